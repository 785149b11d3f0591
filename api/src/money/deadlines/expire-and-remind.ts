import * as z from 'zod/mini'
import type { Database } from '../../database/connect'
import { defineJob } from '../../jobs/job'
import { endSubscriptions, warnOfEndingSubscriptions } from './end-subscriptions'
import { expireInvoices, remindOfInvoices } from './expire-invoices'

/**
 * Sends due reminders, expires overdue invoices, and ends subscriptions whose period is over. Each step happens only
 * once, even when two processes run this function at the same time.
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
