import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import {
  packageFormat,
  ReleasePackage,
  releaseFile,
  signatureFile,
} from '@lekta/shared/contract/delivery/release-package'
import { createTarDecoder } from 'modern-tar'
import * as z from 'zod/mini'
import { toWebStream } from '../../stream/web-stream'

/** The limits of an unpacked package. */
const mostFiles = 2000
const mostBytes = 100 * 1024 * 1024

/** A package that cannot be read; the message says why, for the team that built it. */
export class PackageError extends Error {}

/** An unpacked package. */
export interface ReadPackage {
  content: ReleasePackage
  /** `release.json` as it was written, which a signature signs. */
  description: Buffer
  /** The signature of `description`, in base64; null if it is not signed. */
  signature: string | null
  /** The other files, by name. */
  files: ReadonlyMap<string, Buffer>
  /** SHA-256 of `release.json`, in hex. It covers the whole package, because `release.json` has the hash of each file. */
  hash: string
  bytes: number
}

async function collect(body: AsyncIterable<Uint8Array>, left: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > left) throw new PackageError(`The package unpacks to more than ${mostBytes / 1024 / 1024} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function unpack(packed: Buffer): Promise<Map<string, Buffer>> {
  const gunzip = createGunzip()
  const source = Readable.from([packed])
  source.on('error', (error) => gunzip.destroy(error))
  const entries = toWebStream(source.pipe(gunzip)).pipeThrough(createTarDecoder({ strict: true }))
  const files = new Map<string, Buffer>()
  let bytes = 0
  for await (const { header, body } of entries) {
    if (header.type !== undefined && header.type !== 'file')
      throw new PackageError(`${header.name} is not a file, and a package contains only files.`)
    if (files.size === mostFiles) throw new PackageError(`The package contains more than ${mostFiles} files.`)
    if (files.has(header.name)) throw new PackageError(`The package contains ${header.name} twice.`)
    const content = await collect(body, mostBytes - bytes)
    bytes += content.length
    files.set(header.name, content)
  }
  return files
}

const positionOf = ({ path, message }: z.core.$ZodIssue) => `${path.map(String).join('.') || releaseFile}: ${message}`

/** Parses `release.json`. Throws a PackageError if it does not describe a release. */
export function parseDescription(text: Buffer): ReleasePackage {
  let json: unknown
  try {
    json = JSON.parse(text.toString('utf8'))
  } catch (cause) {
    throw new PackageError(`${releaseFile} is not JSON.`, { cause })
  }
  const format: unknown = (json as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > packageFormat)
    throw new PackageError(
      `The package has format ${format}, and this portal reads format ${packageFormat}: build it with @lekta/tools of this portal’s version.`,
    )
  const parsed = z.safeParse(ReleasePackage, json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new PackageError(`${releaseFile} is not as it should be: ${issue ? positionOf(issue) : 'unknown'}.`)
}

/** Returns the hash of a release: SHA-256 of its `release.json`, in hex. */
export const hashOf = (description: Buffer) => createHash('sha256').update(description).digest('hex')

/** Unpacks a package in memory. Throws a PackageError if it is not a package. */
export async function readPackage(packed: Buffer): Promise<ReadPackage> {
  const all = await unpack(packed).catch((error: unknown) => {
    if (error instanceof PackageError) throw error
    throw new PackageError('The file is not a package: it is damaged, or no gzipped tar archive.', { cause: error })
  })
  const description = all.get(releaseFile)
  if (!description) throw new PackageError(`The package contains no ${releaseFile}.`)
  const signature = all.get(signatureFile)?.toString('utf8').trim() ?? null
  const files = new Map([...all].filter(([name]) => name !== releaseFile && name !== signatureFile))
  const content = parseDescription(description)
  return { content, description, signature, files, hash: hashOf(description), bytes: packed.length }
}
