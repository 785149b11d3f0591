import { NOTIFICATION_RETENTION, PUSH_DEVICE_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { deleteNotifications, deleteUnusedDevices } from './queries'

/** Deletes old notifications, and browsers that have not been registered for pushes again for long. */
export async function deleteOldNotifications(database: Database, now: Date): Promise<void> {
  await deleteNotifications(database, before(now, NOTIFICATION_RETENTION))
  await deleteUnusedDevices(database, before(now, PUSH_DEVICE_RETENTION))
}

export const deleteOldNotificationsJob = defineJob({
  name: 'delete-old-notifications',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 6 * 60 * 60,
  work: ({ database, now }) => deleteOldNotifications(database, now),
})
