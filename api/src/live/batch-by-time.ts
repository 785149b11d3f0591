import { setTimeout } from 'node:timers/promises'

/**
 * Groups values that arrive within a number of milliseconds into one list, so that thirty children who answer at the
 * same time cause only one query.
 */
export async function* batchByTime<T>(source: AsyncIterable<T>, milliseconds: number): AsyncGenerator<T[]> {
  let pending: T[] = []
  let ended = false
  let wake = () => {}
  const read = async () => {
    for await (const one of source) {
      pending.push(one)
      wake()
    }
  }
  const reading = read().finally(() => {
    ended = true
    wake()
  })
  // The loop below throws an error of the source to the caller who requests the next batch.
  reading.catch(() => {})
  for (;;) {
    if (pending.length === 0 && !ended) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    if (pending.length === 0) return reading
    await setTimeout(milliseconds)
    const list = pending
    pending = []
    yield list
  }
}
