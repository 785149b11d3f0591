import type { ListQuery } from '@lekta/shared/contract/list'
import { teacherFields } from '@lekta/shared/contract/people/teacher-fields'
import { and, count, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isTeacherAlone, type Scope, type Tenant, visibleClassrooms, visibleTeachers } from '../access/tenant'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { account, classroom, classroomStudent, classroomTeacher } from '../database/schema'
import { accountName, matchesSearch, type SortColumns, sortBy, windowOf } from '../http/list-page'
import { lockAccounts } from '../people/accounts'
import { columnsOf, sortColumnsOf } from '../people/stored-fields'

type SchoolTenant = Tenant<'school'>

/** Returns the active classrooms of a teacher, in no particular order, and the number of students in them. */
function teachingOf(database: Database) {
  const pupil = alias(account, 'pupil')
  const present = and(
    eq(pupil.id, classroomStudent.studentId),
    eq(pupil.schoolId, classroom.schoolId),
    isNull(pupil.archivedAt),
  )
  return database
    .select({
      classrooms: sql<{ id: number; name: string; grade: number }[]>`coalesce(jsonb_agg(distinct jsonb_build_object(
        'id', ${classroom.id}, 'name', ${classroom.name}, 'grade', ${classroom.grade})), '[]')`.as('classrooms'),
      students: sql<number>`count(distinct ${pupil.id})::integer`.as('students'),
    })
    .from(classroomTeacher)
    .innerJoin(
      classroom,
      and(
        eq(classroom.id, classroomTeacher.classroomId),
        eq(classroom.schoolId, account.schoolId),
        isNull(classroom.archivedAt),
      ),
    )
    .leftJoin(classroomStudent, eq(classroomStudent.classroomId, classroom.id))
    .leftJoin(pupil, present)
    .where(eq(classroomTeacher.teacherId, account.id))
    .as('teaching')
}

const columns = {
  id: account.id,
  ...columnsOf(teacherFields),
  avatar: account.avatar,
  waiting: account.mustChangePassword,
  archived: isNotNull(account.archivedAt).mapWith(Boolean),
}

const teaches = (database: Database, classroomId: number) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(classroomTeacher)
      .where(and(eq(classroomTeacher.classroomId, classroomId), eq(classroomTeacher.teacherId, account.id))),
  )

function whereListed(tenant: SchoolTenant, database: Database, query: ListQuery): SQL {
  const { archived, classroom_id: id } = query.options
  const isArchived = archived ? isNotNull(account.archivedAt) : undefined
  const isInClassroom = id === undefined ? undefined : teaches(database, id)
  return and(
    visibleTeachers(tenant, archived ? 'including archived' : 'current'),
    isArchived,
    matchesSearch(query),
    isInClassroom,
  ) as SQL
}

/** Returns the ids of a page of teachers, without what they teach, which takes much longer to find. */
const pageOf = (tenant: SchoolTenant, database: Database, query: ListQuery, order: SQL[]) => {
  const { limit, offset } = windowOf(query)
  return database
    .select({ id: account.id })
    .from(account)
    .where(whereListed(tenant, database, query))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

export function selectTeachers(tenant: SchoolTenant, database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  const teaching = teachingOf(database)
  const { classrooms, students } = teaching
  const sortable: SortColumns = {
    ...sortColumnsOf(teacherFields),
    id: account.id,
    name: accountName,
    students,
  }
  const order = sortBy(query, sortable, account.id)
  const listed = database
    .select({ ...columns, classrooms, students })
    .from(account)
    .crossJoinLateral(teaching)
  if (query.options.sortBy === 'students')
    return listed
      .where(whereListed(tenant, database, query))
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
  return listed.where(inArray(account.id, pageOf(tenant, database, query, order))).orderBy(...order)
}

export async function countTeachers(tenant: SchoolTenant, database: Database, query: ListQuery) {
  const [row] = await database
    .select({ total: count() })
    .from(account)
    .where(whereListed(tenant, database, query))
  return row?.total ?? 0
}

/** Returns one teacher of the school, archived or not. */
export async function selectTeacher(tenant: SchoolTenant, database: Database, id: number) {
  const teaching = teachingOf(database)
  const [row] = await database
    .select({ ...columns, classrooms: teaching.classrooms, students: teaching.students })
    .from(account)
    .crossJoinLateral(teaching)
    .where(and(visibleTeachers(tenant, 'including archived'), eq(account.id, id)))
  return row
}

export type TeacherRow = NonNullable<Awaited<ReturnType<typeof selectTeacher>>>

/** Returns the given accounts that are teachers of the school, each with whether it has no other role. */
export const selectVisibleTeachers = (
  tenant: SchoolTenant,
  database: Database,
  ids: readonly number[],
  scope?: Scope,
) =>
  database
    .select({ id: account.id, alone: isTeacherAlone.mapWith(Boolean) })
    .from(account)
    .where(and(visibleTeachers(tenant, scope), inArray(account.id, [...ids])))

/** Replaces the active classrooms of a teacher. Archived classrooms stay unchanged. */
export async function replaceTaught(
  tenant: SchoolTenant,
  transaction: Database,
  teacherId: number,
  classroomIds: readonly number[],
) {
  await lockAccounts(transaction, [teacherId])
  const here = transaction.select({ id: classroom.id }).from(classroom).where(visibleClassrooms(tenant))
  await transaction
    .delete(classroomTeacher)
    .where(and(eq(classroomTeacher.teacherId, teacherId), inArray(classroomTeacher.classroomId, here)))
  const rows = [...new Set(classroomIds)].map((classroomId) => ({ classroomId, teacherId }))
  await insertMany(transaction, classroomTeacher, rows, ['teacherId'])
}
