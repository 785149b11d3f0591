import { type Store, watchReach } from '@lekta/shared/client'
import { fetchHealth } from '@lekta/shared/lib/health'

/**
 * Keeps the store's `reach` up to date. Returns a function that stops it. Start it before the first call: a failure
 * that it misses would leave the page without an explanation.
 */
export const watchServer = (store: Store): (() => void) =>
  watchReach(store, async () => (await fetchHealth()) === 'ready')
