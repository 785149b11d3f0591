import {
  EXPIRED_LINK_RETENTION,
  FAILED_LOGIN_RETENTION,
  KNOWN_DEVICE_RETENTION,
  SESSION_RETENTION,
} from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { deleteHits } from '../http/limits/rate-limit-queries'
import { defineJob } from '../jobs/job'
import { deleteLinks } from '../mail/mail-link-queries'
import { deleteReportLinks } from '../report-link/queries'
import { deleteKnownDevices } from './known-device-queries'
import { deleteSessions } from './queries'

/**
 * Deletes sessions, links, devices and counts that are no longer used. Until then, the reply to an ended session or
 * an expired link differs from the reply to an unknown one.
 */
export async function deleteOldSessions(database: Database, now: Date): Promise<void> {
  await deleteSessions(database, before(now, SESSION_RETENTION))
  await deleteLinks(database, before(now, EXPIRED_LINK_RETENTION))
  await deleteReportLinks(database, before(now, EXPIRED_LINK_RETENTION))
  await deleteKnownDevices(database, before(now, KNOWN_DEVICE_RETENTION))
  await deleteHits(database, before(now, FAILED_LOGIN_RETENTION))
}

export const deleteOldSessionsJob = defineJob({
  name: 'sweep-sessions',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 60 * 60,
  work: ({ database, now }) => deleteOldSessions(database, now),
})
