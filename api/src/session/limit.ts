import type { Database } from '../database/connect'
import { type Limit, tooMany, windowAt } from '../limit'
import { type Filled, say } from '../sentence'
import { addHit, selectHits, takeHitBack } from './queries'

/** Milliseconds in which logins are counted together. */
export const LOGIN_WINDOW = 5 * 60_000

/** Failed logins in a window; successes do not count, so that a whole school can log in from one address. */
export const LOGIN_LIMITS = { account: 10, address: 120 }

/** Times that a parent may let its device act for a child. */
export const actingLimit: Limit = { name: 'act:account', tries: 60, window: 12 * LOGIN_WINDOW }

/** What a login is counted under. */
export interface LoginKeys {
  account: string
  address: string
}

const login = {
  window: LOGIN_WINDOW,
  tell: (wait: Filled) => say('Too many failed logins. Please wait {{wait}} and try again.', { wait }),
}

const named = ({ account, address }: LoginKeys) => ({
  account: `login:account:${account}`,
  address: `login:address:${address}`,
})

/**
 * Counts a login for its account before its password is looked at, so that guesses at once count too. An address counts
 * failures alone: a school's children all log in at once. Throws a 429 once either has failed too often.
 */
export async function countLogin(database: Database, keys: LoginKeys, now: Date): Promise<void> {
  const { account, address } = named(keys)
  const start = windowAt(login, now)
  const [tries, failures] = await Promise.all([addHit(database, account, start), selectHits(database, address, start)])
  if (tries > LOGIN_LIMITS.account || failures >= LOGIN_LIMITS.address) throw tooMany(login, now)
}

/**
 * Takes note of how a login ended: a failure counts for its address, a success no longer for its account. Throws a 429,
 * whatever the password, when the address has failed too often meanwhile: guesses at once learn no more than others.
 */
export async function settleLogin(database: Database, keys: LoginKeys, now: Date, right: boolean): Promise<void> {
  const { account, address } = named(keys)
  const start = windowAt(login, now)
  const before = right ? await selectHits(database, address, start) : (await addHit(database, address, start)) - 1
  if (before >= LOGIN_LIMITS.address) throw tooMany(login, now)
  if (right) await takeHitBack(database, account, start)
}
