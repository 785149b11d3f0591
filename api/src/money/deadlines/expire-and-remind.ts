import * as z from 'zod/mini'
import type { Database } from '../../database/connect'
import { defineJob } from '../../jobs/job'
import { endSubscriptions, warnOfEndingSubscriptions } from './end-subscriptions'
import { expireInvoices, remindOfInvoices } from './expire-invoices'

/**
 * Sends reminders, expires invoices and ends subscriptions that are due. It does nothing twice, even when two processes
 * run it at once.
 */
export async function expireAndRemind(database: Database, now: Date): Promise<void> {
  await remindOfInvoices(database, now)
  await expireInvoices(database, now)
  await warnOfEndingSubscriptions(database, now)
  await endSubscriptions(database, now)
}

export const expireAndRemindJob = defineJob({
  name: 'keep-time-of-money',
  data: z.object({}),
  retry: { limit: 0, delay: 0 },
  every: 5 * 60,
  work: ({ database, now }) => expireAndRemind(database, now),
})
