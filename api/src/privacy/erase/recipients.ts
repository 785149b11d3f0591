import type { Role } from '@lekta/shared/contract/endpoint'
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { homeZone } from '../../config/home-zone'
import type { Database } from '../../database/connect'
import { account, parentLink, school } from '../../database/schema'
import type { Recipient } from '../../notification/notify'

/** A person who is or will be erased. */
export interface ErasedPerson {
  id: number
  isChild: boolean
  schoolId: number | null
}

/**
 * Returns the accounts that are notified about the erasure of a person: a child's parents, the accounts of the
 * person's school, and the account that requested it, each in its role. Archived accounts are left out.
 */
export async function selectRecipients(
  database: Database,
  { id, isChild, schoolId }: ErasedPerson,
  requestedBy: number | null,
): Promise<Recipient[]> {
  const parents = database.select({ id: parentLink.parentId }).from(parentLink).where(eq(parentLink.studentId, id))
  const concerned: (SQL | undefined)[] = [
    isChild ? inArray(account.id, parents) : sql`false`,
    schoolId === null ? undefined : and(eq(account.schoolId, schoolId), sql`'school' = any(${account.roles})`),
    requestedBy === null ? undefined : eq(account.id, requestedBy),
  ]
  const rows = await database
    .select({ id: account.id, roles: account.roles })
    .from(account)
    .where(and(or(...concerned), ne(account.id, id), isNull(account.archivedAt)))
    .orderBy(account.id)
  return rows.map((row) => ({ accountId: row.id, role: row.roles[0] as Role }))
}

/** Returns the time zone in which a person's dates are shown. */
export async function selectZone(database: Database, { schoolId }: Pick<ErasedPerson, 'schoolId'>): Promise<string> {
  if (schoolId === null) return homeZone
  const [row] = await database.select({ zone: school.timeZone }).from(school).where(eq(school.id, schoolId))
  return row?.zone ?? homeZone
}
