import { Button } from '@lekta/shared/ui/base'
import type { ButtonProps } from '@mantine/core'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'loading' | 'leftSection'> {
  /** The accessible name of the file input. */
  label: string
  /** File types, as in the `accept` attribute of an input. */
  accept: string
  onFile: (file: File) => void
  children: ReactNode
  'aria-describedby'?: string
}

/** A button that lets the user choose a file. */
export const FileButton = ({ label, accept, onFile, ...button }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Lets the user choose the same file again after correcting it.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

/**
 * Returns the props of an element on which a file can be dropped. `data-over` is set while a file is dragged over it.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false)
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer.files[0]
      if (file) onFile(file)
    },
  }
}
