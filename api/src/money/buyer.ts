import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Tenant, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { buildQuery } from '../database/query-builder'
import { account, invoice, student, subscription } from '../database/schema'
import type { Recipient } from '../notification/notify'

/** A tenant that can buy. */
export type Buyer = Tenant<'school' | 'parent'>

/** The owner of a subscription or an invoice: a school or a parent. */
export interface Owner {
  schoolId: number | null
  parentId: number | null
}

export const ownerOf = (tenant: Buyer): Owner =>
  tenant.role === 'school'
    ? { schoolId: tenant.schoolId, parentId: null }
    : { schoolId: null, parentId: tenant.accountId }

const whereOwned = (tenant: Tenant, table: typeof subscription | typeof invoice): SQL => {
  switch (tenant.role) {
    case 'school':
    case 'teacher':
      return eq(table.schoolId, tenant.schoolId)
    case 'parent':
      return eq(table.parentId, tenant.accountId)
    default:
      return sql`false`
  }
}

/**
 * Returns the condition for the subscriptions that belong to the tenant's school or, for a parent, to the tenant. For
 * queries that select from `subscription`.
 */
export const visibleSubscriptions = (tenant: Tenant): SQL => whereOwned(tenant, subscription)

/** Returns the condition for the tenant's invoices. For queries that select from `invoice`. */
export const ownInvoices = (tenant: Buyer): SQL => whereOwned(tenant, invoice)

/**
 * Returns a query that selects, from the given ids, the students that belong to an owner: a parent's children, or a
 * school's students that are not archived.
 */
export function ownStudents({ schoolId, parentId }: Owner, ids: SQL) {
  const tenant: Tenant =
    schoolId === null ? { role: 'parent', accountId: parentId ?? 0 } : { role: 'school', accountId: 0, schoolId }
  return buildQuery()
    .select({ id: student.id })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant), sql`${student.id} = any(${ids})`))
}

/** Returns the given students that belong to an owner. */
export async function selectOwnStudents(owner: Owner, database: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(ownStudents(owner, sql`${sql.param(ids)}::int[]`).getSQL())
  const owned = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => owned.has(id))
}

/** Returns the accounts that are notified about an owner's money: the parent, or the school's accounts. */
export async function selectPayers({ schoolId, parentId }: Owner, database: Database): Promise<Recipient[]> {
  if (schoolId === null) return [{ accountId: parentId ?? 0, role: 'parent' }]
  const rows = await database
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.schoolId, schoolId), sql`'school' = any(${account.roles})`, isNull(account.archivedAt)))
  return rows.map(({ id }) => ({ accountId: id, role: 'school' }))
}
