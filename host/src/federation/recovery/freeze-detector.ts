/**
 * A message from a page to the recovery worker: either that the page responds, with its address, or that it may be
 * silent from now on.
 */
export type Beat = { kind: 'alive'; address: string } | { kind: 'paused' }

/** Milliseconds between two beats of a page. */
export const beatEvery = 1000

/** A page that has not responded for this many milliseconds is frozen. Leaves time to recover within `answerWithin`. */
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
      // Counts ticks instead of time: right after a computer wakes up, pages have had no time to respond either.
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
    /** Settles when the page beats again or is recovered. Until then, the browser must keep the worker running. */
    hear(client: string, beat: Beat): Promise<void> {
      stop(client)
      return beat.kind === 'alive' ? watch(client, beat.address) : Promise.resolve()
    },
  }
}
