import { type Store, useStore } from '@lekta/shared/client'
import { useAction } from '@lekta/shared/feedback/use-action'
import { markRead } from './mark-read'

/** Marks one message as read, or all; the shell says why it could not be done. */
export function useMarkRead() {
  const store = useStore() as Store
  const act = useAction()
  return (id?: number) => void act(() => markRead(store, id))
}
