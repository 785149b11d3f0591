import { pauseAfter } from '@lekta/shared/lib/backoff'
import { isApiError, kindOf } from './error-kind'

/**
 * Returns the milliseconds to wait before the n-th retry (from 1). The wait doubles from one second up to half a
 * minute. Jitter keeps a class from retrying all at the same time.
 */
export const backOff = (repetition: number, random = Math.random) =>
  pauseAfter(repetition, { first: 1000, longest: 30_000, jitter: 0.25 }, random)

/** Milliseconds after which an unanswered call is shown as waiting for the network. */
export const slowAfter = 4000

/** The error with which all pending waits reject when the user leaves the page. */
export class Stopped extends Error {}

export interface Retrier {
  /** Retries a call until it is answered. Rejects with an `ApiError` if no retry can fix it, or with `Stopped`. */
  untilAnswered<T>(task: () => Promise<T>): Promise<T>
  /** Ends the current wait and retries at once. */
  retryNow(): void
  /** Rejects every pending wait with `Stopped`. */
  stop(): void
}

/**
 * Creates a retrier for a bad network. It retries with back-off, and at once when the network returns or the child
 * comes back to the page. Calls `onDelay` if a call takes long.
 */
export function createRetrier(onDelay: () => void, wait = backOff): Retrier {
  const sleepers = new Set<() => void>()
  let stopped = false
  const retryNow = () => {
    for (const wake of [...sleepers]) wake()
  }
  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        sleepers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, milliseconds)
      sleepers.add(wake)
    })
  const once = async <T>(task: () => Promise<T>) => {
    const slow = setTimeout(onDelay, slowAfter)
    return task().finally(() => clearTimeout(slow))
  }
  // Timers do not run while a tablet sleeps, so calls are retried when the page becomes visible.
  const look = () => {
    if (document.visibilityState === 'visible') retryNow()
  }
  window.addEventListener('online', retryNow)
  document.addEventListener('visibilitychange', look)
  return {
    async untilAnswered(task) {
      for (let repetition = 1; ; repetition++) {
        if (stopped) throw new Stopped()
        try {
          return await once(task)
        } catch (thrown) {
          if (!isApiError(thrown) || kindOf(thrown) !== 'passing') throw thrown
          if (!stopped) onDelay()
          await sleep(wait(repetition))
        }
      }
    },
    retryNow,
    stop() {
      stopped = true
      window.removeEventListener('online', retryNow)
      document.removeEventListener('visibilitychange', look)
      retryNow()
    },
  }
}
