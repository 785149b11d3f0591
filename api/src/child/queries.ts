import type { ListQuery } from '@lekta/shared/contract/list'
import { and, asc, count, eq, isNotNull, type SQL } from 'drizzle-orm'
import { type Tenant, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { account, attempt, latestResult, school, student } from '../database/schema'
import { sortBy, windowOf } from '../http/list-page'
import { scoreSortable, studentColumns, whereFilters } from '../student/queries'

const selectVisibleChildren = (tenant: Tenant, database: Database, condition?: SQL) =>
  database
    .select({ ...studentColumns, school: school.name, standing: latestResult, elapsed: attempt.gradeElapsed })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .leftJoin(school, eq(school.id, account.schoolId))
    .leftJoin(latestResult, eq(latestResult.studentId, student.id))
    .leftJoin(attempt, eq(attempt.id, latestResult.attemptId))
    .where(and(visibleStudents(tenant, 'including archived'), condition))

/** Returns all children that the tenant may see, each with its latest result. */
export const selectChildren = (tenant: Tenant<'parent'>, database: Database) =>
  selectVisibleChildren(tenant, database).orderBy(asc(student.id))

/** Returns the filters of a parent's list. The list includes children that their school has archived. */
function matches(database: Database, query: ListQuery): SQL | undefined {
  const { school_id, archived } = query.options
  const enrolled = school_id === undefined ? undefined : eq(account.schoolId, school_id)
  return and(whereFilters(database, query), enrolled, archived ? isNotNull(account.archivedAt) : undefined)
}

export function selectChildrenPage(tenant: Tenant<'parent'>, database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  return selectVisibleChildren(tenant, database, matches(database, query))
    .orderBy(...sortBy(query, scoreSortable, account.id))
    .limit(limit)
    .offset(offset)
}

export async function countChildren(tenant: Tenant<'parent'>, database: Database, query: ListQuery) {
  const [row] = await database
    .select({ total: count() })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant, 'including archived'), matches(database, query)))
  return row?.total ?? 0
}

/** Returns one child that the tenant may see. */
export async function selectChild(tenant: Tenant, database: Database, id: number) {
  const [row] = await selectVisibleChildren(tenant, database, eq(student.id, id))
  return row
}

export type ChildRow = Awaited<ReturnType<typeof selectChildren>>[number]
