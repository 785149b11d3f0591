import type { Database } from '../database/connect'
import { loggedOut } from '../errors/api-error'
import { accessEnded } from './may-log-in'
import { extendSession, recordSessionUse, type SessionRow } from './session-queries'
import type { Sessions } from './sessions/sessions'
import { hashToken } from './token'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** A session ends this long after its last use. */
export const LIFETIME = 30 * DAY

/** How long a parent's device may act for a child, even while it is in use: one evening. */
export const ACTING_LIFETIME = 6 * HOUR

/** How long a session can still be resumed after its page was left, in milliseconds. */
export const LEAVING_GRACE = 60_000

/** The account and session behind a request. */
export type Caller = SessionRow

const unknown = () => loggedOut('unknownToken', 'You are not logged in. Please log in.')
const expired = () => loggedOut('expired', 'Your session has expired. Please log in again.')

type Validity = Pick<Caller['session'], 'endedAt' | 'endedBecause' | 'expiresAt' | 'leftAt'>

function check({ endedAt, endedBecause, expiresAt, leftAt }: Validity, now: Date) {
  if (endedAt && endedBecause === 'elsewhere') {
    throw loggedOut(
      'loggedInElsewhere',
      'This account has logged in somewhere else. Please log in again to continue here.',
    )
  }
  if (endedAt && endedBecause === 'revoked') {
    throw loggedOut('unknownToken', 'You have been logged out. Please log in again.')
  }
  if (endedAt && endedBecause === 'closed') {
    throw loggedOut('accountClosed', 'This account is closed. Thank you for reading with us!')
  }
  if (endedAt) throw unknown()
  if (expiresAt <= now) throw expired()
  if (leftAt && now.getTime() - leftAt.getTime() > LEAVING_GRACE) throw expired()
}

/**
 * Returns the owner of a token. Throws a 401 whose code says why a session is not valid. A session that a parent
 * opened for a child is valid only as long as the parent's own session. Such a session does not require the child to
 * choose a password first, because the parent has logged in.
 */
export async function identify(sessions: Sessions, token: string | undefined, now: Date): Promise<Caller> {
  const caller = token && (await sessions.find(hashToken(token)))
  if (!caller) throw unknown()
  if (caller.schoolArchivedAt) throw loggedOut('unknownToken', accessEnded())
  check(caller.session, now)
  if (!caller.opener) return caller
  check(caller.opener, now)
  return { ...caller, mustChangePassword: false }
}

/** Finds the account of a token, as `identify` does, and extends the session. */
export async function authenticate(
  { database, sessions }: { database: Database; sessions: Sessions },
  token: string | undefined,
  now: Date,
): Promise<Caller> {
  const caller = await identify(sessions, token, now)
  const { session, opener } = caller
  const parentSession = opener ?? session
  // The use of a session is recorded at most once an hour, so that not every read causes a write.
  if (session.leftAt || parentSession.leftAt || now.getTime() - session.usedAt.getTime() > HOUR) {
    await recordSessionUse(database, session, now)
    await extendSession(database, parentSession.id, new Date(now.getTime() + LIFETIME))
  }
  return caller
}
