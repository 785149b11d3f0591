/** A client's end of a stream of server-sent events. */
export interface EventStream {
  headers: Headers
  /** Returns everything received so far, undecoded. */
  received: () => string
  /** Resolves with the data of the next event, or null at the end of the stream. */
  next: () => Promise<unknown>
  /** Resolves when the server ends the stream. */
  ended: () => Promise<void>
  close: () => Promise<void>
}

export const isEventStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/event-stream') === true

/** Reads a response as a stream of server-sent events. */
export function eventStreamOf({ headers, body }: Response): EventStream {
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let received = ''
  async function* read(): AsyncGenerator<unknown> {
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const text = decoder.decode(value, { stream: true })
      received += text
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length))
    }
  }
  const events = read()
  return {
    headers,
    received: () => received,
    next: async () => (await events.next()).value ?? null,
    ended: async () => {
      for await (const _ of events);
    },
    close: () => reader.cancel(),
  }
}
