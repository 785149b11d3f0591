import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mayLogIn } from '../access/may-log-in'
import { both, open, person, type Session } from '../access/session-queries'
import { type AccountRef, type Tenant, visibleStudents } from '../access/tenant'
import { recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { account, isFamily, school, session, student } from '../database/schema'

export const insertSession = (database: Database, row: typeof session.$inferInsert) =>
  database.insert(session).values(row)

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

/** Ends the session that was opened from a parent's session, and returns its account. */
export const endOpened = (database: Database, { id }: Session, endedAt: Date) =>
  database
    .update(session)
    .set({ endedAt, endedBecause: 'revoked' })
    .where(open(eq(session.openedBy, id)))
    .returning({ childId: session.accountId })

/** Ends all sessions of an account before a new login. */
export const endSessionsOf = (database: Database, accountId: number, endedAt: Date) =>
  database
    .update(session)
    .set({ endedAt, endedBecause: 'elsewhere' })
    .where(open(eq(session.accountId, accountId)))

/** Ends the sessions of all accounts of a school. */
export const endSessionsOfSchool = (database: Database, schoolId: number, endedAt: Date) => {
  const accounts = database.select({ id: account.id }).from(account).where(eq(account.schoolId, schoolId))
  return database
    .update(session)
    .set({ endedAt, endedBecause: 'revoked' })
    .where(open(inArray(session.accountId, accounts)))
}

/** Ends the account's sessions except `exceptId`, and returns their ids. */
export const revokeSessions = ({ accountId }: AccountRef, database: Database, endedAt: Date, exceptId?: number) =>
  database
    .update(session)
    .set({ endedAt, endedBecause: 'revoked' })
    .where(and(open(eq(session.accountId, accountId)), exceptId === undefined ? undefined : ne(session.id, exceptId)))
    .returning({ id: session.id })

/** Ends the sessions in which a parent acts as a child. */
export const revokeActing = (database: Database, parentId: number, childId: number, endedAt: Date) => {
  const parentSessions = database.select({ id: session.id }).from(session).where(eq(session.accountId, parentId))
  return database
    .update(session)
    .set({ endedAt, endedBecause: 'revoked' })
    .where(open(and(eq(session.accountId, childId), inArray(session.openedBy, parentSessions)) as SQL))
}

/** Deletes sessions that ended, expired or were left for good before a time. */
export const deleteSessions = (database: Database, before: Date) =>
  database
    .delete(session)
    .where(or(lt(session.expiresAt, before), lt(session.endedAt, before), lt(session.leftAt, before)))

const isStaff = sql`${account.roles} && array['school', 'teacher', 'admin']`

/**
 * Returns the account with a username. With `byEmail`, also finds staff by e-mail address. `name` is in lower case.
 * Archived accounts are not found;
 * those of archived schools are.
 */
export async function selectLogin(database: Database, name: string, byEmail: boolean) {
  const named = eq(account.username, name)
  const [found] = await database
    .select({ ...person, schoolArchivedAt: school.archivedAt, passwordHash: account.passwordHash })
    .from(account)
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(and(byEmail ? or(named, and(eq(account.email, name), isStaff)) : named, isNull(account.archivedAt)))
    .orderBy(desc(sql`${named}`))
    .limit(1)
  return found
}

/** Replaces the hash of a password, unless the password has been changed in the meantime. */
export const replaceHash = (
  database: Database,
  { id, passwordHash }: { id: number; passwordHash: string },
  next: string,
) =>
  database
    .update(account)
    .set({ passwordHash: next })
    .where(and(eq(account.id, id), eq(account.passwordHash, passwordHash)))

/** Returns a parent's children as the browser stores them. */
export const selectChildNames = (tenant: Tenant<'parent'>, database: Database) =>
  database
    .select({ id: account.id, name: account.name, avatar: account.avatar })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(visibleStudents(tenant))
    .orderBy(asc(account.id))

/** Returns a child of the parent. */
export async function selectOwnChild(tenant: Tenant<'parent'>, database: Database, id: number) {
  const [found] = await database
    .select({ ...person, schoolArchivedAt: school.archivedAt })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(and(visibleStudents(tenant), eq(student.id, id), isNull(account.archivedAt)))
  return found
}

/** Writes an audit entry that a parent allowed a device to act for a child, or stopped it from doing so. */
export const insertActing = (
  actor: Tenant<'parent'>,
  database: Database,
  { child, action, at }: { child: { id: number }; action: 'act as child' | 'back from child'; at: Date },
) => recordAction(database, { actor, action, studentId: child.id, at })
/** Returns the accounts with an e-mail address, confirmed or not, that may log in, newest first. */
export const selectByEmail = (database: Database, email: string) =>
  database
    .select({ ...person, isFamily: isFamily(account).mapWith(Boolean) })
    .from(account)
    .where(and(eq(account.email, email), mayLogIn()))
    .orderBy(desc(account.id))
/** Sets a new password and drops a pending e-mail address, which may come from someone who knew the old password. */
export const updatePassword = ({ accountId }: AccountRef, database: Database, passwordHash: string) =>
  database
    .update(account)
    .set({ passwordHash, mustChangePassword: false, pendingEmail: null })
    .where(eq(account.id, accountId))
/** Returns the hash of the account's password. */
export async function selectPasswordHash({ accountId }: AccountRef, database: Database) {
  const [row] = await database
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId))
  return row?.passwordHash
}

// These queries find the account by its e-mail address or username, because a person who registers or has forgotten a
// password has no tenant yet.

/**
 * The first key of the lock that is held while an address is confirmed. The second key is the hash of the address. No
 * other lock of this database uses the first key.
 */
export const EMAILS = 5390004
/**
 * Records that the account's address, current or pending, is confirmed. Returns false for any other address, and for
 * an address that another account has confirmed.
 */
export async function confirmEmail(
  { accountId }: AccountRef,
  database: Database,
  email: string,
  at: Date,
): Promise<boolean> {
  await database.execute(sql`select pg_advisory_xact_lock(${EMAILS}, hashtext(${email}))`)
  const other = alias(account, 'other')
  const time = sql`${at.toISOString()}::timestamptz`
  const confirmedElsewhere = database
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.email, email),
        ne(other.id, accountId),
        isNotNull(other.emailConfirmedAt),
        sql`${isFamily(other)} = ${isFamily(account)}`,
      ),
    )
  const confirmed = await database
    .update(account)
    .set({
      email,
      // An address that was already confirmed keeps the time of its confirmation.
      emailConfirmedAt: sql`case when ${account.email} = ${email} then coalesce(${account.emailConfirmedAt}, ${time})
        else ${time} end`,
      pendingEmail: null,
    })
    .where(
      and(
        eq(account.id, accountId),
        or(eq(account.email, email), eq(account.pendingEmail, email)),
        not(exists(confirmedElsewhere)),
      ),
    )
    .returning({ id: account.id })
  return confirmed.length > 0
}
