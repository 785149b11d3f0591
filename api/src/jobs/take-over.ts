import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { selectJson } from '../database/select-json'
import type { Boss } from './boss'
import { type Claims, JOB_LOCK } from './claims'

/**
 * How long a process that lost its connection has to lock its jobs again before others take them over, in
 * milliseconds.
 */
const GRACE = 3000

interface Options {
  boss: Boss
  database: Database
  pool: Pool
  claims: Claims
  log: FastifyBaseLogger
  /** Returns the milliseconds of a clock that never goes back. */
  clock?: () => number
}

const Unlocked = z.object({ id: z.string(), name: z.string() })
type Unlocked = z.infer<typeof Unlocked>

/**
 * Returns running jobs that no process has locked. Running jobs are selected first, so that only their locks are
 * tested.
 */
const selectUnlocked = (database: Database): Promise<Unlocked[]> =>
  selectJson(
    database,
    Unlocked,
    sql`with active as materialized (select id, name from pgboss.job where state = 'active')
      select id, name from active where pg_try_advisory_xact_lock_shared(${JOB_LOCK}::int, hashtext(id::text))`,
  )

/**
 * Marks a job that no process works on as failed, so that it is retried. Returns whether it was still unlocked and
 * running.
 */
async function returnToQueue({ boss, pool }: Options, { id, name }: Unlocked): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const free = await client.query(
      `with lost as materialized (select id from pgboss.job where id = $1 and state = 'active' for update)
        select from lost where pg_try_advisory_xact_lock(${JOB_LOCK}, hashtext(id::text))`,
      [id],
    )
    const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) }
    if (free.rowCount === 1) await boss.fail(name, id, { type: 'ProcessGone' }, { db })
    await client.query('commit')
    return free.rowCount === 1
  } finally {
    client.release(client.getTransactionStatus() !== 'I')
  }
}

/**
 * Returns a function that marks the jobs of dead processes as failed, so that they are retried. Call this function
 * repeatedly.
 */
export function takeOver(options: Options): () => Promise<void> {
  const { database, claims, log, clock = () => performance.now() } = options
  const since = new Map<string, number>()
  return async () => {
    const found = await selectUnlocked(database)
    const held = new Set(claims.held(found.map(({ id }) => id)))
    const unlocked = found.filter(({ id }) => !held.has(id))
    const ids = new Set(unlocked.map(({ id }) => id))
    for (const id of since.keys()) if (!ids.has(id)) since.delete(id)
    for (const job of unlocked) {
      if (!since.has(job.id)) since.set(job.id, clock())
      if (clock() - (since.get(job.id) ?? 0) < GRACE || !(await returnToQueue(options, job))) continue
      since.delete(job.id)
      log.warn({ job: job.name, id: job.id }, 'a job whose process is gone is tried again')
    }
  }
}
