import { whenCached } from '../api/cache'
import type { Store } from '../store/store'

/**
 * Tells the cache whether the page is visible, for the query options `skipPollingIfUnfocused` and `refetchOnFocus`.
 * Returns a function that stops watching.
 */
export const watchVisibility = (store: Store): (() => void) => {
  let release: () => void = () => undefined
  const cancel = whenCached(({ setupListeners }) => {
    // RTK Query's own listeners would also refetch whenever the window gets the focus and on the browser's `online`
    // event.
    release = setupListeners(store.dispatch, (dispatch, { onFocus, onFocusLost }) => {
      const follow = () => void dispatch(document.hidden ? onFocusLost() : onFocus())
      document.addEventListener('visibilitychange', follow)
      return () => document.removeEventListener('visibilitychange', follow)
    })
  })
  return () => {
    cancel()
    release()
  }
}
