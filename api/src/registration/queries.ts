import { and, eq, exists, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { person } from '../access/session-queries'
import { type AccountRef, isTeacherAlone, type Tenant, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, auditEntry, consent, isFamily, student } from '../database/schema'

// Who registers, or has forgotten a password, has no tenant yet: an address or a username names the account.

/** Any number that no other lock of this database uses: held for an address while it is confirmed. */
const EMAILS = 5_390_004

/** Whether a username is somebody's. */
export const isUsernameTaken = async (database: Database, username: string) =>
  (await database.$count(account, eq(account.username, username))) > 0

/** Returns the parent's account whose confirmed address this is, archived or not. */
export async function selectConfirmedParent(database: Database, email: string) {
  const [found] = await database
    .select(person)
    .from(account)
    .where(and(eq(account.email, email), isFamily(account), isNotNull(account.emailConfirmedAt)))
  return found
}

/** Adds a parent and returns its id; undefined when the username is taken. */
export async function insertParent(database: Database, row: Omit<typeof account.$inferInsert, 'roles'>) {
  const [added] = await database
    .insert(account)
    .values({ ...row, roles: ['parent'] })
    .onConflictDoNothing()
    .returning({ id: account.id })
  return added?.id
}

export const insertConsent = (database: Database, row: typeof consent.$inferInsert) =>
  database.insert(consent).values(row)

/**
 * Records that the account's address, or the one that waits to take its place, is its owner's. Returns false for any other address, and
 * for one that another account has confirmed.
 */
export async function confirmEmail(
  { accountId }: AccountRef,
  database: Database,
  email: string,
  at: Date,
): Promise<boolean> {
  await database.execute(sql`select pg_advisory_xact_lock(${EMAILS}, hashtext(${email}))`)
  const other = alias(account, 'other')
  const moment = sql`${at.toISOString()}::timestamptz`
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
      // An address that was confirmed before keeps its day.
      emailConfirmedAt: sql`case when ${account.email} = ${email} then coalesce(${account.emailConfirmedAt}, ${moment})
        else ${moment} end`,
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

/** Takes an address that was never confirmed from the other accounts of schools and the platform, for whoever can confirm it. */
export const releaseEmail = ({ accountId }: AccountRef, database: Database, email: string) =>
  database
    .update(account)
    .set({ email: null })
    .where(
      and(
        eq(account.email, email),
        ne(account.id, accountId),
        not(isFamily(account)),
        isNull(account.emailConfirmedAt),
      ),
    )

/** A student whom the tenant may see. */
export async function selectStudent(tenant: Tenant, database: Database, id: number) {
  const [found] = await database
    .select(person)
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(and(visibleStudents(tenant), eq(student.id, id)))
  return found
}

/** A teacher of the school; one who also runs it, or the platform, is nobody's to change. */
export async function selectTeacher(tenant: Tenant<'school'>, database: Database, id: number) {
  const [found] = await database
    .select(person)
    .from(account)
    .where(and(eq(account.schoolId, tenant.schoolId), eq(account.id, id), isTeacherAlone))
  return found
}

/** Remembers that somebody made a link by which another account’s password can be changed. */
export const insertSchoolLink = (
  tenant: Tenant,
  database: Database,
  { id, roles, username }: { id: number; roles: readonly string[]; username: string },
  at: Date,
) =>
  database.insert(auditEntry).values({
    accountId: tenant.accountId,
    action: 'password link made',
    studentId: roles.includes('child') ? id : null,
    subject: username,
    at,
  })
