import type { Parsed } from '@lekta/shared/contract/endpoint'
import type { ListQuery } from '@lekta/shared/contract/list'
import { pickListedFields } from '@lekta/shared/contract/people/person-fields'
import type { studentContract } from '@lekta/shared/contract/people/student'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import { and, count, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type StaffTenant, type Tenant, visibleStudents } from '../access/tenant'
import type { Grade } from '../assessment/types'
import type { Database } from '../database/connect'
import { account, classroom, classroomStudent, isChild, latestResult, student } from '../database/schema'
import { accountName, matchesSearch, type SortColumns, sortBy, totalOf, windowOf, withTotal } from '../http/list-page'
import { runList } from '../http/list-shape'
import { columnsOf, rowOf, sortColumnsOf } from '../people/stored-fields'

/** Names of a student's classrooms at the school, for `student` joined with `account`. */
export const classrooms = sql<string[]>`array(
  select ${classroom.name} from ${classroomStudent}
  join ${classroom} on ${classroom.id} = ${classroomStudent.classroomId}
  where ${classroomStudent.studentId} = ${student.id} and ${classroom.schoolId} = ${account.schoolId}
    and ${classroom.archivedAt} is null
  order by ${classroom.name})`

/** Columns of a student in lists, for `student` joined with `account`. */
export const studentColumns = {
  id: student.id,
  ...columnsOf(pickListedFields(studentFields)),
  avatar: account.avatar,
  points: student.points,
}

const sortable = {
  ...sortColumnsOf(pickListedFields(studentFields)),
  id: { filled: account.id },
  name: accountName,
  username: { filled: account.username },
  poin_formatted: student.points,
} satisfies SortColumns

export const scoreSortable = {
  ...sortable,
  measure: latestResult.ability,
  // Null if the measure is not trusted, so that no growth is shown for it.
  growth: sql`case when ${latestResult.trusted} then ${latestResult.ability} - ${latestResult.abilityBefore} end`,
  finished_at: latestResult.finishedAt,
  percentile: latestResult.percentile,
} satisfies SortColumns

/** Returns the condition that a student is in a classroom. For queries that select from `account`. */
export const inClassroom = (database: Database, id: number) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(classroomStudent)
      .where(and(eq(classroomStudent.classroomId, id), eq(classroomStudent.studentId, account.id))),
  )

/**
 * Returns the condition for a list's filters: search, classroom and grade. `options.school_id` can only be the
 * tenant's own, so it needs no condition.
 */
export function whereFilters(database: Database, query: ListQuery) {
  const { grade, classroom_id: classroomId } = query.options
  const classroomFilter = classroomId === undefined ? undefined : inClassroom(database, classroomId)
  const gradeFilter = grade === undefined ? undefined : eq(student.grade, grade as Grade)
  return and(matchesSearch(query), classroomFilter, gradeFilter)
}

/**
 * Returns the condition for the tenant's students, either the archived ones or the others. It is written to match the
 * index of children's accounts.
 */
function whereInScope(tenant: Tenant, { options }: ListQuery) {
  const isArchived = options.archived ? isNotNull(account.archivedAt) : undefined
  return and(isChild(account), visibleStudents(tenant, options.archived ? 'including archived' : 'current'), isArchived)
}

const whereListed = (tenant: Tenant, database: Database, query: ListQuery): SQL =>
  and(whereInScope(tenant, query), whereFilters(database, query)) as SQL

/**
 * Returns the ids of the students on a page. Every child has a row in `student`, so PostgreSQL drops that join if
 * neither a filter nor the sorting needs it, and finds the page with an index alone.
 */
function pageOf(tenant: Tenant, database: Database, query: ListQuery, { columns, scored = false }: Paging) {
  const { limit, offset } = windowOf(query)
  const page = database
    .select({ id: account.id })
    .from(account)
    .leftJoin(student, eq(student.id, account.id))
    .$dynamic()
  return (scored ? page.leftJoin(latestResult, eq(latestResult.studentId, account.id)) : page)
    .where(whereListed(tenant, database, query))
    .orderBy(...sortBy(query, columns, account.id))
    .limit(limit)
    .offset(offset)
    .as('page')
}

interface Paging {
  columns: SortColumns
  /** Whether the page is sorted by a test result. */
  scored?: boolean
}

function buildStudents(tenant: Tenant, database: Database, query: ListQuery) {
  const page = pageOf(tenant, database, query, { columns: sortable })
  return database
    .select({ ...studentColumns, classrooms, total: totalOf(countListed(tenant, database, query)) })
    .from(page)
    .innerJoin(student, eq(student.id, page.id))
    .innerJoin(account, eq(account.id, page.id))
    .orderBy(...sortBy(query, sortable, account.id))
}

export async function selectStudents(tenant: Tenant, database: Database, query: ListQuery) {
  const rows = await runList(tenant, database, query, { key: 'students', extra: {}, build: buildStudents })
  return withTotal(query, rows, () => countListed(tenant, database, query))
}

const countListed = (tenant: Tenant, database: Database, query: ListQuery) =>
  database
    .select({ total: count() })
    .from(account)
    .leftJoin(student, eq(student.id, account.id))
    .where(whereListed(tenant, database, query))

function buildScores(tenant: Tenant, database: Database, query: ListQuery) {
  const scored = !Object.hasOwn(sortable, query.options.sortBy)
  const page = pageOf(tenant, database, query, { columns: scoreSortable, scored })
  return database
    .select({
      ...studentColumns,
      classrooms,
      standing: latestResult,
      total: totalOf(countListed(tenant, database, query)),
    })
    .from(page)
    .innerJoin(student, eq(student.id, page.id))
    .innerJoin(account, eq(account.id, page.id))
    .leftJoin(latestResult, eq(latestResult.studentId, page.id))
    .orderBy(...sortBy(query, scoreSortable, account.id))
}

export async function selectScores(tenant: Tenant, database: Database, query: ListQuery) {
  const rows = await runList(tenant, database, query, { key: 'scores', extra: {}, build: buildScores })
  return withTotal(query, rows, () => countListed(tenant, database, query))
}

/** Returns one student that the tenant may see, archived or not. */
export async function selectStudentRecord(tenant: StaffTenant, database: Database, id: number) {
  const [row] = await database
    .select({
      ...studentColumns,
      ...columnsOf(studentFields),
      archived: isNotNull(account.archivedAt).mapWith(Boolean),
    })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(and(visibleStudents(tenant, 'including archived'), eq(student.id, id)))
  return row
}

export type StudentRecordRow = NonNullable<Awaited<ReturnType<typeof selectStudentRecord>>>

type StudentBody = Parsed<typeof studentContract.editStudent>['body']

/**
 * Updates the fields stored in `student`. The caller updates the account, and has found the student by its tenant.
 */
export const updateStudent = (database: Database, id: number, body: StudentBody) =>
  database
    .update(student)
    .set(rowOf(studentFields, 'student', body))
    .where(eq(student.id, id))
