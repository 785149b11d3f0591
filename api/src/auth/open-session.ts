import { ACTING_LIFETIME, LIFETIME } from '../access/authenticate'
import type { Person, SessionRow } from '../access/session-queries'
import { hashToken, newToken } from '../access/token'
import type { Database } from '../database/connect'
import type { RequestContext } from '../http/request-context'
import { rememberDevice } from './known-device'
import * as queries from './queries'

type Context = Pick<RequestContext, 'now' | 'userAgent'>

interface Opening {
  accountId: number
  /** The lifetime of the session in milliseconds. */
  lifetime: number
  /** The id of the parent's session from which it is opened. */
  openedBy?: number
}

async function open(
  database: Database,
  { lifetime, ...opening }: Opening,
  { now, userAgent }: Context,
): Promise<string> {
  const token = newToken()
  const times = { createdAt: now, usedAt: now, expiresAt: new Date(now.getTime() + lifetime) }
  await queries.insertSession(database, { tokenHash: hashToken(token), userAgent, ...opening, ...times })
  return token
}

/** Opens a session and returns its token. The token itself is not stored anywhere. */
export const openSession = (database: Database, accountId: number, context: Context): Promise<string> =>
  open(database, { accountId, lifetime: LIFETIME }, context)

/**
 * Opens a child's session from the session of its parent and returns the token. Replaces any session that was opened
 * earlier from the parent's session.
 */
export async function openActing(
  database: Database,
  childId: number,
  parents: SessionRow['session'],
  context: Context,
): Promise<string> {
  await queries.endOpened(database, parents, context.now)
  return open(database, { accountId: childId, lifetime: ACTING_LIFETIME, openedBy: parents.id }, context)
}

/** Returns the account as the browser stores it. */
export async function userOf(database: Database, { id, roles, name, preferredName, avatar, language }: Person) {
  const called = preferredName === null ? {} : { preferred_name: preferredName }
  const user = { role: roles.join(','), fullname: name, ...called, avatar, language }
  if (!roles.includes('parent')) return user
  return { ...user, children: await queries.selectChildNames({ role: 'parent', accountId: id }, database) }
}

/**
 * Logs an account in and records the device. A child is logged out everywhere else, so that no test is taken on two
 * devices at once.
 */
export function logIn(context: RequestContext, person: Person) {
  return context.database.transaction(async (transaction) => {
    await rememberDevice({ ...context, database: transaction }, person.id)
    if (person.roles.includes('child')) await queries.endSessionsOf(transaction, person.id, context.now)
    const token = await openSession(transaction, person.id, context)
    return { token, must_change_password: person.mustChangePassword, user: await userOf(transaction, person) }
  })
}
