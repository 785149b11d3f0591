import * as z from 'zod/mini'
import { type Bank, bankOf } from '../bank/bank'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { publish } from '../live/live'
import { newsOfChild } from '../live/schedule-topic'
import { lateAnswers } from './assigned-test'
import { finishAttempt } from './finish-attempt'
import * as queries from './queries'

/**
 * Ends attempts whose window has closed and whose last answers have had time to arrive. Returns the number of ended
 * attempts. If an attempt cannot be ended, ends the others before throwing its error.
 */
export async function expireAttempts(database: Database, now: Date): Promise<number> {
  const bank = await bankOf(database, now)
  const overdue = await queries.selectOverdue(database, new Date(now.getTime() - lateAnswers))
  const errors: unknown[] = []
  let ended = 0
  // One after the other, because ending all attempts of a school at once would leave no connection for requests.
  for (const one of overdue) {
    const done = await endOverdue(database, bank, one, now).catch((error: unknown) => void errors.push(error))
    if (done) ended += 1
  }
  if (errors.length > 0) throw errors[0]
  return ended
}

interface Overdue {
  id: number
  scheduleId: number
}

const endOverdue = (database: Database, bank: Bank, { id, scheduleId }: Overdue, now: Date): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const row = await queries.lockStarted(transaction, id)
    if (!row) return false
    const attemptItems = await queries.selectAttemptItems(transaction, id)
    const tenant = { role: 'child', accountId: row.studentId } as const
    await finishAttempt(tenant, transaction, { row, attemptItems, items: bank.items }, { reason: 'window', now })
    await publish(transaction, [newsOfChild(scheduleId, row.studentId)])
    return true
  })

export const expireAttemptsJob = defineJob({
  name: 'sweep-attempts',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 60 * 60,
  work: async ({ database, now }) => {
    await expireAttempts(database, now)
  },
})
