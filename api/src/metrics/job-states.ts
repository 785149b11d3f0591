import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'

/** How many jobs of one kind there are. */
export const JobState = z.object({
  kind: z.string(),
  /** Jobs that can start now. */
  due: z.number(),
  /** Jobs that start later, among them failed ones before their next try. */
  waiting: z.number(),
  running: z.number(),
  /** Jobs without further tries. They are stored for a week. */
  failed: z.number(),
  /** Seconds for which the oldest due job has been due; 0 if none is due. */
  oldest: z.number(),
})

const isDue = sql`job.state < 'active' and job.start_after <= now()`

/** Jobs that have failed for good. pg-boss moves them to its archive after some hours. */
export const failedJobs = sql`(
  select id, name, data, output, created_on, completed_on, retry_count from pgboss.job where state = 'failed'
  union all
  select id, name, data, output, created_on, completed_on, retry_count from pgboss.archive where state = 'failed'
)`

/** Selects one `JobState` per kind of job that this version or an earlier one has installed. */
export const jobStates = sql`
  select queue.name as kind,
    count(*) filter (where ${isDue})::int as due,
    count(*) filter (where job.state < 'active' and job.start_after > now())::int as waiting,
    count(*) filter (where job.state = 'active')::int as running,
    (select count(*)::int from ${failedJobs} as failed where failed.name = queue.name) as failed,
    coalesce(extract(epoch from now() - min(job.start_after) filter (where ${isDue})), 0)::float as oldest
  from pgboss.queue left join pgboss.job on job.name = queue.name
  where queue.name not like '\\_\\_%'
  group by queue.name`
