import type { attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { inMaintenance } from '../access/maintenance'
import type { Tenant } from '../access/tenant'
import { bankOf } from '../bank/bank'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { publish } from '../live/publish'
import { newsOfChild } from '../live/schedule-topic'
import * as assigned from './assigned-queries'
import { byUrgency, presentTest, stateAt } from './assigned-test'
import type { Attempt } from './attempt-state'
import { type Beginning, beginAttempt } from './begin-attempt'
import { stateOf } from './present-attempt'
import * as queries from './queries'
import { ConflictError, saveAnswer } from './save-answer'

async function findTest(tenant: Tenant, database: Database, address: assigned.Address) {
  const row = await assigned.selectTest(tenant, database, address)
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
  row: assigned.AssignedTestRow,
  beginning: Beginning & { isMaintained: boolean },
): Promise<{ attempt: Attempt; isNew: boolean }> {
  const state = stateAt(row, beginning.now)
  const running = state === 'running' && (await queries.selectRunning(tenant, database, row.id))
  if (running) {
    const attemptItems = await queries.selectAttemptItems(database, running.id)
    return { attempt: { row: running, attemptItems, bank: beginning.bank }, isNew: false }
  }
  if (state === 'open') {
    if (beginning.isMaintained) throw inMaintenance()
    return { attempt: await beginAttempt(tenant, database, row, beginning), isNew: true }
  }
  throw new ApiError(409, refusals[state === 'running' ? 'done' : state])
}

export const attemptHandlers: Handlers<typeof attemptContract> = {
  tests: async ({ tenant, database, now }) => {
    const tests = await assigned.selectTests(tenant, database)
    return tests.map((test) => presentTest(test, now)).sort(byUrgency)
  },

  test: async ({ params, tenant, database, now }) => presentTest(await findTest(tenant, database, params), now),

  startTest: async ({ params, tenant, database, now, random, metrics, maintenance }) => {
    const bank = await bankOf(database, now)
    // Read before the transaction: while it holds a connection, it must not wait for another one.
    const { since } = await maintenance.current()
    const beginning = { bank, now, random, isMaintained: since !== null }
    const { attempt, isNew } = await database.transaction(async (transaction) => {
      await assigned.lockAssignment(tenant, transaction, params.id)
      const assignedTest = await findTest(tenant, transaction, params)
      return startOrResume(tenant, transaction, assignedTest, beginning)
    })
    if (isNew) metrics.count('attempts', 'started')
    return stateOf(attempt)
  },

  answerItem: async ({ params, body, tenant, database, now, random, metrics }) => {
    const bank = await bankOf(database, now)
    const answer = async () => {
      const address = { ...params, tries: body.tries }
      const since = new Date(now.getTime() - queries.seenFor)
      const found = await queries.selectAttempt(tenant, database, address, since)
      if (!found) throw notFound('attempt')
      const { row, attemptItems, closesAt, scheduleId } = found
      const locked = { bank, now, random, closesAt, scheduleId, seen: new Set(found.seen) }
      const isRepeated = attemptItems.some(({ number, answered }) => number === body.number && answered)
      const state = await saveAnswer(tenant, database, { row, attemptItems, bank }, body, locked)
      return { state, isRepeated }
    }
    const { state, isRepeated } = await answer().catch((error: unknown) => {
      if (error instanceof ConflictError) return answer()
      throw error
    })
    metrics.count('answers', isRepeated ? 'repeated' : 'accepted')
    if (state.finished && !isRepeated) metrics.count('attempts', 'finished')
    return state
  },

  showLife: async ({ params, body, tenant, database, now }) => {
    const found = await queries.updateSeen(tenant, database, { ...params, ...body }, now)
    if (!found) throw notFound('attempt')
    publish(database, [newsOfChild(found.scheduleId, tenant.accountId)])
    return null
  },
}
