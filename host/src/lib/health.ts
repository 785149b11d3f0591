import { type Store, watchReach } from '@lekta/shared/client'

/** How the server is, by its own word. */
export type Health = 'ready' | 'not ready' | 'silent'

const patience = 8000

/** Asks the server whether it and its database can do their work; never rejects. */
export async function fetchHealth(): Promise<Health> {
  try {
    const { ok } = await fetch('/readyz', { signal: AbortSignal.timeout(patience) })
    return ok ? 'ready' : 'not ready'
  } catch {
    // No answer is an answer here.
    return 'silent'
  }
}

/**
 * Keeps the store's `reach` true from now on, and returns the way to stop. It starts before the first call goes out: a failure
 * that nobody watches for would leave the page without a word.
 */
export const watchServer = (store: Store): (() => void) =>
  watchReach(store, async () => (await fetchHealth()) === 'ready')
