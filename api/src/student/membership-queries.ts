import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type StaffTenant, visibleClassrooms } from '../access/tenant'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { classroom, classroomStudent } from '../database/schema'
import { lockAccounts } from '../people/accounts'

/** Returns the classrooms of a student at the tenant's school, whoever teaches them, sorted by name. */
export const selectClassroomsOf = ({ schoolId }: StaffTenant, database: Database, studentId: number) =>
  database
    .select({ id: classroom.id, name: classroom.name, grade: classroom.grade })
    .from(classroomStudent)
    .innerJoin(classroom, eq(classroom.id, classroomStudent.classroomId))
    .where(
      and(visibleClassrooms({ role: 'school', accountId: 0, schoolId }), eq(classroomStudent.studentId, studentId)),
    )
    .orderBy(asc(sql`lower(${classroom.name})`), asc(classroom.id))

/** The classrooms of a student. */
export interface Memberships {
  id: number
  classrooms: number[]
}

const visibleIds = (tenant: StaffTenant, database: Database) =>
  database.select({ id: classroom.id }).from(classroom).where(visibleClassrooms(tenant))

/** Returns the memberships of students in classrooms that the tenant may see. */
export async function selectMemberships(
  tenant: StaffTenant,
  database: Database,
  ids: readonly number[],
): Promise<Memberships[]> {
  const rows = await database
    .select()
    .from(classroomStudent)
    .where(
      and(
        inArray(classroomStudent.studentId, [...ids]),
        inArray(classroomStudent.classroomId, visibleIds(tenant, database)),
      ),
    )
  const classroomIds = new Map(ids.map((id): [number, number[]] => [id, []]))
  for (const { studentId, classroomId } of rows) classroomIds.get(studentId)?.push(classroomId)
  return [...classroomIds].map(([id, classrooms]) => ({ id, classrooms }))
}

/** Adds students to the given classrooms, and removes them from all others that the tenant may see. */
export async function replaceMemberships(tenant: StaffTenant, transaction: Database, students: readonly Memberships[]) {
  const ids = students.map(({ id }) => id)
  await lockAccounts(transaction, ids)
  await transaction
    .delete(classroomStudent)
    .where(
      and(
        inArray(classroomStudent.studentId, ids),
        inArray(classroomStudent.classroomId, visibleIds(tenant, transaction)),
      ),
    )
  const rows = students.flatMap(({ id, classrooms }) =>
    [...new Set(classrooms)].map((classroomId) => ({ classroomId, studentId: id })),
  )
  await insertMany(transaction, classroomStudent, rows, ['studentId'])
}
