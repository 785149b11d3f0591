import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { joinBuffers } from '../stream/join-buffers'
import { chain, PART, readInPieces, type Send, writeParts } from './large-files'

/** Stores files by key, in one bucket of a store that speaks the protocol of Amazon S3. */
export interface ObjectStore {
  /** Stores a file, instead of the one that has the key. */
  put: (key: string, content: Buffer, type: string) => Promise<void>
  /** Returns a file; null if there is none. */
  get: (key: string) => Promise<Buffer | null>
  /**
   * Stores a file as it arrives, without holding all of it in memory. Returns its size in bytes. If it fails or the
   * content throws, nothing is stored.
   */
  write: (key: string, content: AsyncIterable<Buffer>, type: string) => Promise<number>
  /** Returns a file piece by piece; null if there is none. */
  read: (key: string) => Promise<AsyncIterable<Buffer> | null>
  has: (key: string) => Promise<boolean>
  /** Deletes a file, if there is one. */
  remove: (key: string) => Promise<void>
}

/** Thrown when the store cannot be reached or refuses a request. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError'
}

/** Whether an error is an `ObjectStoreError`. One that comes from a thread has only its name. */
export const isObjectStoreError = ({ name }: Error): boolean => name === 'ObjectStoreError'

/** How often a request is repeated that the store could not answer. */
const retries = 3

/** What an address of a bucket says, such as `https://KEY:SECRET@s3.example.org/bucket/prefix?region=eu-1`. */
interface Location {
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** The address of the bucket and the beginning of all keys, without a trailing slash. */
  base: string
}

function parseLocation(address: string): Location {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address)
  return {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    base: `${protocol}//${host}${pathname.replace(/\/+$/, '')}`,
  }
}

/** Returns whether a text is the address of a bucket with the key to it. */
export function isBucketAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username !== '' && password !== '' && /[^/]/.test(pathname)
}

/** Returns the address of a folder in the bucket at an address. */
export function addressBelow(address: string, folder: string): string {
  const url = new URL(address)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${folder}`
  return url.href
}

const pathOf = (key: string) => key.split('/').map(encodeURIComponent).join('/')

/** Returns the code with which a store explains a failure, such as `NoSuchBucket`. */
const codeIn = (xml: string) => /<Code>([^<]+)<\/Code>/.exec(xml)?.[1] ?? ''

/** Opens the bucket at an address. `timeoutMs` limits each request, including its file unless it is read in pieces. */
export function openObjectStore(address: string, timeoutMs = 60_000): ObjectStore {
  const { base, ...credentials } = parseLocation(address)
  const client = new AwsClient({ ...credentials, service: 's3', retries })
  const send: Send = async (method, key, { body, query = '', signal = AbortSignal.timeout(timeoutMs) } = {}) => {
    const answer = client.fetch(`${base}/${pathOf(key)}${query}`, {
      method,
      signal,
      headers: {
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(body?.content ?? '')
          .digest('hex'),
        ...(body && { 'Content-Type': body.type }),
      },
      ...(body && { body: new Uint8Array(body.content) }),
    })
    const response = await answer.catch((error: Error) => {
      // The reason why a request failed is in the cause.
      throw new ObjectStoreError('The object store cannot be reached.', { cause: error.cause ?? error })
    })
    if (response.ok || response.status === 404) return response
    const code = codeIn(await response.text())
    throw new ObjectStoreError(`The object store answers ${method} with ${response.status} ${code}`.trim())
  }
  const put = async (key: string, content: Buffer, type: string) => {
    const { status } = await send('PUT', key, { body: { content, type } })
    if (status === 404) throw new ObjectStoreError('The object store has no such bucket.')
  }
  return {
    put,
    get: async (key) => {
      const response = await send('GET', key)
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer())
    },
    write: async (key, content, type) => {
      const parts = joinBuffers(content, PART)
      const first = await parts.next()
      // A file of one part needs one request.
      const second = await parts.next()
      if (second.done) {
        await put(key, first.value ?? Buffer.alloc(0), type)
        return first.value?.length ?? 0
      }
      return writeParts(send, key, type, chain(first.value, second.value, parts))
    },
    read: (key) => readInPieces(send, key, timeoutMs),
    has: async (key) => (await send('HEAD', key)).status !== 404,
    remove: async (key) => void (await send('DELETE', key)),
  }
}
