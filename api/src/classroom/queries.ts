import type { ListQuery, SearchQuery } from '@lekta/shared/contract/list'
import { and, asc, count, eq, ilike, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type StaffTenant, type Tenant, visibleClassrooms, visibleStudents, visibleTeachers } from '../access/tenant'
import type { Grade } from '../assessment/types'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { isAccountOfStudent } from '../database/joins'
import {
  account,
  classroom,
  classroomStudent,
  classroomTeacher,
  latestResult,
  seat,
  student,
  subscription,
} from '../database/schema'
import {
  escapeLike,
  matchesSearch,
  type SortColumns,
  sortBy,
  totalOf,
  whereSearched,
  windowOf,
  withTotal,
} from '../http/list-page'
import { runList } from '../http/list-shape'
import { visibleSubscriptions } from '../money/buyer'
import { isRunningAt } from '../money/subscription-period'
import { lockAccounts } from '../people/accounts'

const isArchived = ({ options }: ListQuery) => (options.archived ? isNotNull(classroom.archivedAt) : undefined)

function whereListed(tenant: Tenant, query: ListQuery): SQL {
  const { options } = query
  const text = whereSearched(query)
  const named = text === '' ? undefined : ilike(classroom.name, `%${escapeLike(text)}%`)
  const chosen = options.classroom_id === undefined ? undefined : eq(classroom.id, options.classroom_id)
  const level = options.grade === undefined ? undefined : eq(classroom.grade, options.grade as Grade)
  return and(
    visibleClassrooms(tenant, options.archived ? 'including archived' : 'current'),
    isArchived(query),
    named,
    chosen,
    level,
  ) as SQL
}

const teachers = sql<string[]>`array(
  select ${account.name} from ${classroomTeacher} join ${account} on ${account.id} = ${classroomTeacher.teacherId}
  where ${classroomTeacher.classroomId} = ${classroom.id} and ${account.archivedAt} is null order by ${account.name})`

/** Returns whether a classroom's student has a seat in the tenant's running subscriptions. */
const isSeatedAt = (tenant: Tenant, now: Date) => sql`exists (
  select from ${seat} join ${subscription} on ${subscription.id} = ${seat.subscriptionId}
  where ${seat.studentId} = ${classroomStudent.studentId} and ${seat.revokedAt} is null
    and ${visibleSubscriptions(tenant)} and ${isRunningAt(now)})`

/**
 * Selects the number of students of a classroom, of those with a finished test and of those with a seat in the tenant's
 * running subscriptions, and the median of the abilities.
 */
function summaryOf(tenant: Tenant, database: Database, now: Date) {
  const isMember = and(eq(account.id, classroomStudent.studentId), eq(account.schoolId, classroom.schoolId))
  const present = and(isMember, isNull(account.archivedAt))
  return database
    .select({
      students: count().as('students'),
      measured: count(latestResult.ability).as('measured'),
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${latestResult.ability})`.as('median'),
      seated: sql<number>`count(*) filter (where ${isSeatedAt(tenant, now)})`.mapWith(Number).as('seated'),
    })
    .from(classroomStudent)
    .innerJoin(account, present)
    .leftJoin(latestResult, eq(latestResult.studentId, classroomStudent.studentId))
    .where(eq(classroomStudent.classroomId, classroom.id))
    .as('summary')
}

function buildClassrooms(tenant: Tenant, database: Database, query: ListQuery, { now }: { now: Date }) {
  const { limit, offset } = windowOf(query)
  const summary = summaryOf(tenant, database, now)
  const { students, measured, median, seated } = summary
  const sortable: SortColumns = {
    id: classroom.id,
    name: { filled: sql`lower(${classroom.name})` },
    grade: classroom.grade,
    students,
    measured,
    median,
    seated,
  }
  const { id, name, grade } = classroom
  const total = totalOf(countListed(tenant, database, query))
  return database
    .select({ id, name, grade, teachers, students, measured, median, seated, total })
    .from(classroom)
    .crossJoinLateral(summary)
    .where(whereListed(tenant, query))
    .orderBy(...sortBy(query, sortable, query.options.sortBy === 'grade' ? classroom.name : classroom.id))
    .limit(limit)
    .offset(offset)
}

export async function selectClassrooms(tenant: Tenant, database: Database, query: ListQuery, now: Date) {
  const rows = await runList(tenant, database, query, { key: 'classrooms', extra: { now }, build: buildClassrooms })
  return withTotal(query, rows, () => countListed(tenant, database, query))
}

const countListed = (tenant: Tenant, database: Database, query: ListQuery) =>
  database.select({ total: count() }).from(classroom).where(whereListed(tenant, query))

/** Returns one classroom with its teachers, archived or not. */
export async function selectClassroom(tenant: StaffTenant, database: Database, id: number) {
  const [row] = await database
    .select({
      id: classroom.id,
      name: classroom.name,
      grade: classroom.grade,
      archived: isNotNull(classroom.archivedAt).mapWith(Boolean),
    })
    .from(classroom)
    .where(and(visibleClassrooms(tenant, 'including archived'), eq(classroom.id, id)))
  if (!row) return undefined
  return { ...row, teachers: await selectTeachersOf(tenant, database, id) }
}

const selectTeachersOf = ({ schoolId }: StaffTenant, database: Database, id: number) =>
  database
    .select({ id: account.id, name: account.name })
    .from(classroomTeacher)
    .innerJoin(account, and(eq(account.id, classroomTeacher.teacherId), eq(account.schoolId, schoolId)))
    .where(and(eq(classroomTeacher.classroomId, id), isNull(account.archivedAt)))
    .orderBy(asc(sql`lower(${account.name})`), asc(account.id))

interface ClassroomValues {
  name: string
  grade: number
}

export async function insertClassroom(
  { schoolId }: Tenant<'school'>,
  database: Database,
  { name, grade }: ClassroomValues,
): Promise<number> {
  const [row] = await insertMany(database, classroom, [{ schoolId, name, grade: grade as Grade }], ['id'])
  if (!row) throw new Error('An insert returns its row')
  return row.id
}

export const updateClassroom = (
  tenant: Tenant<'school'>,
  database: Database,
  id: number,
  { name, grade }: ClassroomValues,
) =>
  database
    .update(classroom)
    .set({ name, grade: grade as Grade })
    .where(and(visibleClassrooms(tenant), eq(classroom.id, id)))

/** Sets the time at which classrooms were archived; null restores them. */
export const setArchived = (
  tenant: Tenant<'school'>,
  database: Database,
  ids: readonly number[],
  archivedAt: Date | null,
) =>
  database
    .update(classroom)
    .set({ archivedAt })
    .where(and(visibleClassrooms(tenant, 'including archived'), inArray(classroom.id, [...ids])))

/**
 * Replaces the teachers of a classroom except archived ones. The caller has checked that the tenant may see the
 * classroom.
 */
export async function replaceTeachers(
  tenant: Tenant<'school'>,
  transaction: Database,
  classroomId: number,
  teacherIds: readonly number[],
) {
  await lockAccounts(transaction, teacherIds)
  const here = transaction.select({ id: account.id }).from(account).where(visibleTeachers(tenant))
  await transaction
    .delete(classroomTeacher)
    .where(and(eq(classroomTeacher.classroomId, classroomId), inArray(classroomTeacher.teacherId, here)))
  const rows = [...new Set(teacherIds)].map((teacherId) => ({ classroomId, teacherId }))
  await insertMany(transaction, classroomTeacher, rows, ['teacherId'])
}

export const selectMembers = (tenant: Tenant, database: Database, query: SearchQuery & { classroom_id: number }) =>
  database
    .select({ id: account.id, name: account.name, username: account.username, avatar: account.avatar })
    .from(classroomStudent)
    .innerJoin(student, eq(student.id, classroomStudent.studentId))
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant), eq(classroomStudent.classroomId, query.classroom_id), matchesSearch(query)))
    .orderBy(asc(sql`lower(${account.name})`), asc(account.id))
