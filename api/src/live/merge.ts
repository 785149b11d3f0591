/** Returns the items of several sources in the order in which they arrive. It ends when all of them have ended. */
export async function* merge<T>(...sources: readonly AsyncIterable<T>[]): AsyncGenerator<T> {
  const iterators = sources.map((source) => source[Symbol.asyncIterator]())
  const ask = async (iterator: AsyncIterator<T>) => ({ iterator, result: await iterator.next() })
  const waiting = new Map(iterators.map((iterator) => [iterator, ask(iterator)]))
  try {
    while (waiting.size > 0) {
      const { iterator, result } = await Promise.race(waiting.values())
      if (result.done) {
        waiting.delete(iterator)
        continue
      }
      waiting.set(iterator, ask(iterator))
      yield result.value
    }
  } finally {
    for (const iterator of iterators) void iterator.return?.()
  }
}
