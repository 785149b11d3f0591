import { and, inArray } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { account, classroom, student } from '../database/schema'
import { type StaffTenant, type Tenant, visibleClassrooms, visibleStudents, type When } from './tenant'

/** Returns those of the classrooms whose students the tenant may see. */
export async function selectClassroomIds(tenant: Tenant, database: Database, ids: readonly number[], when?: When) {
  const rows = await database
    .select({ id: classroom.id })
    .from(classroom)
    .where(and(visibleClassrooms(tenant, when), inArray(classroom.id, [...ids])))
  return rows.map(({ id }) => id)
}
/** Returns those of the students that the tenant may see. */
export async function selectVisible(tenant: StaffTenant, database: Database, ids: readonly number[], when?: When) {
  const rows = await database
    .select({ id: student.id })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant, when), inArray(student.id, [...ids])))
  return rows.map(({ id }) => id)
}
