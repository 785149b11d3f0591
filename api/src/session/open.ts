import type { Database } from '../database/connect'
import type { Visit } from '../server/visit'
import { LIFETIME } from './authenticate'
import * as queries from './queries'
import { hashToken, newToken } from './token'

/** Opens a session and gives its token, which is told once and stored nowhere. */
export async function openSession(
  database: Database,
  accountId: number,
  { now, userAgent }: Pick<Visit, 'now' | 'userAgent'>,
): Promise<string> {
  const token = newToken()
  const times = { createdAt: now, usedAt: now, expiresAt: new Date(now.getTime() + LIFETIME) }
  await queries.insertSession(database, { tokenHash: hashToken(token), accountId, userAgent, ...times })
  return token
}

/** An account as its browser remembers it. */
export async function userOf(database: Database, { id, roles, name, avatar }: queries.Person) {
  const user = { role: roles.join(','), fullname: name, avatar }
  if (!roles.includes('parent')) return user
  return { ...user, children: await queries.selectChildNames({ role: 'parent', accountId: id }, database) }
}

/** Logs somebody in. A child is logged out everywhere else, so that no test is taken on two devices at once. */
export function logIn(visit: Pick<Visit, 'database' | 'now' | 'userAgent'>, person: queries.Person) {
  return visit.database.transaction(async (transaction) => {
    if (person.roles.includes('child')) await queries.endSessionsOf(transaction, person.id, visit.now)
    const token = await openSession(transaction, person.id, visit)
    return { token, must_change_password: person.mustChangePassword, user: await userOf(transaction, person) }
  })
}
