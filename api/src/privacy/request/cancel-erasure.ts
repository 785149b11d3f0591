import { and, eq, inArray, or } from 'drizzle-orm'
import { restoreConsents } from '../../consent-record/queries'
import type { Database } from '../../database/connect'
import { erasure } from '../../database/schema'
import { ApiError } from '../../errors/api-error'
import { say } from '../../i18n/sentence'
import { findLink, spendLink } from '../../mail/mail-link'
import { endLinks } from '../../mail/mail-link-queries'
import { notify } from '../../notification/notify'
import { lockErasures } from '../erase/locks'
import { selectRecipients } from '../erase/recipients'
import { valuesOf } from './announce'
import type { Requester } from './candidates'
import * as queries from './queries'
import { recordPeople } from './request-erasure'
import { findCandidates, schoolToAsk } from './rules'

const tooLate = () => new ApiError(409, 'It is too late to cancel this: the data is being deleted.')

/** Cancels open requests, reopens the accounts, and notifies everyone who was notified of the request. */
async function cancelOpen(tenant: Requester, transaction: Database, rows: readonly queries.OpenRow[], now: Date) {
  if (rows.some(({ dueAt }) => dueAt <= now)) throw tooLate()
  const ids = rows.map(({ id }) => id)
  await queries.reopenAccounts(transaction, ids)
  await queries.markCancelled(transaction, ids, { cancelledAt: now, cancelledBy: tenant.accountId })
  const people = rows.map(({ accountId, name, kind, ...row }) => ({
    ...row,
    id: accountId,
    name,
    isChild: kind === 'child',
  }))
  await recordPeople(tenant, transaction, 'erasure cancelled', people, now)
  await restoreConsents(tenant, transaction, {
    studentIds: rows.map(({ accountId }) => accountId),
    withdrawnAt: rows.map(({ requestedAt }) => requestedAt),
  })
  for (const person of people) {
    await endLinks(transaction, [person.id], ['cancel erasure'], now)
    const recipients = await selectRecipients(transaction, person, person.requestedBy)
    const occasion = `erasure of ${person.id} cancelled ${now.getTime()}`
    await notify(transaction, recipients, 'erasureCancelled', valuesOf(person), occasion)
  }
}

/**
 * Cancels the erasure of people before it is due. Whoever may request an erasure may cancel it. Throws a 404 for
 * people that the tenant may not erase, and a 409 if one of them is not waiting to be erased.
 */
export async function cancelErasure(
  tenant: Requester,
  database: Database,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockErasures(transaction)
    const candidates = await findCandidates(tenant, transaction, ids)
    const school = schoolToAsk(tenant, candidates)
    if (school) throw new ApiError(409, say('Only {{school}} can cancel this. Please ask the school.', { school }))
    const rows = await queries.selectOpen(transaction, inArray(erasure.accountId, [...ids]))
    if (rows.length < new Set(ids).size) throw new ApiError(409, 'This deletion has already been cancelled.')
    await cancelOpen(tenant, transaction, rows, now)
  })
}

/**
 * Cancels the erasure of an adult who holds the link from the mail, and of the children erased with the account.
 * Returns the name of the account.
 */
export async function cancelByLink(database: Database, token: string, now: Date): Promise<string> {
  const { person } = await findLink(database, { token, purpose: 'cancel erasure' }, now)
  await database.transaction(async (transaction) => {
    await lockErasures(transaction)
    await spendLink(transaction, token, now)
    const [own] = await queries.selectOpen(transaction, eq(erasure.accountId, person.id))
    if (!own) throw new ApiError(409, 'This deletion has already been cancelled.')
    const together = and(eq(erasure.requestedBy, person.id), eq(erasure.requestedAt, own.requestedAt))
    const rows = await queries.selectOpen(transaction, or(eq(erasure.id, own.id), together))
    await cancelOpen({ role: 'parent', accountId: person.id }, transaction, rows, now)
  })
  return person.name
}
