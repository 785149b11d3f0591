/** Joins buffers to larger ones of at least `bytes` bytes; the last one may be smaller. */
export async function* joinBuffers(buffers: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const buffer of buffers) {
    waiting.push(buffer)
    length += buffer.length
    if (length < bytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
}
