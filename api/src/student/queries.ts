import type { ListQuery } from '@lekta/shared/contract/list'
import { and, count, eq, exists, getViewSelectedFields, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Grade } from '../assessment/types'
import type { Database } from '../database/connect'
import { account, classroom, classroomStudent, standing, student } from '../database/schema'
import { matchesSearch, type SortColumns, sortBy, windowOf } from '../list-page'
import { type Tenant, visibleStudents } from '../tenant'

/** Names of the classrooms that a student is in at its school. */
const classrooms = sql<string[]>`array(
  select ${classroom.name} from ${classroomStudent}
  join ${classroom} on ${classroom.id} = ${classroomStudent.classroomId}
  where ${classroomStudent.studentId} = ${student.id} and ${classroom.schoolId} = ${account.schoolId}
    and ${classroom.archivedAt} is null
  order by ${classroom.name})`

/** A student's own columns, of `student` joined with `account`. */
export const studentColumns = {
  id: student.id,
  name: account.name,
  username: account.username,
  email: account.email,
  dateOfBirth: student.dateOfBirth,
  avatar: account.avatar,
  points: student.points,
  grade: student.grade,
}

const sortable = {
  id: student.id,
  name: sql`lower(${account.name})`,
  username: account.username,
  email: account.email,
  date_of_birth: student.dateOfBirth,
  poin_formatted: student.points,
  grade: student.grade,
} satisfies SortColumns

const scoreSortable = {
  ...sortable,
  measure: standing.ability,
  // As it is shown: a measure that cannot be trusted has no growth.
  growth: sql`case when ${standing.trusted} then ${standing.ability} - ${standing.abilityBefore} end`,
  finished_at: standing.finishedAt,
  percentile: standing.percentile,
} satisfies SortColumns

/** Whether a student is in a classroom. For queries that select from `student`. */
export const inClassroom = (database: Database, id: number) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(classroomStudent)
      .where(and(eq(classroomStudent.classroomId, id), eq(classroomStudent.studentId, student.id))),
  )

/** What a list is narrowed by: search and classroom. `options.school_id` can only be the tenant's own. */
export function narrowed(database: Database, query: ListQuery, classroomId = query.options.classroom_id) {
  const { grade } = query.options
  const place = classroomId === undefined ? undefined : inClassroom(database, classroomId)
  const level = grade === undefined ? undefined : eq(student.grade, grade as Grade)
  return and(matchesSearch(query), place, level)
}

}

const listed = (tenant: Tenant, database: Database, query: ListQuery, classroomId?: number): SQL =>
  and(visibleStudents(tenant), narrowed(database, query, classroomId)) as SQL

export async function selectStudents(tenant: Tenant, database: Database, query: ListQuery, classroomId?: number) {
  const { limit, offset } = windowOf(query)
  return database
    .select({ ...studentColumns, classrooms })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(listed(tenant, database, query, classroomId))
    .orderBy(...sortBy(query, sortable, student.id))
    .limit(limit)
    .offset(offset)
}

export async function countStudents(tenant: Tenant, database: Database, query: ListQuery, classroomId?: number) {
  const [row] = await database
    .select({ total: count() })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(listed(tenant, database, query, classroomId))
  return row?.total ?? 0
}

export async function selectScores(tenant: Tenant, database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  return database
    .select({ ...studentColumns, classrooms, standing: getViewSelectedFields(standing) })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .leftJoin(standing, eq(standing.studentId, student.id))
    .where(listed(tenant, database, query))
    .orderBy(...sortBy(query, scoreSortable, student.id))
    .limit(limit)
    .offset(offset)
}
