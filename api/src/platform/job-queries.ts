import type { ListQuery } from '@lekta/shared/contract/list'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { selectJson, selectOneJson } from '../database/select-json'
import { escapeLike, type SortColumns, sortBy, whereSearched, windowOf } from '../http/list-page'
import { failedJobs, JobState, jobStates } from '../metrics/job-states'

// Jobs belong to no tenant: only admins read them, and never their data.

/** Counts the jobs of every kind, those with most failures first. */
export const selectJobs = (_tenant: Tenant<'admin'>, database: Database): Promise<z.output<typeof JobState>[]> =>
  selectJson(
    database,
    JobState,
    sql`select * from (${jobStates}) as kinds order by failed desc, due desc, running desc, kind`,
  )

const FailedJob = z.object({
  id: z.string(),
  kind: z.string(),
  created_at: z.string(),
  failed_at: z.string(),
  tries: z.number(),
  error: z.string(),
  stack: z.string(),
})
export type FailedJobRow = z.output<typeof FailedJob>

/** Returns a column as an ISO 8601 time. */
const iso = (column: string) =>
  sql`to_char(${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const isFound = (query: ListQuery): SQL => sql`failed.name ilike ${`%${escapeLike(whereSearched(query))}%`}`

export const sortable: SortColumns = {
  id: { filled: sql`failed.id` },
  kind: { filled: sql`failed.name` },
  created_at: { filled: sql`failed.created_on` },
  failed_at: { filled: sql`failed.completed_on` },
}

/** Selects a page of the failed jobs. Their errors contain no data of people: see `describeError`. */
export function selectFailedJobs(_tenant: Tenant<'admin'>, database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  const order = sql.join(sortBy(query, sortable, sql`failed.id`), sql`, `)
  return selectJson(
    database,
    FailedJob,
    sql`select id, name as kind, ${iso('created_on')} as created_at, ${iso('completed_on')} as failed_at, retry_count + 1 as tries,
        concat_ws(' ', output->>'type', output->>'code') as error, coalesce(output->>'stack', '') as stack
      from ${failedJobs} as failed where ${isFound(query)}
      order by ${order} limit ${limit} offset ${offset}`,
  )
}

export async function countFailedJobs(_tenant: Tenant<'admin'>, database: Database, query: ListQuery): Promise<number> {
  const Total = z.object({ total: z.number() })
  const found = sql`select count(*)::int as total from ${failedJobs} as failed where ${isFound(query)}`
  return (await selectOneJson(database, Total, found)).total
}

const Deleted = z.object({ kind: z.string(), data: z.nullable(z.record(z.string(), z.unknown())) })

/** Deletes failed jobs and returns them. */
export const deleteFailedJobs = (_tenant: Tenant<'admin'>, transaction: Database, ids: readonly string[]) =>
  selectJson(
    transaction,
    Deleted,
    sql`with queued as (delete from pgboss.job where id = any(${sql.param(ids)}::uuid[]) and state = 'failed' returning name, data),
      archived as (delete from pgboss.archive where id = any(${sql.param(ids)}::uuid[]) and state = 'failed' returning name, data)
      select name as kind, data from queued union all select name, data from archived`,
  )
