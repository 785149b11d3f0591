import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { reasonOf } from '../errors/reason-of'
import { openFiles } from '../files/files'
import { say } from '../i18n/sentence'
import type { ObjectStore } from '../object-store/object-store'
import { bad, type Check, type Finding, good, warning } from './finding'

/** Milliseconds after which a bucket counts as unreachable. */
const timeoutMs = 5000

/** Returns how many archives are in the bucket, and how many files should have been deleted from it a day ago. */
async function countFiles(database: Database, now: Date): Promise<{ stored: number; late: number }> {
  const none = { stored: 0, late: 0 }
  // The tables may be older than files.
  const found = await database.execute(sql`select to_regclass('public.file_to_delete') is not null as exists`)
  if (found.rows[0]?.exists !== true) return none
  const { rows } = await database.execute<{ stored: number; late: number }>(
    sql`select (select count(*)::int from data_export where file_key is not null) as stored,
      (select count(*)::int from file_to_delete where delete_at < ${now}::timestamptz - interval '1 day') as late`,
  )
  return rows[0] ?? none
}

async function tryWriting(store: ObjectStore): Promise<Finding> {
  const key = `check-${randomUUID()}`
  try {
    await store.put(key, Buffer.from('x'), 'text/plain')
    await store.remove(key)
    return good('Files can be stored in the bucket of FILES_URL.')
  } catch (error) {
    const text = 'The bucket of FILES_URL cannot be used ({{reason}}): correct FILES_URL, or the rights of its key.'
    return bad(say(text, { reason: reasonOf((error as Error).cause ?? error) }))
  }
}

/** Checks that files can be stored and are deleted. */
export const checkFiles: Check = async ({ config, database, now }) => {
  const { stored, late } = database ? await countFiles(database, now) : { stored: 0, late: 0 }
  const store = openFiles(config, timeoutMs)
  if (!store) {
    if (stored === 0) return [good('Large files are in the database.')]
    const text = '{{count}} archives of personal data are in a bucket, but FILES_URL is not set: set it again.'
    return [bad(say(text, { count: stored }))]
  }
  const text =
    '{{count}} files should have been deleted from the bucket of FILES_URL a day ago: see why the job “delete-files” fails.'
  return [await tryWriting(store), ...(late > 0 ? [warning(say(text, { count: late }))] : [])]
}
