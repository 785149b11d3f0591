import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isTeacherAlone, type Tenant } from '../../access/tenant'
import type { Database } from '../../database/connect'
import { buildQuery } from '../../database/query-builder'
import { account, erasure, isChild, isFamily, parentLink, school } from '../../database/schema'
import { isOpen } from '../erase/queries'

/** An adult. Children cannot request erasures. */
export type Requester = Tenant<'admin' | 'school' | 'teacher' | 'parent'>

const isOwnChild = (parentId: number) =>
  exists(
    buildQuery()
      .select({ one: sql`1` })
      .from(parentLink)
      .where(and(eq(parentLink.parentId, parentId), eq(parentLink.studentId, account.id))),
  )

/**
 * Returns the condition for the accounts whose erasure a tenant may ask about: all for an admin, a school's students
 * and teachers, a parent's children, and everyone's own account. A parent may not erase every one of them: `rules.ts`.
 */
export function concernedAccounts(tenant: Requester): SQL {
  const self = eq(account.id, tenant.accountId)
  switch (tenant.role) {
    case 'admin':
      return sql`true`
    case 'school':
      return or(self, and(eq(account.schoolId, tenant.schoolId), or(isChild(account), isTeacherAlone))) as SQL
    case 'parent':
      return or(self, isOwnChild(tenant.accountId)) as SQL
    case 'teacher':
      return self
  }
}

/** Returns the accounts among these that the tenant may ask about, sorted by id. Erased accounts are left out. */
export const selectCandidates = (tenant: Requester, database: Database, ids: readonly number[]) => {
  const other = alias(parentLink, 'other_parent')
  return database
    .select({
      id: account.id,
      roles: account.roles,
      name: account.name,
      preferredName: account.preferredName,
      username: account.username,
      language: account.language,
      email: account.email,
      emailConfirmedAt: account.emailConfirmedAt,
      pendingEmail: account.pendingEmail,
      archivedAt: account.archivedAt,
      schoolId: account.schoolId,
      school: school.name,
      isChild: isChild(account).mapWith(Boolean),
      isFamily: isFamily(account).mapWith(Boolean),
      otherParents: sql<number>`(select count(*) from ${parentLink} ${sql.identifier('other_parent')}
        where ${other.studentId} = ${account.id} and ${other.parentId} <> ${tenant.accountId})::int`,
      dueAt: erasure.dueAt,
    })
    .from(account)
    .leftJoin(school, eq(school.id, account.schoolId))
    .leftJoin(erasure, and(eq(erasure.accountId, account.id), isOpen))
    .where(and(inArray(account.id, [...ids]), isNull(account.erasedAt), concernedAccounts(tenant)))
    .orderBy(account.id)
}

export type Candidate = Awaited<ReturnType<typeof selectCandidates>>[number]

/** Returns the children of a parent that nobody else manages: without another parent, and without a school. */
export const selectSoleChildren = ({ accountId }: Tenant<'parent'>, database: Database) => {
  const other = alias(parentLink, 'other_parent')
  const others = database
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.studentId, account.id), sql`${other.parentId} <> ${accountId}`))
  return database
    .select({ id: account.id, name: account.name })
    .from(account)
    .where(and(isOwnChild(accountId), isNull(account.schoolId), sql`not exists ${others}`))
    .orderBy(account.id)
}

/** Returns whether another account with a role could still manage the school or the platform. */
export async function hasAnother(
  database: Database,
  role: 'admin' | 'school',
  { exceptIds, schoolId }: { exceptIds: readonly number[]; schoolId: number | null },
): Promise<boolean> {
  const [row] = await database
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        sql`${role} = any(${account.roles})`,
        isNull(account.archivedAt),
        role === 'school' && schoolId !== null ? eq(account.schoolId, schoolId) : undefined,
        sql`not ${account.id} = any(${sql.param(exceptIds)}::int[])`,
      ),
    )
    .limit(1)
  return row !== undefined
}
