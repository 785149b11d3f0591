import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import * as z from 'zod/mini'
import { StartError } from '../config/start-error'
import { damaged, isEncrypted, type ReadEntry, readArchive } from './archive-reader'
import { countRows, type Progress } from './create-backup'
import type { BackupKeys } from './keys'
import { type BackupEntry, FORMAT, folders, MANIFEST, Manifest, tableOf } from './manifest'

/** Bytes that a manifest has at most. */
const LARGEST_MANIFEST = 256 * 1024 * 1024

interface Found {
  entries: BackupEntry[]
  /** Number of rows by table; that of the jobs under their folder's name. */
  rows: Map<string, number>
  manifest: string | null
}

async function readText({ content, bytes }: ReadEntry, path: string): Promise<string> {
  if (bytes > LARGEST_MANIFEST) throw damaged(path)
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function readAll(path: string, keys: BackupKeys, progress: Progress): Promise<Found> {
  const found: Found = { entries: [], rows: new Map(), manifest: null }
  for await (const entry of readArchive(path, keys)) {
    const { name, bytes } = entry
    if (found.manifest !== null) throw damaged(path)
    if (name === MANIFEST) {
      found.manifest = await readText(entry, path)
      continue
    }
    const hash = createHash('sha256')
    const counted = tableOf(name) ?? (name.startsWith(`${folders.jobs}/`) ? folders.jobs : null)
    let rows = 0
    for await (const chunk of entry.content) {
      hash.update(chunk)
      if (counted !== null) rows += countRows(chunk)
    }
    if (counted !== null) found.rows.set(counted, (found.rows.get(counted) ?? 0) + rows)
    found.entries.push({ name, bytes, sha256: hash.digest('hex') })
    progress(`checking ${name}`)
  }
  return found
}

/** Returns the manifest. Throws a StartError if it is of a newer format, or none. */
function parseManifest(text: string | null, path: string): Manifest {
  try {
    const content: unknown = JSON.parse(text ?? '')
    const { format } = z.parse(z.object({ format: z.number() }), content)
    if (format > FORMAT) {
      throw new StartError(`${basename(path)} was written by a newer version of Lekta: install that version first.`)
    }
    return z.parse(Manifest, content)
  } catch (error) {
    throw error instanceof StartError ? error : damaged(path, error)
  }
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export interface VerifiedBackup {
  path: string
  manifest: Manifest
  /** Size of the file. */
  bytes: number
  encrypted: boolean
}

/**
 * Reads a whole backup and compares it with its manifest: every entry's hash, and the number of rows of every table.
 * Needs no database. Throws a StartError if anything differs or cannot be read.
 */
export async function verifyBackup(path: string, keys: BackupKeys, progress: Progress): Promise<VerifiedBackup> {
  const encrypted = await isEncrypted(path)
  const { entries, rows, manifest: text } = await readAll(path, keys, progress)
  const manifest = parseManifest(text, path)
  const counts = [...manifest.tables, { name: folders.jobs, rows: manifest.jobs }]
  const isComplete =
    isEqual(entries, manifest.entries) &&
    counts.every(({ name, rows: expected }) => (rows.get(name) ?? 0) === expected) &&
    [...rows.keys()].every((name) => counts.some((table) => table.name === name))
  if (!isComplete) throw damaged(path)
  return { path, manifest, bytes: (await stat(path)).size, encrypted }
}

async function* compareHash(content: AsyncIterable<Uint8Array>, expected: string, path: string) {
  const hash = createHash('sha256')
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== expected) throw damaged(path)
}

/**
 * Returns the entries of a verified backup except its manifest. Throws a StartError if the file has changed since it
 * was verified.
 */
export async function* readVerified(
  { path, manifest }: Pick<VerifiedBackup, 'path' | 'manifest'>,
  keys: BackupKeys,
): AsyncGenerator<ReadEntry> {
  let n = 0
  for await (const entry of readArchive(path, keys)) {
    if (entry.name === MANIFEST) return
    const expected = manifest.entries[n++]
    if (expected?.name !== entry.name) throw damaged(path)
    yield { ...entry, content: compareHash(entry.content, expected.sha256, path) }
  }
  throw damaged(path)
}
