import { IMPORT_FILE_RETENTION, IMPORT_RECORD_RETENTION, IMPORT_UNDO_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { deleteRecords, deleteRowContents, failLost } from './queries'

const MINUTE = 60_000

/** Longer than all attempts at a check or a commit can take, in milliseconds. */
const WORK_TIMEOUT = 15 * MINUTE

/** Marks abandoned imports as failed, and deletes the personal data of old sheets and the records of old imports. */
export async function deleteOldRuns(database: Database, now: Date): Promise<void> {
  await failLost(database, now, WORK_TIMEOUT)
  await deleteRowContents(database, before(now, IMPORT_UNDO_RETENTION), before(now, IMPORT_FILE_RETENTION))
  await deleteRecords(database, before(now, IMPORT_RECORD_RETENTION))
}

export const deleteOldRunsJob = defineJob({
  name: 'sweep-imports',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 10 * 60,
  work: ({ database, now }) => deleteOldRuns(database, now),
})
