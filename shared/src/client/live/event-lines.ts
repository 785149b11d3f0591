type Chunk = ReadableStreamReadResult<Uint8Array>

/** A broken connection counts as the end of the stream. */
const broken = (): Chunk => ({ done: true, value: undefined })

/**
 * Yields the data of each event in a stream of server-sent events, one JSON value per event. `onLife` is called
 * whenever anything arrives, including keep-alive lines.
 */
export async function* eventsIn(stream: ReadableStream<Uint8Array>, onLife: () => void): AsyncGenerator<unknown> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read().catch(broken)
    if (done) return
    onLife()
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data:')) yield JSON.parse(line.slice('data:'.length))
  }
}
