import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import { recordStudents, recordSubjects } from '../../audit/record'
import type { Database } from '../../database/connect'
import type { erasure } from '../../database/schema'
import { publish } from '../../live/publish'
import { newsOfChild } from '../../live/schedule-topic'
import { lockErasures } from '../erase/locks'
import { announceRequest } from './announce'
import type { Candidate, Requester } from './candidates'
import * as queries from './queries'
import { assertErasable, findCandidates, waitOf } from './rules'

const DAY = 24 * 60 * 60_000

interface Request {
  ids: readonly number[]
  confirm: string
  note?: string | undefined
  reason?: typeof erasure.$inferSelect.reason
  now: Date
}

/** Writes audit entries about these people for an action of a tenant. */
export async function recordPeople(
  tenant: Requester,
  transaction: Database,
  action: AuditAction,
  candidates: readonly { id: number; isChild: boolean }[],
  now: Date,
) {
  const children = candidates.filter(({ isChild }) => isChild).map(({ id }) => id)
  const adults = candidates.filter(({ isChild }) => !isChild).map(({ id }) => `account ${id}`)
  await recordStudents(tenant, transaction, action, children, now)
  await recordSubjects(tenant, transaction, action, adults, now)
}

/** Shows those who watch a running test that the student has left it. */
async function publishRunning(transaction: Database, candidates: readonly Candidate[]) {
  const ids = candidates.map(({ id }) => id)
  const running = await queries.selectRunning(transaction, ids)
  publish(
    transaction,
    running.map(({ scheduleId, studentId }) => newsOfChild(scheduleId, studentId)),
  )
}

/**
 * Requests the erasure of people: their accounts are closed at once, and erased when the waiting period is over.
 * Returns when that is. Throws an error, and changes nothing, unless all of them may be erased.
 */
export async function requestErasure(
  tenant: Requester,
  database: Database,
  { ids, note, reason = 'request', now, ...confirmation }: Request,
): Promise<Date> {
  return database.transaction(async (transaction) => {
    await lockErasures(transaction)
    const candidates = await findCandidates(tenant, transaction, ids)
    await assertErasable(tenant, transaction, candidates, { ...confirmation, note })
    const dueAt = new Date(now.getTime() + waitOf(tenant, candidates) * DAY)
    const request = { reason, note, requestedBy: tenant.accountId, requestedAt: now, dueAt }
    await queries.insertRequests(transaction, candidates, request)
    await queries.closeAccounts(transaction, ids, now)
    await recordPeople(tenant, transaction, 'erasure requested', candidates, now)
    const isOne = candidates.length === 1
    for (const candidate of candidates) {
      await announceRequest(transaction, candidate, { requestedBy: tenant.accountId, isOne, now, dueAt })
    }
    await publishRunning(transaction, candidates)
    return dueAt
  })
}
