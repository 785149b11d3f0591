import { Button, type ButtonProps } from '@mantine/core'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'loading' | 'leftSection'> {
  /** The accessible name of the file input. */
  label: string
  /** Kinds of file, as in the `accept` of an input. */
  accept: string
  onFile: (file: File) => void
  children: ReactNode
  'aria-describedby'?: string
}

/** A button that has a file chosen from the device. */
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
          // The same file can be chosen again once it is corrected.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

/** Lets a file be dropped on an element: what to give it, where `data-over` is set while a file hangs over it. */
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
