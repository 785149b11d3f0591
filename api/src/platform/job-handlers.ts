import type { jobContract } from '@lekta/shared/contract/platform/jobs'
import type { Tenant } from '../access/tenant'
import { recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { ApiError } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf, windowOf } from '../http/list-page'
import { insertionOf } from '../jobs/boss'
import * as queries from './job-queries'

interface Taking {
  tenant: Tenant<'admin'>
  database: Database
  now: Date
}

/** Deletes failed jobs, records it per kind, and returns them. Throws a 409 if none of them has failed any more. */
async function takeFailed({ tenant, database, now }: Taking, action: 'jobs retried' | 'jobs deleted', ids: string[]) {
  const jobs = await queries.deleteFailedJobs(tenant, database, ids)
  if (jobs.length === 0) throw new ApiError(409, 'These jobs are no longer in the list. Please reload the page.')
  for (const kind of new Set(jobs.map((job) => job.kind)))
    await recordAction(database, { actor: tenant, action, subject: `job ${kind}`, at: now })
  return jobs
}

export const jobHandlers: Handlers<typeof jobContract> = {
  jobs: ({ tenant, database }) => queries.selectJobs(tenant, database),

  failedJobs: async ({ query, tenant, database }) => {
    const rows = await queries.selectFailedJobs(tenant, database, query)
    const { offset } = windowOf(query)
    const numbered = rows.map((row, i) => ({ place: offset + i + 1, ...row }))
    return pageOf(query, numbered, await queries.countFailedJobs(tenant, database, query))
  },

  retryJobs: async ({ body: { ids }, tenant, database, now }) =>
    database.transaction(async (transaction) => {
      const jobs = await takeFailed({ tenant, database: transaction, now }, 'jobs retried', ids)
      for (const { kind: name, data } of jobs)
        await transaction.execute(await insertionOf([{ name, ...(data && { data }) }]))
      return { count: jobs.length }
    }),

  deleteJobs: async ({ body: { ids }, tenant, database, now }) =>
    database.transaction(async (transaction) => {
      const jobs = await takeFailed({ tenant, database: transaction, now }, 'jobs deleted', ids)
      return { count: jobs.length }
    }),
}
