import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { perDatabase } from '../database/per-database'
import { account, school, session } from '../database/schema'

/** The columns of an account that its sessions need. */
export const person = {
  id: account.id,
  roles: account.roles,
  name: account.name,
  preferredName: account.preferredName,
  username: account.username,
  email: account.email,
  emailConfirmedAt: account.emailConfirmedAt,
  pendingEmail: account.pendingEmail,
  avatar: account.avatar,
  language: account.language,
  mustChangePassword: account.mustChangePassword,
  schoolId: account.schoolId,
}

/** The columns of an account's school that its sessions need. */
export const schoolOfPerson = {
  schoolName: school.name,
  timeZone: school.timeZone,
  schoolArchivedAt: school.archivedAt,
}

/** The parent's session from which a child's session was opened. */
export const opener = alias(session, 'opener')
/** Whether a session ended because its account is waiting to be erased, so that the owner can be informed. */
const isClosed = eq(session.endedBecause, 'closed')

/** The columns that say whether a session is valid. */
const validityOf = <T extends typeof session | typeof opener>(of: T) => ({
  id: of.id as T['id'],
  expiresAt: of.expiresAt as T['expiresAt'],
  leftAt: of.leftAt as T['leftAt'],
  endedAt: of.endedAt as T['endedAt'],
  endedBecause: of.endedBecause as T['endedBecause'],
})

const sessionColumns = {
  ...validityOf(session),
  tokenHash: session.tokenHash,
  openedBy: session.openedBy,
  usedAt: session.usedAt,
}

/** Selects everything that a request needs to know about its caller, in one statement. */
export const sessionByHash = perDatabase((database) =>
  database
    .select({ ...person, ...schoolOfPerson, session: sessionColumns, opener: validityOf(opener) })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(school, eq(school.id, account.schoolId))
    .leftJoin(opener, eq(opener.id, session.openedBy))
    .where(and(eq(session.tokenHash, sql.placeholder('tokenHash')), or(isNull(account.archivedAt), isClosed)))
    .prepare('session_by_hash'),
)
export async function selectSession(database: Database, tokenHash: string) {
  const [found] = await sessionByHash(database).execute({ tokenHash })
  return found
}
export type SessionRow = NonNullable<Awaited<ReturnType<typeof selectSession>>>
export type Session = SessionRow['session']
/** Returns the condition for a session and the session from which it was opened. */
export const both = ({ id, openedBy }: Pick<Session, 'id' | 'openedBy'>) =>
  openedBy === null ? eq(session.id, id) : inArray(session.id, [id, openedBy])
export const open = (condition: SQL) => and(condition, isNull(session.endedAt))
/** Records the use of a session and of the session from which it was opened. Neither counts as left afterwards. */
export const recordSessionUse = (database: Database, used: Session, usedAt: Date) =>
  database
    .update(session)
    .set({ usedAt, leftAt: null })
    .where(open(both(used)))
/** Sets when a session expires. */
export const extendSession = (database: Database, id: number, expiresAt: Date) =>
  database
    .update(session)
    .set({ expiresAt })
    .where(open(eq(session.id, id)))
export type Person = Pick<SessionRow, keyof typeof person>
