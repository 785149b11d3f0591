import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { StartError } from '../config/start-error'
import { toWebStream } from '../stream/web-stream'
import { type BackupKeys, decryptionWith } from './keys'

/** An entry of an archive. Its content must be read to the end before the next entry. */
export interface ReadEntry {
  name: string
  bytes: number
  content: AsyncIterable<Uint8Array>
}

const AGE = 'age-encryption.org/v1'
const GZIP = Buffer.from([0x1f, 0x8b])

/** Returns how a file begins. Throws a StartError if it cannot be read. */
async function readStart(path: string): Promise<Buffer> {
  try {
    const handle = await open(path)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reasons: Readonly<Record<string, string>> = {
      ENOENT: `There is no file ${path}.`,
      EISDIR: `${path} is a folder: name a file in it.`,
    }
    throw new StartError(reasons[code ?? ''] ?? `${path} cannot be read: ${message}.`, { cause: error })
  }
}

/** Returns the error for a backup that is not as it was written. */
export const damaged = (path: string, cause?: unknown) =>
  new StartError(`${basename(path)} is damaged or incomplete, so nothing of it can be used: use another backup.`, {
    cause,
  })

function readError(error: unknown, path: string): unknown {
  if (error instanceof StartError) return error
  const { message, code, syscall } = error as NodeJS.ErrnoException
  if (syscall) return new StartError(`${path} cannot be read: ${message}.`, { cause: error })
  if (/no identity matched/.test(message)) {
    return new StartError(
      `${basename(path)} cannot be decrypted: neither BACKUP_KEY nor BACKUP_KEY_FILE is the key that it was encrypted with, or its first lines are damaged.`,
      { cause: error },
    )
  }
  return damaged(path, code ?? error)
}

async function* withReadErrors<T>(source: AsyncIterable<T>, path: string): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw readError(error, path)
      })
      if (next.done) return
      yield next.value
    }
  } finally {
    await iterator.return?.()
  }
}

/** Returns whether a file is an encrypted backup. Throws a StartError if it is no backup. */
export async function isEncrypted(path: string): Promise<boolean> {
  const start = await readStart(path)
  if (start.toString('latin1') === AGE) return true
  if (start.subarray(0, GZIP.length).equals(GZIP)) return false
  throw new StartError(`${basename(path)} is not a backup of Lekta.`)
}

/**
 * Returns the entries of an archive in their order. Throws a StartError if the file is no archive, is damaged or
 * incomplete, or cannot be decrypted with these keys.
 */
export async function* readArchive(path: string, keys: BackupKeys): AsyncGenerator<ReadEntry> {
  const decrypt = (await isEncrypted(path)) ? decryptionWith(keys, basename(path)) : null
  const file = createReadStream(path)
  const gunzip = createGunzip()
  // An error reaches the reader of `gunzip`, so it is not handled here.
  if (decrypt) pipeline(file, decrypt, gunzip, () => undefined)
  else pipeline(file, gunzip, () => undefined)
  const entries = toWebStream(gunzip).pipeThrough(createTarDecoder({ strict: true }))
  try {
    for await (const { header, body } of withReadErrors(entries, path)) {
      if (header.type !== undefined && header.type !== 'file') throw damaged(path)
      yield { name: header.name, bytes: header.size, content: withReadErrors(body, path) }
    }
  } finally {
    file.destroy()
    gunzip.destroy()
  }
}
