/**
 * Returns a function that calls `run`, never twice at once, so that the result of an older run cannot replace that of a
 * newer one. It settles with a run that began after the call; all calls that wait for the same run share it.
 */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting: Promise<void> | null = null
  const runAfter = async (before: Promise<unknown>) => {
    await before
    waiting = null
    await run()
  }
  return () => {
    if (waiting) return waiting
    waiting = runAfter(last)
    // Only the callers of a run get its error; the next run is carried out all the same.
    last = waiting.catch(() => undefined)
    return waiting
  }
}
