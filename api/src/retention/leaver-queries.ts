import type { ListQuery } from '@lekta/shared/contract/list'
import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import { type Tenant, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { account, erasure, parentLink, student } from '../database/schema'
import { accountName, matchesSearch, type SortColumns, sortBy, windowOf } from '../http/list-page'
import { isOpen } from '../privacy/erase/queries'

const parents = sql<number>`(select count(*)::int from ${parentLink} where ${parentLink.studentId} = ${student.id})`

const sortable = {
  id: { filled: student.id },
  name: accountName,
  left_at: account.archivedAt,
  due_at: { filled: erasure.dueAt },
} satisfies SortColumns

const waiting = (tenant: Tenant<'school'>, query: ListQuery) =>
  and(
    visibleStudents(tenant, 'including archived'),
    isNotNull(account.archivedAt),
    eq(erasure.reason, 'retention'),
    isOpen,
    matchesSearch(query),
  )

/** Returns a page of the school's students who are about to be erased because they left long ago. */
export function selectLeavers(tenant: Tenant<'school'>, database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  return database
    .select({
      id: student.id,
      name: account.name,
      username: account.username,
      avatar: account.avatar,
      grade: student.grade,
      leftAt: sql<Date>`${account.archivedAt}`.mapWith(account.archivedAt),
      dueAt: erasure.dueAt,
      parents,
    })
    .from(erasure)
    .innerJoin(student, eq(student.id, erasure.accountId))
    .innerJoin(account, isAccountOfStudent)
    .where(waiting(tenant, query))
    .orderBy(...sortBy(query, sortable, student.id))
    .limit(limit)
    .offset(offset)
}

export async function countLeavers(tenant: Tenant<'school'>, database: Database, query: ListQuery): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(erasure)
    .innerJoin(student, eq(student.id, erasure.accountId))
    .innerJoin(account, isAccountOfStudent)
    .where(waiting(tenant, query))
  return row?.total ?? 0
}
