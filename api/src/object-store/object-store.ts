import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'

/** Stores whole files by key, in one bucket of a store that speaks the protocol of Amazon S3. */
export interface ObjectStore {
  /** Stores a file, instead of the one that has the key. */
  put: (key: string, content: Buffer, type: string) => Promise<void>
  /** Returns a file; null if there is none. */
  get: (key: string) => Promise<Buffer | null>
  has: (key: string) => Promise<boolean>
  /** Deletes a file, if there is one. */
  remove: (key: string) => Promise<void>
}

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

const pathOf = (key: string) => key.split('/').map(encodeURIComponent).join('/')

/** Returns the code with which a store explains a failure, such as `NoSuchBucket`. */
const codeIn = (xml: string) => /<Code>([^<]+)<\/Code>/.exec(xml)?.[1] ?? ''

/** Opens the bucket at an address. `timeoutMs` limits each request, including its file. */
export function openObjectStore(address: string, timeoutMs = 60_000): ObjectStore {
  const { base, ...credentials } = parseLocation(address)
  const client = new AwsClient({ ...credentials, service: 's3', retries })
  const send = async (method: string, key: string, body?: { content: Buffer; type: string }) => {
    const response = await client.fetch(`${base}/${pathOf(key)}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(body?.content ?? '')
          .digest('hex'),
        ...(body && { 'Content-Type': body.type }),
      },
      ...(body && { body: new Uint8Array(body.content) }),
    })
    if (response.ok || response.status === 404) return response
    const code = codeIn(await response.text())
    throw new Error(`The object store answers ${method} with ${response.status} ${code}`.trim())
  }
  return {
    put: async (key, content, type) => {
      const { status } = await send('PUT', key, { content, type })
      if (status === 404) throw new Error('The object store has no such bucket.')
    },
    get: async (key) => {
      const response = await send('GET', key)
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer())
    },
    has: async (key) => (await send('HEAD', key)).status !== 404,
    remove: async (key) => void (await send('DELETE', key)),
  }
}
