import { type Store, useStore } from '@lekta/shared/client'
import { useAction } from '@lekta/shared/feedback/use-action'
import { markRead } from './mark-read'

/** Marks one notification as read, or all; the shell shows an error if that fails. */
export function useMarkRead() {
  const store = useStore() as Store
  const act = useAction()
  return (id?: number) => void act(() => markRead(store, id))
}
