import { FAILED_JOB_RETENTION } from '@lekta/shared/contract/retention'
import { lengthOf } from '@lekta/shared/lib/time/period'
import { type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'

/** The job queue. */
export type Boss = PgBoss

/** Seconds after which pg-boss moves failed jobs to its archive, from which it deletes them later. */
const ARCHIVE_AFTER = 12 * 60 * 60

/** Runs one of pg-boss's statements. If it fails, closes the connection, because it may be inside a transaction. */
async function query(pool: Pool, text: string, values: unknown[]) {
  const client = await pool.connect()
  try {
    const result = await client.query(text, values.length > 0 ? values : undefined)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * Returns pg-boss over our connections. pg-boss stores the queue and applies its rules. `work.ts` decides which
 * process does which job, and when.
 */
export const bossOf = (pool: Pool, options: Pick<PgBoss.MaintenanceOptions, 'migrate' | 'supervise'> = {}): Boss =>
  new PgBoss({
    db: { executeSql: (text, values) => query(pool, text, values ?? []) },
    migrate: false,
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: ARCHIVE_AFTER,
    deleteAfterSeconds: lengthOf(FAILED_JOB_RETENTION) / 1000 - ARCHIVE_AFTER,
    ...options,
  })

/** Translates one of pg-boss's statements for Drizzle. The statement must use each of its values exactly once. */
const translate = (text: string, values: unknown[]): SQL =>
  sql.join(
    text.split(/\$(\d+)/).map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1] ?? null}`)),
  )

/** Returns a statement that enqueues jobs and returns their ids. */
export async function insertionOf(jobs: PgBoss.JobInsert[]): Promise<SQL> {
  let insertion = sql``
  const take = async (text: string, values: unknown[]) => {
    insertion = sql`${translate(text, values)} returning id`
    return { rows: [] }
  }
  await writer.insert(jobs, { db: { executeSql: take } })
  return insertion
}

/** A pg-boss that only builds statements and has no connection of its own. */
const writer = new PgBoss({
  db: {
    executeSql: async () => {
      throw new Error('This one holds no connection.')
    },
  },
})
