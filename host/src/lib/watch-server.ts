import { type Store, watchReach } from '@lekta/shared/client'
import { fetchHealth } from '@lekta/shared/lib/health'

/**
 * Keeps the store's `reach` true from now on, and returns the way to stop. It starts before the first call goes out: a failure
 * that nobody watches for would leave the page without a word.
 */
export const watchServer = (store: Store): (() => void) =>
  watchReach(store, async () => (await fetchHealth()) === 'ready')
