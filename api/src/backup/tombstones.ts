import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { appendTombstones, readTombstones, type Tombstone } from '../privacy/erase/tombstones'

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
  const existing = new Set((await readTombstones(folder)).map(({ hash }) => hash))
  const all = [...(await readTombstones(dataDir)), ...(await selectTombstones(database))]
  const missing = new Map(all.filter(({ hash }) => !existing.has(hash)).map((one) => [one.hash, one]))
  if (missing.size > 0) await appendTombstones(folder, [...missing.values()])
}
