import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { selectOneJson } from '../database/select-json'
import { JobState, jobStates } from './job-states'

const State = z.object({
  jobs: z.array(JobState),
  /** When the newest backup was finished and last verified, in seconds since 1970; 0 if never. */
  backupFinished: z.number(),
  backupVerified: z.number(),
  maintenance: z.boolean(),
  erasuresWaiting: z.number(),
  /** Erasures whose waiting period has ended. */
  erasuresOverdue: z.number(),
  exportsWaiting: z.number(),
  /** Seconds for which the oldest archive has been waited for; 0 if none is. */
  exportsOldest: z.number(),
  /** Files that are to be deleted from the bucket and are still there. */
  filesToDelete: z.number(),
})

/** The parts of the metrics that only the database knows, the same in every process. */
export type State = z.infer<typeof State>

const openErasures = sql`erasure where cancelled_at is null and done_at is null`
const waitingExports = sql`data_export where status = 'waiting'`

/** Reads everything in one statement. It belongs to no tenant: it counts rows and returns nothing from them. */
export const selectState = (database: Database, now: Date): Promise<State> =>
  selectOneJson(
    database,
    State,
    sql`select
      (select coalesce(json_agg(job), '[]') from (${jobStates}) as job) as jobs,
      (select coalesce(extract(epoch from max(finished_at)), 0)::float from backup) as "backupFinished",
      (select coalesce(extract(epoch from max(verified_at)), 0)::float from backup) as "backupVerified",
      (select maintenance_since is not null from installation) as maintenance,
      (select count(*)::int from ${openErasures}) as "erasuresWaiting",
      (select count(*)::int from ${openErasures} and due_at <= ${now}) as "erasuresOverdue",
      (select count(*)::int from ${waitingExports}) as "exportsWaiting",
      (select coalesce(extract(epoch from ${now}::timestamptz - min(requested_at)), 0)::float from ${waitingExports})
        as "exportsOldest",
      (select count(*)::int from file_to_delete where delete_at <= ${now}) as "filesToDelete"`,
  )
