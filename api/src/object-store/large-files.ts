/** Sends a signed request to the store. Throws if the store refuses it; 404 is an answer. */
export type Send = (
  method: string,
  key: string,
  options?: { body?: { content: Buffer; type: string }; query?: string; signal?: AbortSignal },
) => Promise<Response>

/** The size in bytes of a part of a large file. All but the last must have at least 5 MiB. */
export const PART = 8 * 1024 * 1024

/** Yields two parts that were read already, and then the others. */
export async function* chain(first: Buffer | undefined, second: Buffer, rest: AsyncIterable<Buffer>) {
  if (first) yield first
  yield second
  yield* rest
}

/** Returns the text of an element in an answer of the store. Throws if there is none. */
function textIn(xml: string, name: string): string {
  const [, text] = new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml) ?? []
  if (text === undefined) throw new Error(`The object store answers without ${name}.`)
  return text
}

/** Stores a file part by part. It appears when it is complete; if that fails, the store forgets its parts. */
export async function writeParts(send: Send, key: string, type: string, parts: AsyncIterable<Buffer>): Promise<number> {
  const begun = await send('POST', key, { query: '?uploads=', body: { content: Buffer.alloc(0), type } })
  const upload = encodeURIComponent(textIn(await begun.text(), 'UploadId'))
  const tags: string[] = []
  let size = 0
  try {
    for await (const content of parts) {
      const query = `?partNumber=${tags.length + 1}&uploadId=${upload}`
      const { headers } = await send('PUT', key, { query, body: { content, type } })
      tags.push(headers.get('etag') ?? '')
      size += content.length
    }
    const list = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
    const content = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`)
    const done = await send('POST', key, { query: `?uploadId=${upload}`, body: { content, type: 'application/xml' } })
    // A store that has begun to answer can report an error only in the answer.
    textIn(await done.text(), 'ETag')
    return size
  } catch (error) {
    await send('DELETE', key, { query: `?uploadId=${upload}` })
    throw error
  }
}

/** Reads a file piece by piece. `timeoutMs` limits the wait for each piece, however long the reader takes. */
export async function readInPieces(send: Send, key: string, timeoutMs: number): Promise<AsyncIterable<Buffer> | null> {
  const stop = new AbortController()
  const giveUp = () => stop.abort(new Error('The object store does not answer.'))
  const inTime = async <T>(answer: Promise<T>): Promise<T> => {
    const timer = setTimeout(giveUp, timeoutMs)
    return answer.finally(() => clearTimeout(timer))
  }
  const { status, body } = await inTime(send('GET', key, { signal: stop.signal }))
  if (status === 404 || body === null) return null
  const reader = body.getReader()
  async function* pieces() {
    try {
      for (;;) {
        const { done, value } = await inTime(reader.read())
        if (done) return
        yield Buffer.from(value)
      }
    } finally {
      await reader.cancel()
    }
  }
  return pieces()
}
