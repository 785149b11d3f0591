import { studentFields } from '@lekta/shared/contract/people/student-fields'
import { teacherFields } from '@lekta/shared/contract/people/teacher-fields'
import { and, eq, exists, inArray, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isBeingErased, type StaffTenant } from '../../access/tenant'
import type { Database } from '../../database/connect'
import {
  account,
  attempt,
  classroom,
  classroomStudent,
  classroomTeacher,
  isFamily,
  student,
} from '../../database/schema'
import { columnsOf } from '../../people/stored-fields'

/** Returns the condition that a column has one of the given values. The number of values is not limited. */
export const whereAmong = (column: PgColumn | SQL, values: readonly (string | number)[]): SQL =>
  values.length === 0 ? sql`false` : sql`${column} = any(${sql.param(values)})`

const idsOf = (database: Database, tenant: StaffTenant) =>
  database
    .select({ one: sql`1` })
    .from(classroomStudent)
    .innerJoin(classroomTeacher, eq(classroomTeacher.classroomId, classroomStudent.classroomId))
    .where(and(eq(classroomStudent.studentId, student.id), eq(classroomTeacher.teacherId, tenant.accountId)))

/**
 * Returns the condition for the students that the tenant can reach, archived or not: all of a school's students, or
 * those in a teacher's classrooms.
 */
const reachable = (tenant: StaffTenant, database: Database) =>
  and(eq(account.schoolId, tenant.schoolId), tenant.role === 'teacher' ? exists(idsOf(database, tenant)) : undefined)

const studentClassrooms = sql<{ id: number; grade: number }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', ${classroom.id}, 'grade', ${classroom.grade}))
  from ${classroomStudent} join ${classroom} on ${classroom.id} = ${classroomStudent.classroomId}
  where ${classroomStudent.studentId} = ${student.id} and ${classroom.schoolId} = ${account.schoolId}
    and ${classroom.archivedAt} is null), '[]')`

interface Named {
  usernames: readonly string[]
  nisns: readonly string[]
  /** In lower case. */
  names: readonly string[]
}

/** Returns the tenant's students, archived or not, who have one of these usernames, NISNs or names. */
export const selectExistingStudents = (tenant: StaffTenant, database: Database, { usernames, nisns, names }: Named) =>
  database
    .select({
      id: account.id,
      ...columnsOf(studentFields),
      archivedAt: account.archivedAt,
      isBeingErased: isBeingErased(account.id).mapWith(Boolean),
      classrooms: studentClassrooms,
    })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(
      and(
        reachable(tenant, database),
        or(
          whereAmong(account.username, usernames),
          whereAmong(student.nisn, nisns),
          whereAmong(sql`lower(${account.name})`, names),
        ),
      ),
    )

export type ExistingStudent = Awaited<ReturnType<typeof selectExistingStudents>>[number]

/** Returns the school's teachers, archived or not, who have one of these usernames or e-mail addresses. */
export const selectExistingTeachers = (
  { schoolId }: StaffTenant,
  database: Database,
  usernames: readonly string[],
  emails: readonly string[],
) =>
  database
    .select({
      id: account.id,
      ...columnsOf(teacherFields),
      archivedAt: account.archivedAt,
      isBeingErased: isBeingErased(account.id).mapWith(Boolean),
      classrooms: sql<{ id: number }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', ${classroomTeacher.classroomId})) from ${classroomTeacher}
        where ${classroomTeacher.teacherId} = ${account.id}), '[]')`,
    })
    .from(account)
    .where(
      and(
        eq(account.schoolId, schoolId),
        sql`'teacher' = any(${account.roles})`,
        or(whereAmong(account.username, usernames), whereAmong(account.email, emails)),
      ),
    )

export type ExistingTeacher = Awaited<ReturnType<typeof selectExistingTeachers>>[number]

/** Returns the owners of e-mail addresses at any school. Parents' accounts are ignored. */
export async function selectOwners(database: Database, emails: readonly string[]): Promise<Map<string, number>> {
  const rows = await database
    .select({ id: account.id, email: account.email })
    .from(account)
    .where(and(whereAmong(account.email, emails), not(isFamily(account))))
  return new Map(rows.map(({ id, email }) => [email ?? '', id]))
}

/** Returns every classroom of the school, and whether the tenant may put students into the classroom. */
export const selectSchoolClassrooms = (tenant: StaffTenant, database: Database) =>
  database
    .select({
      id: classroom.id,
      name: classroom.name,
      grade: classroom.grade,
      canEnrol:
        tenant.role === 'school'
          ? sql<boolean>`true`
          : sql<boolean>`${exists(
              database
                .select({ one: sql`1` })
                .from(classroomTeacher)
                .where(
                  and(eq(classroomTeacher.classroomId, classroom.id), eq(classroomTeacher.teacherId, tenant.accountId)),
                ),
            )}`,
    })
    .from(classroom)
    .where(and(eq(classroom.schoolId, tenant.schoolId), isNull(classroom.archivedAt)))

export type SchoolClassroom = Awaited<ReturnType<typeof selectSchoolClassrooms>>[number]

/** Returns which of these students have started a test. */
export async function selectTested(database: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await database
    .selectDistinct({ id: attempt.studentId })
    .from(attempt)
    .where(whereAmong(attempt.studentId, ids))
  return new Set(rows.map(({ id }) => id))
}

/** Archives those of the given classrooms that are empty. */
export const archiveEmptyClassrooms = (
  { schoolId }: StaffTenant,
  database: Database,
  ids: readonly number[],
  now: Date,
) =>
  ids.length === 0
    ? undefined
    : database
        .update(classroom)
        .set({ archivedAt: now })
        .where(
          and(
            eq(classroom.schoolId, schoolId),
            inArray(classroom.id, [...ids]),
            notInArray(
              classroom.id,
              database
                .select({ id: classroomStudent.classroomId })
                .from(classroomStudent)
                .innerJoin(account, eq(account.id, classroomStudent.studentId))
                .where(and(inArray(classroomStudent.classroomId, [...ids]), isNull(account.archivedAt))),
            ),
          ),
        )
