import { undoTime } from '@lekta/shared/contract/import/import'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { deleteRowContents, failLost } from './queries'

const MINUTE = 60_000

/** Longer than all attempts at a check or a commit can take, in milliseconds. */
const WORK_TIMEOUT = 15 * MINUTE

/** How long a checked sheet can wait to be committed, in milliseconds. */
const RETENTION = 7 * 24 * 60 * MINUTE

/** Marks abandoned imports as failed, and deletes the personal data of old sheets. */
export async function deleteOldRuns(database: Database, now: Date): Promise<void> {
  await failLost(database, now, WORK_TIMEOUT)
  await deleteRowContents(database, now, undoTime, RETENTION)
}

export const deleteOldRunsJob = defineJob({
  name: 'sweep-imports',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 10 * 60,
  work: ({ database, now }) => deleteOldRuns(database, now),
})
