import { type Store, stored } from '@lekta/shared/client'
import type { Pushed } from './firebase'
import { pushLine, pushState, renewPush } from './push'

/** Takes up the pushes that somebody has asked for in this browser, where somebody has. Returns the way to stop. */
export function watchPushes(store: Store, receive: (pushed: Pushed) => void): () => void {
  let stop: () => void = () => undefined
  let wanted = true
  const start = async () => {
    if ((await pushState()) !== 'on') return
    const line = await pushLine()
    if (!wanted || !line || !(await renewPush(store, line))) return
    stop = line.onMessage(receive)
    if (!wanted) stop()
  }
  // The stream tells the same; without pushes nothing is missing while the portal is open.
  if (stored.push()) void start().catch(() => undefined)
  return () => {
    wanted = false
    stop()
  }
}
