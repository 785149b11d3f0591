import { LINK_REQUEST_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import * as z from 'zod/mini'
import { deleteUnverified } from '../consent-record/queries'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { deleteRequests } from './queries'

/** Deletes old requests with their consents, except approved ones. The audit entries still show that the requests were sent. */
export async function deleteOldRequests(database: Database, now: Date): Promise<void> {
  await deleteRequests(database, before(now, LINK_REQUEST_RETENTION))
  await deleteUnverified(database, before(now, LINK_REQUEST_RETENTION))
}

export const deleteOldRequestsJob = defineJob({
  name: 'sweep-link-requests',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 60 * 60,
  work: ({ database, now }) => deleteOldRequests(database, now),
})
