import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, auditEntry, consent, student } from '../database/schema'
import { person } from '../session/queries'
import { isTeacherAlone, type Self, type Tenant, visibleStudents } from '../tenant'

// Who registers, or has forgotten a password, has no tenant yet: an address or a username names the account.

/** Whether a username is somebody's. */
export const isUsernameTaken = async (database: Database, username: string) =>
  (await database.$count(account, eq(account.username, username))) > 0

/** The account of an address, put away or not. */
export async function selectByEmail(database: Database, email: string) {
  const [found] = await database
    .select({ ...person, archivedAt: account.archivedAt })
    .from(account)
    .where(eq(account.email, email))
  return found
}

/** Adds a parent, unless its address or username is somebody's already. Gives its id. */
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

/** Remembers that the account's address is its owner's; the first time counts. */
export const confirmEmail = ({ accountId }: Self, database: Database, at: Date) =>
  database
    .update(account)
    .set({ emailConfirmedAt: sql`coalesce(${account.emailConfirmedAt}, ${at.toISOString()})` })
    .where(eq(account.id, accountId))

export const updatePassword = ({ accountId }: Self, database: Database, passwordHash: string) =>
  database.update(account).set({ passwordHash, mustChangePassword: false }).where(eq(account.id, accountId))

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
export const insertLinkMade = (
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
