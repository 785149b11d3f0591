import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database } from '../database/connect'
import { bossOf } from './boss'
import type { Job } from './job'

const QUARTER_OF_AN_HOUR = 15 * 60

const optionsOf = ({ name, retry, timeLimit = QUARTER_OF_AN_HOUR }: Job) => ({
  name,
  retryLimit: retry.limit,
  retryDelay: retry.delay,
  retryBackoff: true,
  expireInSeconds: timeLimit,
})

/**
 * Creates or updates the queues of these jobs. Hold the database lock if several processes may call this function at
 * once.
 */
export async function installJobs(pool: Pool, jobs: readonly Job[]): Promise<void> {
  const boss = bossOf(pool, { migrate: true })
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, optionsOf(job))
    await boss.updateQueue(job.name, optionsOf(job))
  }
  await boss.stop()
}

/** Returns whether all of these jobs can be enqueued. Throws if the database does not answer. */
export async function areJobsInstalled(database: Database, jobs: readonly Job[]): Promise<boolean> {
  const names = jobs.map(({ name }) => sql`${name}`)
  const found = await database.execute(
    sql`select count(*)::int as known from pgboss.queue where name in (${sql.join(names, sql`, `)})`,
  )
  return found.rows[0]?.known === jobs.length
}
