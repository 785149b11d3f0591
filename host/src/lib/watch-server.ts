import { type Store, watchReach } from '@lekta/shared/client'
import { fetchHealth } from '@lekta/shared/lib/health'

/**
 * Keeps the store's `reach` up to date. Returns a function that stops the updates. Call it before the first request
 * to the server, because a missed failure would leave the page without an explanation.
 */
export const watchServer = (store: Store): (() => void) =>
  watchReach(store, async () => (await fetchHealth()) === 'ready')
