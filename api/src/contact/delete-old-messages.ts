import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { deleteMessages } from './queries'

/** How long we keep what people write to us, as the privacy policy says. */
export const MESSAGE_RETENTION = 365 * 24 * 60 * 60_000

/** Erases messages that were answered long ago. */
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
