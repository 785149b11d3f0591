import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { deleteExpiredContent, deleteOldExports, failAbandoned } from './queries'

/** How long a request may wait, in milliseconds. After that, its job has been lost or has failed too often. */
const LONGEST_WAIT = 2 * 60 * 60_000

/** Deletes the files that have expired and old requests, and ends requests that nothing works on any more. */
export async function expireExports(database: Database, now: Date): Promise<void> {
  await deleteExpiredContent(database, now)
  await failAbandoned(database, new Date(now.getTime() - LONGEST_WAIT))
  await deleteOldExports(database, now)
}

export const expireExportsJob = defineJob({
  name: 'expire-exports',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 60 * 60,
  work: ({ database, now }) => expireExports(database, now),
})
