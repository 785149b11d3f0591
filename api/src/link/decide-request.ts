import type { Tenant } from '../access/tenant'
import { verifyConsent } from '../consent-record/queries'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import { notify } from '../notification/notify'
import { againAt } from './present'
import * as queries from './queries'

type Answer = 'approved' | 'declined'

const names = {
  approved: 'A colleague has already approved this request.',
  declined: 'A colleague has already declined this request.',
  ended: 'This link has already ended. The parent can ask again.',
  withdrawn: 'The parent has withdrawn this request.',
} as const

/** Throws a 409 if a request can no longer be answered. Returns whether the same answer was given before. */
function isAnswered(request: queries.RequestRow, answer: Answer, now: Date): boolean {
  const { status } = request
  if (status === answer) return true
  if (status !== 'waiting') throw new ApiError(409, names[status])
  if (againAt(request, now)) throw new ApiError(409, 'This request has expired. The parent can ask again.')
  return false
}

const parentRecipient = (accountId: number) => [{ accountId, role: 'parent' as const }]

/**
 * Stores the school's answer to a parent's request. Repeating the same answer changes nothing. Throws a 404 for a
 * request to another school, and a 409 if the request already has a different answer.
 */
export async function decideRequest(
  tenant: Tenant<'school'>,
  database: Database,
  { id, answer, reason = '', now }: { id: number; answer: Answer; reason?: string | undefined; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = await queries.lockRequest(tenant, transaction, id)
    if (!locked) throw notFound('request')
    const { request, child, school } = locked
    if (isAnswered(request, answer, now)) return
    const { parentId, username } = request
    const pair = { parentId, studentId: request.studentId as number }
    const decided = { status: answer, decidedAt: now, decidedBy: tenant.accountId, reason: reason || null }
    await queries.updateRequest(transaction, request, decided)
    const occasion = `link ${id} ${answer} ${now.getTime()}`
    if (answer === 'approved') {
      await queries.insertLink(transaction, pair, now)
      await verifyConsent(transaction, { ...pair, askedAt: request.askedAt })
      const values = { child, childId: pair.studentId, school }
      await notify(transaction, parentRecipient(parentId), 'childLinked', values, occasion)
    } else {
      const values = { username, childId: pair.studentId, school, reason }
      await notify(transaction, parentRecipient(parentId), 'linkDeclined', values, occasion)
    }
    await queries.recordLink(tenant, transaction, `link ${answer}`, pair, now)
  })
}
