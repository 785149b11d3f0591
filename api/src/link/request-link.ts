import type { Parsed } from '@lekta/shared/contract/endpoint'
import type { linkContract } from '@lekta/shared/contract/people/link'
import type { Tenant } from '../access/tenant'
import { sourceOf } from '../auth/known-device'
import { insertConsent } from '../consent-record/queries'
import type { Database } from '../database/connect'
import { ApiError, badInput, notFound } from '../errors/api-error'
import { countTry, type Limit } from '../http/limits/rate-limit'
import type { AuthedContext } from '../http/request-context'
import { say } from '../i18n/sentence'
import { enqueue } from '../jobs/job'
import { plainCode } from '../money/voucher-code'
import { notifySchoolJob } from './notify-school'
import { againAt } from './present'
import * as queries from './queries'

const DAY = 24 * 60 * 60_000

/** A family has few children, but at a parents' evening all families of a school may use the same network. */
const limits = {
  account: { name: 'link:ask:account', tries: 10, window: DAY },
  source: { name: 'link:ask:source', tries: 120, window: DAY },
} as const satisfies Record<string, Limit>

const alreadyLinked = () => badInput({ username: 'This child is already linked to your account.' })

/** Returns the error that says why the parent cannot ask again. */
function refusalOf(row: queries.RequestRow, now: Date): ApiError {
  const again = againAt(row, now)
  // The school may be approving the request at this moment.
  if (row.status === 'approved' || !again) return alreadyLinked()
  const days = Math.ceil((again.getTime() - now.getTime()) / DAY)
  const wait = days === 1 ? say('a day') : say('{{days}} days', { days })
  return new ApiError(409, say('The school declined recently. You can ask again in {{wait}}.', { wait }))
}

/**
 * Requests a link between the caller and a child at a school, and records the consent. A request that matches no
 * child is stored, shown and answered like any other. Repeating a waiting request changes nothing. Throws a 409 if
 * the caller's address is not confirmed, because the school identifies the caller by this address. Also throws a 409
 * if the school has recently declined.
 */
export async function requestLink(
  context: AuthedContext<Tenant<'parent'>>,
  { code, username, relation }: Parsed<typeof linkContract.askLink>['body'],
): Promise<queries.RequestRow> {
  const { tenant, caller, database, now, language } = context
  await countTry(database, limits.source, await sourceOf(context), now)
  await countTry(database, limits.account, tenant.accountId, now)
  if (!caller.emailConfirmedAt) {
    throw new ApiError(409, 'Please confirm your e-mail address first, so the school can see who is asking.')
  }
  const typed = { code: plainCode(code), username }
  return database.transaction(async (transaction) => {
    if (await queries.isOwnChild(tenant, transaction, username)) throw alreadyLinked()
    const studentId = await queries.selectNamed(transaction, typed)
    const stored = await queries.upsertRequest(tenant, transaction, { ...typed, studentId, now })
    if (!stored) return findWaiting(tenant, transaction, typed, now)
    // The child is added when the school approves, so that the record does not reveal whether the child exists.
    const scope = { relation, studentId: null }
    await insertConsent(tenant, transaction, { scope, language: language ?? caller.language, at: now })
    await queries.recordLink(tenant, transaction, 'link asked', { parentId: tenant.accountId, studentId }, now)
    await enqueue(transaction, notifySchoolJob, { id: stored.id })
    return stored
  })
}

async function findWaiting(tenant: Tenant<'parent'>, transaction: Database, typed: queries.Typed, now: Date) {
  const row = await queries.selectTyped(tenant, transaction, typed)
  if (row?.status !== 'waiting') throw row ? refusalOf(row, now) : alreadyLinked()
  return row
}

/** Withdraws a waiting request, or hides one that the school has answered. */
export async function withdrawLink(tenant: Tenant<'parent'>, database: Database, id: number, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const row = await queries.lockOwnRequest(tenant, transaction, id)
    if (!row) throw notFound('request')
    if (row.status === 'withdrawn') return
    if (row.status === 'approved') throw new ApiError(409, 'The school has already approved this request.')
    await queries.updateRequest(transaction, row, { status: 'withdrawn' })
    if (row.status === 'waiting') await queries.recordLink(tenant, transaction, 'link withdrawn', row, now)
  })
}
