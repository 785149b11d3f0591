import { type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'

/** The job queue. */
export type Boss = PgBoss

/** How long failed jobs are stored, for analysis. */
const MEMORY_DAYS = 7

/** Runs a statement of pg-boss. Closes a connection that failed, because it may be inside a transaction. */
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
 * pg-boss over our connections. It stores the queue and applies its rules; `work.ts` decides which process works on it,
 * and when.
 */
export const bossOf = (pool: Pool, options: Pick<PgBoss.MaintenanceOptions, 'migrate' | 'supervise'> = {}): Boss =>
  new PgBoss({
    db: { executeSql: (text, values) => query(pool, text, values ?? []) },
    migrate: false,
    supervise: false,
    schedule: false,
    deleteAfterDays: MEMORY_DAYS,
    ...options,
  })

/** Translates a statement of pg-boss for Drizzle. Correct for statements that name each of their values once. */
const translate = (text: string, values: unknown[]): SQL =>
  sql.join(
    text.split(/\$(\d+)/).map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1] ?? null}`)),
  )

/** Returns the statement that enqueues jobs; it returns their ids. */
export async function insertionOf(jobs: PgBoss.JobInsert[]): Promise<SQL> {
  let insertion = sql``
  const take = async (text: string, values: unknown[]) => {
    insertion = sql`${translate(text, values)} returning id`
    return { rows: [] }
  }
  await writer.insert(jobs, { db: { executeSql: take } })
  return insertion
}

/** Used only to build statements; it has no connection of its own. */
const writer = new PgBoss({
  db: {
    executeSql: async () => {
      throw new Error('This one holds no connection.')
    },
  },
})
