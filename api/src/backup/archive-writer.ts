import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { StartError } from '../config/start-error'
import { encryptionWith } from './keys'
import type { BackupEntry } from './manifest'

/** Higher levels take two to four times as long and save less than a tenth of the size. */
const LEVEL = 5

/** Writes the entries of a backup into one file. */
export interface ArchiveWriter {
  /** Adds an entry of a given number of bytes. */
  add: (name: string, bytes: number, content: AsyncIterable<Uint8Array>) => Promise<void>
  /** The entries added so far. */
  entries: readonly BackupEntry[]
  /** Returns the size of the file so far, in bytes. */
  size: () => number
}

async function* passOn(source: AsyncIterable<Uint8Array>, hash: Hash, name: string, bytes: number) {
  let count = 0
  for await (const chunk of source) {
    count += chunk.length
    if (count > bytes) break
    hash.update(chunk)
    yield chunk
  }
  if (count !== bytes) throw new Error(`${name} changed its size while it was being read.`)
}

/** Makes the name of a new file survive a power failure. Windows does so by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function openArchive(path: string, encrypt: Awaited<ReturnType<typeof encryptionWith>> | null, now: Date) {
  const { readable, controller } = createTarPacker()
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const source = Readable.fromWeb(readable as ReadableStream<Uint8Array>)
  const gzip = createGzip({ level: LEVEL })
  const written = encrypt ? pipeline(source, gzip, encrypt, target) : pipeline(source, gzip, target)
  const entries: BackupEntry[] = []
  const add: ArchiveWriter['add'] = async (name, bytes, content) => {
    const writer = controller.add({ name, size: bytes, mtime: now, mode: 0o600 }).getWriter()
    const hash = createHash('sha256')
    for await (const chunk of passOn(content, hash, name, bytes)) await writer.write(chunk)
    await writer.close()
    entries.push({ name, bytes, sha256: hash.digest('hex') })
  }
  return { add, entries, size: () => target.bytesWritten, written, controller }
}

/** Throws a StartError if the file exists: whatever is in it must not be lost. */
async function assertFree(draft: string): Promise<void> {
  const exists = await access(draft).then(
    () => true,
    () => false,
  )
  if (exists) {
    throw new StartError(
      `${draft} exists: another backup is being written, or one was interrupted. In the second case delete the file.`,
    )
  }
}

/**
 * Writes an archive under a temporary name and renames it once it is completely on the disk. Returns its size in
 * bytes. Removes the file if `write` fails. Throws a StartError if the key is not valid.
 */
export async function writeArchive(
  path: string,
  { key, now }: { key: string | null; now: Date },
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const encrypt = key === null ? null : await encryptionWith(key)
  const draft = `${path}.partial`
  await assertFree(draft)
  const { written, controller, ...archive } = openArchive(draft, encrypt, now)
  const writing = write(archive).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error)
      throw error
    },
  )
  try {
    // If the disk is full, the error of the file comes first and is the one that says so.
    await Promise.all([written, writing])
  } catch (error) {
    await Promise.allSettled([written, writing])
    await rm(draft, { force: true })
    const { syscall, message } = error as NodeJS.ErrnoException
    if (syscall) throw new StartError(`The backup could not be written: ${message}.`, { cause: error })
    throw error
  }
  await rename(draft, path)
  await syncFolder(dirname(path))
  return archive.size()
}
