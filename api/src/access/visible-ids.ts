import { and, inArray } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { account, classroom, student } from '../database/schema'
import { type Scope, type StaffTenant, type Tenant, visibleClassrooms, visibleStudents } from './tenant'

/** Returns those of the ids that belong to classrooms visible to the tenant. */
export async function selectVisibleClassroomIds(
  tenant: Tenant,
  database: Database,
  ids: readonly number[],
  scope?: Scope,
) {
  const rows = await database
    .select({ id: classroom.id })
    .from(classroom)
    .where(and(visibleClassrooms(tenant, scope), inArray(classroom.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** Returns those of the ids that belong to students visible to the tenant. */
export async function selectVisibleStudentIds(
  tenant: StaffTenant,
  database: Database,
  ids: readonly number[],
  scope?: Scope,
) {
  const rows = await database
    .select({ id: student.id })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant, scope), inArray(student.id, [...ids])))
  return rows.map(({ id }) => id)
}
