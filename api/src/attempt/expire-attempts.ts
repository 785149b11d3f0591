import * as z from 'zod/mini'
import { type Bank, bankOf } from '../bank/bank'
import type { Database } from '../database/connect'
import { defineJob, type JobContext } from '../jobs/job'
import { publish } from '../live/publish'
import { newsOfChild } from '../live/schedule-topic'
import { lateAnswers } from './assigned-test'
import { finishAttempt } from './finish-attempt'
import * as queries from './queries'

type ExpireContext = Pick<JobContext, 'database' | 'metrics' | 'now'>

/**
 * Ends attempts whose window has closed and whose last answers have had time to arrive. Returns the number of ended
 * attempts. If an attempt cannot be ended, ends the others before throwing its error.
 */
export async function expireAttempts({ database, metrics, now }: ExpireContext): Promise<number> {
  const bank = await bankOf(database, now)
  const overdue = await queries.selectOverdue(database, new Date(now.getTime() - lateAnswers))
  const errors: unknown[] = []
  let ended = 0
  // One after the other, because ending all attempts of a school at once would leave no connection for requests.
  for (const one of overdue) {
    const status = await endOverdue(database, bank, one, now).catch((error: unknown) => void errors.push(error))
    if (!status) continue
    metrics.count('attempts', status)
    ended += 1
  }
  if (errors.length > 0) throw errors[0]
  return ended
}

interface Overdue {
  id: number
  scheduleId: number
}

const endOverdue = (database: Database, bank: Bank, { id, scheduleId }: Overdue, now: Date) =>
  database.transaction(async (transaction) => {
    const row = await queries.lockStarted(transaction, id)
    if (!row) return null
    const attemptItems = await queries.selectAttemptItems(transaction, id)
    const tenant = { role: 'child', accountId: row.studentId } as const
    const attempt = { row, attemptItems, bank }
    const { status } = await finishAttempt(tenant, transaction, attempt, { reason: 'window', now })
    publish(transaction, [newsOfChild(scheduleId, row.studentId)])
    return status
  })

export const expireAttemptsJob = defineJob({
  name: 'sweep-attempts',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 60 * 60,
  work: async (context) => {
    await expireAttempts(context)
  },
})
