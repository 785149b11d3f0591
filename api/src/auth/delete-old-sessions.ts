import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { deleteHits } from '../http/limits/rate-limit-queries'
import { defineJob } from '../jobs/job'
import { deleteLinks } from '../mail/mail-link-queries'
import { deleteReportLinks } from '../report-link/queries'
import { DEVICE_LIFETIME } from './known-device'
import { deleteKnownDevices } from './known-device-queries'
import { deleteSessions } from './queries'

/**
 * How long ended sessions and expired links are kept, in milliseconds. During this time, the reply to them differs
 * from the reply to unknown ones.
 */
const MEMORY = 7 * 24 * 60 * 60_000

/** A time longer than any window in which attempts are counted, in milliseconds. */
const LONGEST_WINDOW = 24 * 60 * 60_000

/** Deletes sessions, links, devices and counts that are no longer used. */
export async function deleteOldSessions(database: Database, now: Date): Promise<void> {
  await deleteSessions(database, new Date(now.getTime() - MEMORY))
  await deleteLinks(database, new Date(now.getTime() - MEMORY))
  await deleteReportLinks(database, new Date(now.getTime() - MEMORY))
  await deleteKnownDevices(database, new Date(now.getTime() - DEVICE_LIFETIME))
  await deleteHits(database, new Date(now.getTime() - LONGEST_WINDOW))
}

export const deleteOldSessionsJob = defineJob({
  name: 'sweep-sessions',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 60 * 60,
  work: ({ database, now }) => deleteOldSessions(database, now),
})
