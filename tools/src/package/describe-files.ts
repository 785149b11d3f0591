import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ReleasePackage } from '@lekta/shared/contract/delivery/release-package'
import { isCompressed } from '../build/precompress'

/** Returns the names of all files in a folder, with forward slashes, in alphabetical order. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()

/** Returns a file as `release.json` lists it. */
export function describeFile(name: string, content: Buffer): ReleasePackage['files'][string] {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  const gzip = isCompressed(name, content) ? gzipSync(content, { level: 9 }).length : content.length
  return { integrity, bytes: content.length, gzip }
}

/** Returns the originals of all files in a folder as `release.json` lists them. */
export const describeFiles = (folder: string): ReleasePackage['files'] =>
  Object.fromEntries(
    filesIn(folder)
      .filter((name) => !/\.(gz|br)$/.test(name))
      .map((name) => [name, describeFile(name, readFileSync(join(folder, name)))]),
  )
