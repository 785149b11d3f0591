import type { Store } from '@lekta/shared/client'
import type { Pushed } from './firebase'
import { showsMessages } from './permission'
import { openPushConnection, ownsPushes, registerPush } from './push'

/**
 * Registers this browser for pushes if its user allows them, and passes them to `receive`. Returns a function that
 * stops receiving them.
 */
export function watchPushes(store: Store, receive: (pushed: Pushed) => void): () => void {
  let stop: () => void = () => undefined
  let active = true
  const start = async () => {
    const line = await openPushConnection()
    if (!active || !line || !(await ownsPushes(store)) || !(await registerPush(store, line)) || !active) return
    stop = line.onMessage(receive)
  }
  // A failure is ignored: the next page load tries again, and the stream brings the same messages while the portal is
  // open.
  if (showsMessages()) void start().catch(() => undefined)
  return () => {
    active = false
    stop()
  }
}
