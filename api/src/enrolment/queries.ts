import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type StaffTenant, visibleClassrooms, visibleStudents } from '../access/tenant'
import type { Grade } from '../assessment/types'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { account, classroom, classroomStudent, student } from '../database/schema'
import { lockAccounts } from '../people/accounts'
import { studentColumns } from '../student/queries'

/** One student whom the tenant may see, put away or not. */
export async function selectStudentRecord(tenant: StaffTenant, database: Database, id: number) {
  const [row] = await database
    .select({ ...studentColumns, nisn: student.nisn, archived: isNotNull(account.archivedAt).mapWith(Boolean) })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(and(visibleStudents(tenant, 'ever'), eq(student.id, id)))
  return row
}

export type StudentRecordRow = NonNullable<Awaited<ReturnType<typeof selectStudentRecord>>>

/** The classrooms of the tenant's school that a student is in, whoever teaches them, by name. */
export const selectClassroomsOf = ({ schoolId }: StaffTenant, database: Database, studentId: number) =>
  database
    .select({ id: classroom.id, name: classroom.name, grade: classroom.grade })
    .from(classroomStudent)
    .innerJoin(classroom, eq(classroom.id, classroomStudent.classroomId))
    .where(
      and(visibleClassrooms({ role: 'school', accountId: 0, schoolId }), eq(classroomStudent.studentId, studentId)),
    )
    .orderBy(asc(sql`lower(${classroom.name})`), asc(classroom.id))

interface StudentValues {
  date_of_birth?: string | undefined
  grade?: number | undefined
  nisn?: string | undefined
}

/** Changes what only a student has; its account is changed beside it. The caller has found it by its tenant. */
export const updateStudent = (database: Database, id: number, { date_of_birth, grade, nisn }: StudentValues) =>
  database
    .update(student)
    .set({ dateOfBirth: date_of_birth ?? null, grade: (grade as Grade | undefined) ?? null, nisn: nisn ?? null })
    .where(eq(student.id, id))

/** In which classrooms a student is. */
export interface Memberships {
  id: number
  classrooms: number[]
}

const visibleIds = (tenant: StaffTenant, database: Database) =>
  database.select({ id: classroom.id }).from(classroom).where(visibleClassrooms(tenant))

/** Where students are, as far as the tenant sees their classrooms. */
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
  const places = new Map(ids.map((id): [number, number[]] => [id, []]))
  for (const { studentId, classroomId } of rows) places.get(studentId)?.push(classroomId)
  return [...places].map(([id, classrooms]) => ({ id, classrooms }))
}

/** Puts students where they are said to be, and nowhere else among the classrooms that the tenant sees. */
export async function replaceMemberships(tenant: StaffTenant, transaction: Database, places: readonly Memberships[]) {
  const ids = places.map(({ id }) => id)
  await lockAccounts(transaction, ids)
  await transaction
    .delete(classroomStudent)
    .where(
      and(
        inArray(classroomStudent.studentId, ids),
        inArray(classroomStudent.classroomId, visibleIds(tenant, transaction)),
      ),
    )
  const rows = places.flatMap(({ id, classrooms }) =>
    [...new Set(classrooms)].map((classroomId) => ({ classroomId, studentId: id })),
  )
  await insertMany(transaction, classroomStudent, rows, ['studentId'])
}
