import { gunzipSync, gzipSync } from 'node:zlib'
import { ReleasePackage, releaseFile, signatureFile } from '@lekta/shared/contract/delivery/release-package'
import { packTar, unpackTar } from 'modern-tar'
import { signatureOf } from './signing-key'

/** The position in a gzip header of the operating system that wrote it, and the value for an unknown one. */
const [systemAt, unknownSystem] = [9, 255]

/** The header of an entry, the same on every machine and at any time. */
const headerOf = (name: string, { length }: Buffer) => ({
  name,
  size: length,
  mode: 0o644,
  uid: 0,
  gid: 0,
  mtime: new Date(0),
})

/** An unpacked release: its description, and its other files by name. */
export interface Unpacked {
  content: ReleasePackage
  files: ReadonlyMap<string, Buffer>
}

/** Packs a release into one file. The same release always gives the same bytes. Signs it if there is a key. */
export async function packRelease({ content, files }: Unpacked, signingKey: string | undefined): Promise<Buffer> {
  const description = Buffer.from(`${JSON.stringify(content)}\n`)
  const signature = signingKey ? [[signatureFile, signatureOf(description, signingKey)] as const] : []
  const entries = [[releaseFile, description] as const, ...signature, ...files]
  const tar = await packTar(entries.map(([name, body]) => ({ header: headerOf(name, body), body })))
  const packed = gzipSync(tar, { level: 9 })
  packed[systemAt] = unknownSystem
  return packed
}

/** Unpacks a package that `packRelease` has made. Throws if it is none. */
export async function unpackRelease(packed: Buffer): Promise<Unpacked> {
  const entries = await unpackTar(gunzipSync(packed), { strict: true })
  const files = new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? [])]))
  const description = files.get(releaseFile)
  if (!description) throw new Error(`The package contains no ${releaseFile}.`)
  files.delete(releaseFile)
  files.delete(signatureFile)
  return { content: ReleasePackage.parse(JSON.parse(description.toString())), files }
}
