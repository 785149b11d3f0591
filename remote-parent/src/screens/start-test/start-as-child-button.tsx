import { actFor, type Store, useStore } from '@lekta/shared/client'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useNavigate } from '@lekta/shared/routing'
import { Button, type ButtonProps } from '@lekta/shared/ui'
import { type ReactNode, useState } from 'react'

interface Props extends ButtonProps {
  child: { id: number }
  /** The page that opens for the child. */
  to: string
  children: ReactNode
}

/** Makes this device act for a child, and opens a page for the child. */
export const StartAsChildButton = ({ child, to, children, ...look }: Props) => {
  const store = useStore() as Store
  const navigate = useNavigate()
  const act = useAction()
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    if (await act(() => actFor(store, child))) await navigate(to)
    setBusy(false)
  }
  return (
    <Button {...look} data-named loading={busy} onClick={() => void go()}>
      {children}
    </Button>
  )
}
