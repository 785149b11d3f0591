import type { Database } from '../database/connect'
import { loggedOut } from '../server/errors'
import { extendSession, type SessionRow, selectSession } from './queries'
import { hashToken } from './token'

const DAY = 24 * 60 * 60_000

/** A session ends this long after its last use. */
export const LIFETIME = 30 * DAY

/** How long a page that was left may take to come back. */
export const LEAVING_GRACE = 60_000

/** Who calls, and by which session. */
export type Caller = SessionRow

const unknown = () => loggedOut('unknownToken', 'You are not logged in. Please log in.')
const expired = () => loggedOut('expired', 'Your session has expired. Please log in again.')

function check({ endedAt, endedBecause, expiresAt, leftAt }: Caller['session'], now: Date) {
  if (endedAt && endedBecause === 'elsewhere') {
    throw loggedOut(
      'loggedInElsewhere',
      'This account has logged in somewhere else. Please log in again to go on here.',
    )
  }
  if (endedAt) throw unknown()
  if (expiresAt <= now) throw expired()
  if (leftAt && now.getTime() - leftAt.getTime() > LEAVING_GRACE) throw expired()
}

/** Who a token belongs to. Throws a 401 whose code says why a session does not stand. */
export async function identify(database: Database, token: string | undefined, now: Date): Promise<Caller> {
  const caller = token && (await selectSession(database, hashToken(token)))
  if (!caller) throw unknown()
  check(caller.session, now)
  return caller
}

/** Finds who a token belongs to, as `identify` does, and keeps the session going. */
export async function authenticate(database: Database, token: string | undefined, now: Date): Promise<Caller> {
  const caller = await identify(database, token, now)
  const until = new Date(now.getTime() + LIFETIME)
  const { leftAt, expiresAt, tokenHash } = caller.session
  // Written once a day at most, so that a read does not cost a write.
  if (leftAt || until.getTime() - expiresAt.getTime() > DAY) await extendSession(database, tokenHash, until)
  return caller
}
