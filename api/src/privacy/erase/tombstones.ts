import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Tombstone = z.object({ hash: z.string(), at: z.string() })
type Tombstone = z.infer<typeof Tombstone>

const fileOf = (dataDir: string) => join(dataDir, 'erasures.jsonl')

/** Makes sure that a folder's list of files survives a power failure. Windows does not allow it, and does not need it. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Records in a file that a person is erased, so that the loss of the database does not undo it: whoever restores an
 * older backup erases the same people again. Names nobody. Returns once the disk has it.
 */
export async function appendTombstone(dataDir: string, { hash, at }: { hash: string; at: Date }): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const handle = await open(fileOf(dataDir), 'a', 0o600)
  try {
    await handle.appendFile(`${JSON.stringify({ hash, at: at.toISOString() })}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await syncFolder(dataDir)
}

/** Returns the tombstones of this server's file, oldest first. Ignores a last line that a crash has cut off. */
export async function readTombstones(dataDir: string): Promise<Tombstone[]> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const complete = text.split('\n').slice(0, -1)
  return complete.map((line) => z.parse(Tombstone, JSON.parse(line)))
}
