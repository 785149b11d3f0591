import { type Store, watchMaintenance, watchReach } from '@lekta/shared/client'
import { fetchHealth } from '@lekta/shared/lib/health'

/**
 * Keeps the store's `reach` and `maintenance` up to date. Returns a function that stops the updates. Call it before
 * the first request to the server, because a missed failure would leave the page without an explanation.
 */
export function watchServer(store: Store): () => void {
  const stops = [watchReach(store, async () => (await fetchHealth()) === 'ready'), watchMaintenance(store)]
  return () => {
    for (const stop of stops) stop()
  }
}
