import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { StartError } from '../config/start-error'
import type { Database } from '../database/connect'

const NAME = 'erasures.jsonl'

const Tombstone = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)), at: z.string() })
/** Says that the person with this hash has been erased. */
export type Tombstone = z.infer<typeof Tombstone>

/** Returns the file of tombstones in a folder. */
export const tombstonesIn = (folder: string) => join(folder, NAME)

/**
 * Returns the tombstones in a file; none if it does not exist. Ignores a last line that was cut off. Throws a
 * StartError for any other line that is none, because somebody might come back.
 */
export async function readTombstones(path: string): Promise<Tombstone[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n').slice(0, -1)
  return lines.map((line, i) => {
    try {
      return z.parse(Tombstone, JSON.parse(line))
    } catch (cause) {
      throw new StartError(`Line ${i + 1} of ${path} is damaged, so it is unclear who was erased.`, { cause })
    }
  })
}

/** Appends tombstones to a file. Returns once they are on the disk. */
async function appendTombstones(path: string, tombstones: readonly Tombstone[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const handle = await open(path, 'a', 0o600)
  try {
    await handle.appendFile(tombstones.map((tombstone) => `${JSON.stringify(tombstone)}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const Row = z.array(z.object({ hash: z.string(), at: z.string() }))

/** Returns the tombstones of everyone whose erasure the database records. Older versions record none. */
async function selectTombstones(database: Database): Promise<Tombstone[]> {
  const table = await database.execute(sql`select to_regclass('public.erasure') is not null as exists`)
  if (table.rows[0]?.exists !== true) return []
  const { rows } = await database.execute(
    sql`select person_hash as hash, to_json(done_at)#>>'{}' as at from erasure where done_at is not null order by done_at`,
  )
  return z.parse(Row, rows)
}

/**
 * Adds the tombstones of the server to those in the folder of backups, where a restore finds them even if the server
 * is lost. Never removes one.
 */
export async function copyTombstones(database: Database, dataDir: string, folder: string): Promise<void> {
  const target = tombstonesIn(folder)
  const existing = new Set((await readTombstones(target)).map(({ hash }) => hash))
  const all = [...(await readTombstones(tombstonesIn(dataDir))), ...(await selectTombstones(database))]
  const missing = new Map(all.filter(({ hash }) => !existing.has(hash)).map((one) => [one.hash, one]))
  if (missing.size > 0) await appendTombstones(target, [...missing.values()])
}
