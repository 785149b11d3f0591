import { LINK_PAUSE, LINK_WAITS } from '@lekta/shared/contract/people/link'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { daysBefore, deleteRequests } from './queries'

/** Days for which an unsuccessful request stays visible to the parent after the longest waiting time. */
const MEMORY = 30

/**
 * The number of days between a request's last change and its deletion. It is longer than the school has time to
 * answer, and longer than a parent has to wait before asking again.
 */
export const LINK_REQUEST_RETENTION = Math.max(LINK_WAITS, LINK_PAUSE) + MEMORY

/** Deletes old requests, except approved ones. The audit entries still show that the requests were sent. */
export async function deleteOldRequests(database: Database, now: Date): Promise<void> {
  await deleteRequests(database, daysBefore(now, LINK_REQUEST_RETENTION))
}

export const deleteOldRequestsJob = defineJob({
  name: 'sweep-link-requests',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 60 * 60,
  work: ({ database, now }) => deleteOldRequests(database, now),
})
