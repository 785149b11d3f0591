import { and, asc, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type AccountRef, type Tenant, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { perDatabase } from '../database/per-database'
import { account, auditEntry, rateLimit, school, session, student } from '../database/schema'

/** What is known of an account. */
export const person = {
  id: account.id,
  roles: account.roles,
  name: account.name,
  username: account.username,
  email: account.email,
  emailConfirmedAt: account.emailConfirmedAt,
  pendingEmail: account.pendingEmail,
  avatar: account.avatar,
  language: account.language,
  mustChangePassword: account.mustChangePassword,
  schoolId: account.schoolId,
}

/** The parent's session from which a child's was opened. */
const opener = alias(session, 'opener')

/** Everything that a request needs to know of its caller, in one statement. */
const sessionByHash = perDatabase((database) =>
  database
    .select({ ...person, schoolName: school.name, timeZone: school.timeZone, session, opener })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(school, eq(school.id, account.schoolId))
    .leftJoin(opener, eq(opener.id, session.openedBy))
    .where(and(eq(session.tokenHash, sql.placeholder('tokenHash')), isNull(account.archivedAt)))
    .prepare('session_by_hash'),
)

export async function selectSession(database: Database, tokenHash: string) {
  const [found] = await sessionByHash(database).execute({ tokenHash })
  return found
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof selectSession>>>

export const insertSession = (database: Database, row: typeof session.$inferInsert) =>
  database.insert(session).values(row)

type Session = typeof session.$inferSelect

/** A session, and the one from which it was opened. */
const both = ({ id, openedBy }: Pick<Session, 'id' | 'openedBy'>) =>
  openedBy === null ? eq(session.id, id) : inArray(session.id, [id, openedBy])

/** Keeps a session that is in use, and the one from which it was opened: they were not left after all. */
export const keepSession = (database: Database, used: Session, usedAt: Date) =>
  database
    .update(session)
    .set({ usedAt, leftAt: null })
    .where(open(both(used)))

/** Puts off when a session expires. */
export const extendSession = (database: Database, id: number, expiresAt: Date) =>
  database
    .update(session)
    .set({ expiresAt })
    .where(open(eq(session.id, id)))

export const leaveSession = (database: Database, left: Session, leftAt: Date) =>
  database
    .update(session)
    .set({ leftAt })
    .where(open(both(left)))

export const endSession = (database: Database, ended: Session, endedAt: Date) =>
  database
    .update(session)
    .set({ endedAt, endedBecause: 'logout' })
    .where(open(both(ended)))

/** Ends what was opened from a parent's session, and tells whose it was. */
export const endOpened = (database: Database, { id }: Session, endedAt: Date) =>
  database
    .update(session)
    .set({ endedAt, endedBecause: 'revoked' })
    .where(open(eq(session.openedBy, id)))
    .returning({ childId: session.accountId })

/** Ends whatever sessions the account has, because it logs in anew. */
export const endSessionsOf = (database: Database, accountId: number, endedAt: Date) =>
  database
    .update(session)
    .set({ endedAt, endedBecause: 'elsewhere' })
    .where(open(eq(session.accountId, accountId)))

/** Ends the account's sessions, all but the one that is kept, and returns their ids. */
export const revokeSessions = ({ accountId }: AccountRef, database: Database, endedAt: Date, keptId?: number) =>
  database
    .update(session)
    .set({ endedAt, endedBecause: 'revoked' })
    .where(and(open(eq(session.accountId, accountId)), keptId === undefined ? undefined : ne(session.id, keptId)))
    .returning({ id: session.id })

/** Ends the sessions in which a parent goes on as a child. */
export const revokeActing = (database: Database, parentId: number, childId: number, endedAt: Date) => {
  const own = database.select({ id: session.id }).from(session).where(eq(session.accountId, parentId))
  return database
    .update(session)
    .set({ endedAt, endedBecause: 'revoked' })
    .where(open(and(eq(session.accountId, childId), inArray(session.openedBy, own)) as SQL))
}

const open = (condition: SQL) => and(condition, isNull(session.endedAt))

/** Forgets sessions that ended, expired or were left for good before a moment. */
export const deleteSessions = (database: Database, before: Date) =>
  database
    .delete(session)
    .where(or(lt(session.expiresAt, before), lt(session.endedAt, before), lt(session.leftAt, before)))

const isStaff = sql`${account.roles} && array['school', 'teacher', 'admin']`

/**
 * Returns the account, unless it is archived, of a username or, for staff, who may log in by it, of an e-mail address; both in
 * lower case.
 */
export async function selectLogin(database: Database, name: string, byEmail: boolean) {
  const named = eq(account.username, name)
  const [found] = await database
    .select({ ...person, passwordHash: account.passwordHash })
    .from(account)
    .where(and(byEmail ? or(named, and(eq(account.email, name), isStaff)) : named, isNull(account.archivedAt)))
    .orderBy(desc(sql`${named}`))
    .limit(1)
  return found
}

export type Person = Omit<NonNullable<Awaited<ReturnType<typeof selectLogin>>>, 'passwordHash'>

/** Stores another hash of a password, unless it was changed meanwhile. */
export const replaceHash = (
  database: Database,
  { id, passwordHash }: { id: number; passwordHash: string },
  next: string,
) =>
  database
    .update(account)
    .set({ passwordHash: next })
    .where(and(eq(account.id, id), eq(account.passwordHash, passwordHash)))

/** A parent's children as its browser remembers them. */
export const selectChildNames = (tenant: Tenant<'parent'>, database: Database) =>
  database
    .select({ id: account.id, name: account.name, avatar: account.avatar })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(visibleStudents(tenant))
    .orderBy(asc(account.id))

/** A parent's own child. */
export async function selectOwnChild(tenant: Tenant<'parent'>, database: Database, id: number) {
  const [found] = await database
    .select(person)
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(and(visibleStudents(tenant), eq(student.id, id), isNull(account.archivedAt)))
  return found
}

/** Counts one more hit of a key in its window and tells how many there are. */
export async function addHit(database: Database, key: string, windowStart: Date): Promise<number> {
  const [row] = await database
    .insert(rateLimit)
    .values({ key, windowStart, hits: 1 })
    .onConflictDoUpdate({ target: [rateLimit.key, rateLimit.windowStart], set: { hits: sql`${rateLimit.hits} + 1` } })
    .returning({ hits: rateLimit.hits })
  return row?.hits ?? 0
}

/** How many hits of a key its window has. */
export async function selectHits(database: Database, key: string, windowStart: Date): Promise<number> {
  const [row] = await database
    .select({ hits: rateLimit.hits })
    .from(rateLimit)
    .where(and(eq(rateLimit.key, key), eq(rateLimit.windowStart, windowStart)))
  return row?.hits ?? 0
}

export const removeHit = (database: Database, key: string, windowStart: Date) =>
  database
    .update(rateLimit)
    .set({ hits: sql`${rateLimit.hits} - 1` })
    .where(and(eq(rateLimit.key, key), eq(rateLimit.windowStart, windowStart)))

export const deleteHits = (database: Database, before: Date) =>
  database.delete(rateLimit).where(lt(rateLimit.windowStart, before))

/** Remembers that a parent let its device act for one of its children, or no longer does. */
export const insertActing = (
  tenant: Tenant<'parent'>,
  database: Database,
  { child, action, at }: { child: { id: number; name?: string }; action: 'act as child' | 'back from child'; at: Date },
) =>
  database
    .insert(auditEntry)
    .values({ accountId: tenant.accountId, action, studentId: child.id, subject: child.name ?? null, at })
