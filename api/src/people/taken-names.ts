import { and, eq, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, isFamily, student } from '../database/schema'

const others = (exceptId: number | undefined): SQL | undefined =>
  exceptId === undefined ? undefined : ne(account.id, exceptId)

const hasAnyOf = (
  column: typeof account.username | typeof account.email | typeof student.nisn,
  values: readonly string[],
) => sql`${column} = any(${sql.param(values)})`

/** Returns the usernames among these that are taken by an account of any school, archived or not. */
export async function selectTakenUsernames(database: Database, usernames: readonly string[], exceptId?: number) {
  const rows = await database
    .select({ username: account.username })
    .from(account)
    .where(and(hasAnyOf(account.username, usernames), others(exceptId)))
  return new Set(rows.map(({ username }) => username))
}

/**
 * Returns the e-mail addresses among these that are taken by an account of any school, archived or not. Parents'
 * accounts do not count: a teacher may be a parent too, and a parent may have entered another person's address.
 */
export async function selectTakenEmails(database: Database, emails: readonly string[], exceptId?: number) {
  const rows = await database
    .select({ email: account.email })
    .from(account)
    .where(and(hasAnyOf(account.email, emails), not(isFamily(account)), others(exceptId)))
  return new Set(rows.flatMap(({ email }) => email ?? []))
}

/** Returns the NISNs among these that are taken by a student of the tenant's school, archived or not. */
export async function selectTakenNisns(
  { schoolId }: Tenant<'school' | 'teacher'>,
  database: Database,
  nisns: readonly string[],
  exceptId?: number,
) {
  const rows = await database
    .select({ nisn: student.nisn })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(and(eq(account.schoolId, schoolId), hasAnyOf(student.nisn, nisns), others(exceptId)))
  return new Set(rows.flatMap(({ nisn }) => nisn ?? []))
}
