import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import type { Tenant } from '../access/tenant'
import { revokeActing } from '../auth/queries'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import { selectPayers } from '../money/buyer'
import { revokeSeats } from '../money/seats/give-seats'
import { notify } from '../notification/notify'
import * as queries from './queries'

interface Ending extends queries.Pair {
  change: Parameters<typeof queries.closeRequests>[2]
  action: AuditAction
  now: Date
}

/**
 * Ends a link. The parent gets the child's unused seats back, and the child's session on the parent's device ends.
 * Returns whether there was a link.
 */
async function endLink(tenant: Tenant, transaction: Database, { change, action, now, ...pair }: Ending) {
  await queries.closeRequests(transaction, pair, change)
  if (!(await queries.deleteLink(transaction, pair))) return false
  const seats = await queries.selectSeatsBetween(transaction, pair)
  await revokeSeats(transaction, seats, { by: tenant.accountId, now })
  await revokeActing(transaction, pair.parentId, pair.studentId, now)
  await queries.recordLink(tenant, transaction, action, pair, now)
  return true
}

/** Ends a link on the parent's request and notifies the school. */
export async function endLinkByParent(
  tenant: Tenant<'parent'>,
  database: Database,
  { id, name, now }: { id: number; name: string; now: Date },
): Promise<void> {
  const pair = { parentId: tenant.accountId, studentId: id }
  await database.transaction(async (transaction) => {
    const found = await queries.selectChildToNotify(tenant, transaction, id)
    if (!found) throw notFound('child')
    const { child, schoolId } = found
    if (schoolId === null) {
      throw new ApiError(409, 'This child has no school, so nobody else could manage the account.')
    }
    const change = { status: 'withdrawn', decidedAt: null, decidedBy: null } as const
    // The parent has already ended the link in another tab.
    if (!(await endLink(tenant, transaction, { ...pair, change, action: 'child let go', now }))) return
    const payers = await selectPayers({ schoolId, parentId: null }, transaction)
    const occasion = `link of ${pair.parentId} with ${id} let go ${now.getTime()}`
    await notify(transaction, payers, 'childLetGo', { parent: name, child, childId: id }, occasion)
  })
}

/**
 * Ends a link of one of the school's students and notifies the parent. Does nothing if the link has already ended.
 */
export async function endLinkBySchool(
  tenant: Tenant<'school'>,
  database: Database,
  { parentId, studentId, reason = '', now }: queries.Pair & { reason?: string | undefined; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await queries.selectChildToNotify(tenant, transaction, studentId)
    if (!found) throw notFound('student')
    const change = { status: 'ended', decidedAt: now, decidedBy: tenant.accountId, reason: reason || null } as const
    const ended = await endLink(tenant, transaction, { parentId, studentId, change, action: 'link ended', now })
    if (!ended) return
    const values = { child: found.child, childId: studentId, school: found.school ?? '', reason }
    const occasion = `link of ${parentId} with ${studentId} ended ${now.getTime()}`
    await notify(transaction, [{ accountId: parentId, role: 'parent' }], 'linkEnded', values, occasion)
  })
}
