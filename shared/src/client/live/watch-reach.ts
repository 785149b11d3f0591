import { isAxiosError, isCancel } from 'axios'
import { pauseAfter } from '../../lib/backoff'
import { whenCached } from '../api/cache'
import { reachSlice } from '../store/reach'
import type { Store } from '../store/store'

/** Pauses between probes of a server that does not answer. The longest pause repeats. */
const backoff = { first: 1000, longest: 15_000 } as const

/** Returns whether the server is ready; never rejects. */
export type Probe = () => Promise<boolean>

// An aborted call says nothing about the server, and a 4xx response proves that the server answers.
const isSilence = (error: unknown) => isAxiosError(error) && !isCancel(error) && (error.response?.status ?? 500) >= 500

/** Creates a watch that probes until the server answers, with one probe at a time. */
function createWatch(store: Store, probe: Probe, onReturn: () => void) {
  const { reached } = reachSlice.actions
  let probing = false
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = async (round: number) => {
    probing = true
    const reachable = await probe()
    probing = false
    if (stopped) return
    if (reachable) {
      const before = store.getState().reach
      store.dispatch(reached('online'))
      if (before !== 'online') onReturn()
      return
    }
    store.dispatch(reached(navigator.onLine ? 'serverUnreachable' : 'offline'))
    timer = setTimeout(() => void check(round + 1), pauseAfter(round + 1, backoff))
  }
  return {
    now() {
      if (probing) return
      clearTimeout(timer)
      void check(0)
    },
    /**
     * Starts a probe after a failed call, unless a probe is running or the server is already known to be out of
     * reach.
     */
    suspect() {
      if (store.getState().reach === 'online' && !probing) void check(0)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/**
 * Detects that calls fail because the server is down, probes until it is back, and then refetches the data on the
 * page. Returns a function that stops watching.
 */
export function watchReach(store: Store, probe: Probe): () => void {
  let onOnlineAgain: () => void = () => undefined
  const watch = createWatch(store, probe, () => onOnlineAgain())
  const { response } = store.http.interceptors
  const interceptor = response.use(undefined, (error: unknown) => {
    if (isSilence(error)) watch.suspect()
    throw error
  })
  const setOffline = () => store.dispatch(reachSlice.actions.reached('offline'))
  const checkNow = () => watch.now()
  window.addEventListener('offline', setOffline)
  window.addEventListener('online', checkNow)
  // The browser fires its `online` event before the server is reachable, so our own probe decides.
  const cancel = whenCached(({ setupListeners }) =>
    setupListeners(store.dispatch, (dispatch, { onOnline }) => {
      onOnlineAgain = () => void dispatch(onOnline())
      return () => undefined
    }),
  )
  if (!navigator.onLine) setOffline()
  else if (store.getState().reach !== 'online') checkNow()
  return () => {
    response.eject(interceptor)
    window.removeEventListener('offline', setOffline)
    window.removeEventListener('online', checkNow)
    watch.stop()
    cancel()
    onOnlineAgain = () => undefined
  }
}
