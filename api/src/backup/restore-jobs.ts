import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { selectJson } from '../database/select-json'
import { insertionOf } from '../jobs/boss'
import type { Job } from '../jobs/job'
import { JOBS } from './load-tables'

const JobRow = z.object({ name: z.string(), data: z.nullable(z.record(z.string(), z.unknown())), after: z.string() })

/** Number of jobs that are queued with one statement. */
const AT_ONCE = 1000

/**
 * Queues the jobs of a restored backup again, in the caller's transaction. Leaves out jobs that send something to
 * people, unless `withMessages` is true, because the server sent it soon after the backup was made. Leaves out
 * regular jobs as well, which every server queues. Returns how many messages were left out.
 */
export async function restoreJobs(database: Database, jobs: readonly Job[], withMessages: boolean): Promise<number> {
  const isRestored = ({ every, sends }: Job) => every === undefined && (withMessages || sends !== true)
  const restored = jobs.filter(isRestored).map(({ name }) => name)
  const messages = jobs.flatMap(({ name, sends }) => (sends ? [name] : []))
  const rows = await selectJson(
    database,
    JobRow,
    sql`select name, data, to_json(start_after)#>>'{}' as after from ${sql.identifier(JOBS)}
      where name = any(${sql.param(restored)})`,
  )
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const page = rows.slice(at, at + AT_ONCE)
    await database.execute(
      await insertionOf(
        page.map(({ name, data, after }) => ({ name, data: data ?? {}, startAfter: new Date(after).toISOString() })),
      ),
    )
  }
  if (withMessages) return 0
  const left = await database.execute(
    sql`select count(*)::int as count from ${sql.identifier(JOBS)} where name = any(${sql.param(messages)})`,
  )
  return Number(left.rows[0]?.count)
}
