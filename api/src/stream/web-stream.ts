import { ReadableStream } from 'node:stream/web'

/** Returns a web stream that reads the next chunk only when it is needed. */
export function toWebStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await iterator.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => {
        await iterator.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
