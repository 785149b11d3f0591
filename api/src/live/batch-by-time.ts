import { setTimeout } from 'node:timers/promises'

/** What comes within a moment, in milliseconds, as one list: thirty children who answer at once are looked up once. */
export async function* gather<T>(source: AsyncIterable<T>, moment: number): AsyncGenerator<T[]> {
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
  // A source that fails is told to whoever asks for the next list, below.
  reading.catch(() => {})
  for (;;) {
    if (come.length === 0 && !ended) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    if (come.length === 0) return reading
    await setTimeout(moment)
    const list = come
    come = []
    yield list
  }
}
