/**
 * A message from a page to the recovery worker. It says either that the page at this address responds, or that the
 * page may be silent from now on.
 */
export type Beat = { kind: 'alive'; address: string } | { kind: 'paused' }

/** Milliseconds between two beats of a page. */
export const beatEvery = 1000

/**
 * Milliseconds without a beat after which a page counts as frozen. Leaves time to recover the page within
 * `answerWithin`.
 */
export const frozenAfter = 4000

type Recover = (client: string, address: string) => Promise<void>

/** Calls `recover` for every page whose beats stop without a `paused` message. */
export function createFreezeDetector(recover: Recover) {
  const watches = new Map<string, () => void>()
  const stop = (client: string) => {
    watches.get(client)?.()
    watches.delete(client)
  }
  const watch = (client: string, address: string) =>
    new Promise<void>((resolve) => {
      let silence = 0
      // Counts ticks instead of time, because pages have no time to respond right after a computer wakes up.
      const timer = setInterval(() => {
        silence += beatEvery
        if (silence < frozenAfter) return
        resolve(recover(client, address))
        stop(client)
      }, beatEvery)
      watches.set(client, () => {
        clearInterval(timer)
        resolve()
      })
    })
  return {
    /**
     * Handles a beat of a page. Settles when the page beats again or is recovered; until then, the browser must keep
     * the worker running.
     */
    hear(client: string, beat: Beat): Promise<void> {
      stop(client)
      return beat.kind === 'alive' ? watch(client, beat.address) : Promise.resolve()
    },
  }
}
