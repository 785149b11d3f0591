/** A client's end of a stream of server-sent events. */
export interface Line {
  headers: Headers
  /** Returns everything received so far, undecoded. */
  came: () => string
  /** Resolves with the data of the next event, or null at the end of the stream. */
  next: () => Promise<unknown>
  /** Resolves when the server has ended the stream. */
  ended: () => Promise<void>
  hangUp: () => Promise<void>
}

export const isLine = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream') === true

/** Reads a response as a stream of server-sent events. */
export function lineOf({ headers, body }: Response): Line {
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
    came: () => received,
    next: async () => (await events.next()).value ?? null,
    ended: async () => {
      for await (const _ of events);
    },
    hangUp: () => reader.cancel(),
  }
}
