import { and, eq, isNotNull, isNull, ne, not } from 'drizzle-orm'
import { person } from '../access/session-queries'
import { type AccountRef, isTeacherAlone, type Tenant, visibleStudents } from '../access/tenant'
import { recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { account, isFamily, student } from '../database/schema'

/** Returns whether an account has this username. */
export const isUsernameTaken = async (database: Database, username: string) =>
  (await database.$count(account, eq(account.username, username))) > 0

/** Returns the parent's account with this confirmed address, archived or not. */
export async function selectConfirmedParent(database: Database, email: string) {
  const [found] = await database
    .select(person)
    .from(account)
    .where(and(eq(account.email, email), isFamily(account), isNotNull(account.emailConfirmedAt)))
  return found
}

/** Adds a parent and returns the account's id; undefined if the username is taken. */
export async function insertParent(database: Database, row: Omit<typeof account.$inferInsert, 'roles'>) {
  const [added] = await database
    .insert(account)
    .values({ ...row, roles: ['parent'] })
    .onConflictDoNothing()
    .returning({ id: account.id })
  return added?.id
}

/**
 * Removes an address from other school and platform accounts that have not confirmed it, so that its owner can
 * confirm it.
 */
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

/** Returns a student that the tenant may see. */
export async function selectStudent(tenant: Tenant, database: Database, id: number) {
  const [found] = await database
    .select(person)
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant), eq(student.id, id)))
  return found
}

/** Returns a teacher of the school who does not also run the school or the platform. */
export async function selectTeacher(tenant: Tenant<'school'>, database: Database, id: number) {
  const [found] = await database
    .select(person)
    .from(account)
    .where(and(eq(account.schoolId, tenant.schoolId), eq(account.id, id), isTeacherAlone))
  return found
}

/** Records who created a link that can change another account's password. */
export const insertSchoolLink = (
  actor: Tenant,
  database: Database,
  { id, roles }: { id: number; roles: readonly string[] },
  at: Date,
) => {
  const about = roles.includes('child') ? { studentId: id } : { subject: `account ${id}` }
  return recordAction(database, { actor, action: 'password link made', ...about, at })
}
