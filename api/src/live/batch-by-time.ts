import { setTimeout } from 'node:timers/promises'

/** What comes within a moment, in milliseconds, as one list: thirty children who answer at once are looked up once. */
export async function* gather<T>(source: AsyncIterable<T>, milliseconds: number): AsyncGenerator<T[]> {
  let come: T[] = []
  let ended = false
  let wake = () => {}
  const read = async () => {
    for await (const one of source) {
      come.push(one)
      wake()
    }
  }
  const reading = read().finally(() => {
    ended = true
    wake()
  })
  // An error of the source is thrown to the caller of the next batch, below.
  reading.catch(() => {})
  for (;;) {
    if (come.length === 0 && !ended) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    if (come.length === 0) return reading
    await setTimeout(milliseconds)
    const list = come
    come = []
    yield list
  }
}
