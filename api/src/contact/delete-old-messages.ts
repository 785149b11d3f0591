import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { deleteMessages } from './queries'

/** How long messages are stored, as the privacy policy says. */
export const MESSAGE_RETENTION = 365 * 24 * 60 * 60_000

/** Deletes messages older than `MESSAGE_RETENTION`. */
export async function deleteOldMessages(database: Database, now: Date): Promise<void> {
  await deleteMessages(database, new Date(now.getTime() - MESSAGE_RETENTION))
}

export const deleteOldMessagesJob = defineJob({
  name: 'sweep-messages',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 60 * 60,
  work: ({ database, now }) => deleteOldMessages(database, now),
})
