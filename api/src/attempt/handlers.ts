import type { attemptContract } from '@lekta/shared/contract/assessment/attempt'
import type { Tenant } from '../access/tenant'
import { bankOf } from '../bank/bank'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { publish } from '../live/live'
import { newsOfChild } from '../live/schedule-topic'
import { byUrgency, presentTest, stateAt } from './assigned-test'
import { type Attempt, stateOf } from './attempt-state'
import { type Beginning, beginAttempt } from './begin-attempt'
import * as queries from './queries'
import { ConflictError, saveAnswer } from './save-answer'

async function findTest(tenant: Tenant, database: Database, address: queries.Address) {
  const row = await queries.selectTest(tenant, database, address)
  if (!row) throw notFound('test')
  return row
}

const refusals = {
  upcoming: 'This test is not open yet.',
  closed: 'This test is closed.',
  done: 'All attempts for this test have been used.',
} as const

async function startOrResume(
  tenant: Tenant<'child'>,
  database: Database,
  row: queries.AssignedTestRow,
  beginning: Beginning,
): Promise<Attempt> {
  const state = stateAt(row, beginning.now)
  const running = state === 'running' && (await queries.selectRunning(tenant, database, row.id))
  if (running) {
    const attemptItems = await queries.selectAttemptItems(database, running.id)
    return { row: running, attemptItems, items: beginning.bank.items }
  }
  if (state === 'open') return beginAttempt(tenant, database, row, beginning)
  throw new ApiError(409, refusals[state === 'running' ? 'done' : state])
}

export const attemptHandlers: Handlers<typeof attemptContract> = {
  tests: async ({ tenant, database, now }) => {
    const tests = await queries.selectTests(tenant, database)
    return tests.map((test) => presentTest(test, now)).sort(byUrgency)
  },

  test: async ({ params, tenant, database, now }) => presentTest(await findTest(tenant, database, params), now),

  startTest: async ({ params, tenant, database, now, random }) => {
    const bank = await bankOf(database, now)
    return database.transaction(async (transaction) => {
      await queries.lockAssignment(tenant, transaction, params.id)
      const assignedTest = await findTest(tenant, transaction, params)
      return stateOf(await startOrResume(tenant, transaction, assignedTest, { bank, now, random }))
    })
  },

  answerItem: async ({ params, body, tenant, database, now, random }) => {
    const bank = await bankOf(database, now)
    const answer = async () => {
      const address = { ...params, tries: body.tries }
      const since = new Date(now.getTime() - queries.seenFor)
      const found = await queries.selectAttempt(tenant, database, address, since)
      if (!found) throw notFound('attempt')
      const { row, attemptItems, closesAt, scheduleId } = found
      const locked = { bank, now, random, closesAt, scheduleId, seen: new Set(found.seen) }
      return saveAnswer(tenant, database, { row, attemptItems, items: bank.items }, body, locked)
    }
    return answer().catch((error: unknown) => {
      if (error instanceof ConflictError) return answer()
      throw error
    })
  },

  showLife: async ({ params, body, tenant, database, now }) => {
    const found = await queries.updateSeen(tenant, database, { ...params, ...body }, now)
    if (!found) throw notFound('attempt')
    await publish(database, [newsOfChild(found.scheduleId, tenant.accountId)])
    return null
  },
}
