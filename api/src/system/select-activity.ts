import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { selectOneJson } from '../database/select-json'
import { jobStates } from '../metrics/job-states'

const instant = z.nullable(z.iso.datetime({ offset: true }))

const Activity = z.object({
  queue: z.object({ due: z.number(), oldest: z.number(), failed: z.number() }),
  backup: z.nullable(
    z.object({
      finishedAt: z.iso.datetime({ offset: true }),
      bytes: z.number(),
      encrypted: z.boolean(),
      verifiedAt: instant,
    }),
  ),
})
export type Activity = z.infer<typeof Activity>

/** Returns the state of the queue and the newest backup. It belongs to no tenant: it counts rows and returns nothing from them. */
export const selectActivity = (database: Database): Promise<Activity> =>
  selectOneJson(
    database,
    Activity,
    sql`select
      (select json_build_object('due', coalesce(sum(due), 0), 'oldest', coalesce(max(oldest), 0),
        'failed', coalesce(sum(failed), 0)) from (${jobStates}) as kinds) as queue,
      (select json_build_object('finishedAt', finished_at, 'bytes', bytes, 'encrypted', encrypted,
        'verifiedAt', verified_at) from backup order by finished_at desc limit 1) as backup`,
  )
