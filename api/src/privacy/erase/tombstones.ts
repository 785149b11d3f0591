import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { StartError } from '../../config/start-error'

const Tombstone = z.object({ hash: z.string(), at: z.string() })
/** Says that the person with this hash has been erased. */
export type Tombstone = z.infer<typeof Tombstone>

/** Returns the file of tombstones in a folder. */
const tombstonesIn = (folder: string) => join(folder, 'erasures.jsonl')

/** Makes sure that a folder's list of files survives a power failure. Windows does not allow it, and does not need it. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Appends tombstones to the file in a folder. Returns once the disk has them. */
export async function appendTombstones(folder: string, tombstones: readonly Tombstone[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const handle = await open(tombstonesIn(folder), 'a', 0o600)
  try {
    await handle.appendFile(tombstones.map((tombstone) => `${JSON.stringify(tombstone)}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await syncFolder(folder)
}

/**
 * Records in a file that a person is erased, so that the loss of the database does not undo it: whoever restores an
 * older backup erases the same people again. Names nobody. Returns once the disk has it.
 */
export const appendTombstone = (dataDir: string, { hash, at }: { hash: string; at: Date }): Promise<void> =>
  appendTombstones(dataDir, [{ hash, at: at.toISOString() }])

/**
 * Returns the tombstones in a file, oldest first; none if it does not exist. Ignores a last line that a crash has cut
 * off. Throws a StartError for any other line that is none, because someone might come back.
 */
export async function readTombstoneFile(path: string): Promise<Tombstone[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const complete = text.split('\n').slice(0, -1)
  return complete.map((line, i) => {
    try {
      return z.parse(Tombstone, JSON.parse(line))
    } catch (cause) {
      throw new StartError(`Line ${i + 1} of ${path} is damaged, so it is unclear who was erased.`, { cause })
    }
  })
}

/** Returns the tombstones of this server's file, oldest first. */
export const readTombstones = (dataDir: string): Promise<Tombstone[]> => readTombstoneFile(tombstonesIn(dataDir))
