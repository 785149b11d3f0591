import { LINK_PAUSE, LINK_WAITS } from '@lekta/shared/contract/link'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { daysBefore, deleteRequests } from './queries'

/** Days for which a wish that came to nothing stays in its parent's sight, once nothing is waited for any more. */
const MEMORY = 30

/** Days after the last that happened to a wish: longer than a school can answer, and than it is left in peace. */
export const LINK_REQUEST_RETENTION = Math.max(LINK_WAITS, LINK_PAUSE) + MEMORY

/** Deletes old requests that led to nothing; the audit entries still say that they were sent. */
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
