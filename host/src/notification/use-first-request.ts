import { type Store, useAppSelector, useStore } from '@lekta/shared/client'
import { useEffect } from 'react'
import { turnMessagesOn } from './device-messages'
import { requestOnce } from './permission'

/** Asks for permission to show notifications, once per browser; never asks a child on a parent's device. */
export function useFirstRequest() {
  const store = useStore() as Store
  const isActing = useAppSelector(({ session }) => session.acting !== null)
  useEffect(() => {
    if (isActing) return
    // If the push service does not answer, the next page load tries again.
    return requestOnce(() => void turnMessagesOn(store).catch(() => undefined))
  }, [store, isActing])
}
