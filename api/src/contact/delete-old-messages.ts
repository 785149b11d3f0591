import { CONTACT_MESSAGE_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { deleteMessages } from './queries'

/** Deletes messages older than `CONTACT_MESSAGE_RETENTION`. */
export async function deleteOldMessages(database: Database, now: Date): Promise<void> {
  await deleteMessages(database, before(now, CONTACT_MESSAGE_RETENTION))
}

export const deleteOldMessagesJob = defineJob({
  name: 'sweep-messages',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 60 * 60,
  work: ({ database, now }) => deleteOldMessages(database, now),
})
