import { type Store, useAppSelector, useStore } from '@lekta/shared/client'
import { useEffect } from 'react'
import { turnMessagesOn } from './device-messages'
import { requestOnce } from './permission'

/** Asks whether messages may show beside the page, once per browser; never a child on its parent's device. */
export function useFirstRequest() {
  const store = useStore() as Store
  const isActing = useAppSelector(({ session }) => session.acting !== null)
  useEffect(() => {
    if (isActing) return
    // A push service that does not answer is asked again with the next page load.
    return requestOnce(() => void turnMessagesOn(store).catch(() => undefined))
  }, [store, isActing])
}
