import type { Database } from '../database/connect'
import { type Limit, tooMany, windowAt } from '../http/limits/rate-limit'
import { addHit, deleteHitsOf, removeHit, selectHits } from '../http/limits/rate-limit-queries'
import type { RequestContext } from '../http/request-context'
import { type Filled, say } from '../i18n/sentence'
import { findDevice, sourceFrom } from './known-device'

const HOUR = 60 * 60_000

/** The window in which logins are counted, in milliseconds. */
export const LOGIN_WINDOW = 5 * 60_000

/**
 * The maximum number of failed logins in a window: of one account from one source, and of all accounts from one
 * source. Successes do not count, so that a whole school can log in from one network.
 */
export const LOGIN_LIMITS = { account: 10, source: 120 }

/** The number of failed logins of one account in an hour, from any source, at which the operator is warned. */
export const LOGIN_ALERT = 100

/** Limits how often a parent may let a device act for a child. */
export const actingLimit: Limit = { name: 'act:account', tries: 60, window: HOUR }

const login = {
  window: LOGIN_WINDOW,
  sentence: (wait: Filled) => say('Too many failed logins. Please wait {{wait}} and try again.', { wait }),
} satisfies Pick<Limit, 'window' | 'sentence'>

/** The keys under which a login is counted. */
export interface LoginKeys {
  /** Null for a name without an account. */
  accountId: number | null
  /** Identifies the account; for a name without an account, the name. */
  account: string
  /** Identifies the account and its source (a known device, or else a network). */
  accountFromSource: string
  source: string
  /**
   * Whether this account has logged in on this device before. If so, failed logins to other accounts from the same
   * source do not block it.
   */
  isKnownDevice: boolean
}

/** Returns the key under which all failed logins of an account are counted; the keys of its sources begin with it. */
export const accountKey = (accountId: number | '') => `login:account:${accountId}`

/** Forgets the failed logins of an account, from all sources. */
export const forgetFailures = (database: Database, accountId: number) => deleteHitsOf(database, accountKey(accountId))

/**
 * Returns the keys by which a login is counted. An account is counted by its id, so that its username and e-mail
 * address share one count. A name without an account is counted in the same way, so that the two look the same.
 */
export async function keysOf(
  context: RequestContext,
  owner: { id: number } | undefined,
  name: string,
): Promise<LoginKeys> {
  const device = await findDevice(context)
  const account = owner ? accountKey(owner.id) : `login:name:${name}`
  const source = `login:${sourceFrom(device, context.address)}`
  const isKnownDevice = owner !== undefined && device?.accountIds.includes(owner.id) === true
  return { accountId: owner?.id ?? null, account, accountFromSource: `${account}:${source}`, source, isKnownDevice }
}

/**
 * Counts a login for its account and source before its password is checked, so that simultaneous guesses count too.
 * Throws a 429 if the account has failed too often from this source. On a device that is new to the account, also
 * throws it if the source as a whole has failed too often.
 */
export async function countLogin({ database, now }: RequestContext, keys: LoginKeys): Promise<void> {
  const start = windowAt(login, now)
  const [tries, failures] = await Promise.all([
    addHit(database, keys.accountFromSource, start),
    selectHits(database, keys.source, start),
  ])
  const isSourceBlocked = failures >= LOGIN_LIMITS.source && !keys.isKnownDevice
  if (tries > LOGIN_LIMITS.account || isSourceBlocked) throw tooMany(login, now)
}

/**
 * Counts a failed login for its source and account. Throws a 429 if the source has failed too often in the meantime.
 */
export async function countFailure({ database, now, log }: RequestContext, keys: LoginKeys): Promise<void> {
  const [failures, ofAccount] = await Promise.all([
    addHit(database, keys.source, windowAt(login, now)),
    addHit(database, keys.account, windowAt({ window: HOUR }, now)),
  ])
  const { accountId } = keys
  if (ofAccount === LOGIN_ALERT && accountId !== null) log.warn({ accountId }, 'many failed logins of one account')
  if (failures > LOGIN_LIMITS.source && !keys.isKnownDevice) throw tooMany(login, now)
}

/**
 * Removes a successful login from the count of its account. Throws a 429, although the password is right, when the
 * source has failed too often in the meantime: simultaneous guesses must not reveal more than successive ones.
 */
export async function countSuccess({ database, now }: RequestContext, keys: LoginKeys): Promise<void> {
  const start = windowAt(login, now)
  const failures = await selectHits(database, keys.source, start)
  if (failures >= LOGIN_LIMITS.source && !keys.isKnownDevice) throw tooMany(login, now)
  await removeHit(database, keys.accountFromSource, start)
}
