import type { ListQuery } from '@lekta/shared/contract/list'
import type { ScheduleState } from '@lekta/shared/contract/schedule'
import { and, asc, count, eq, exists, gt, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { type StaffTenant, visibleClassrooms, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { isAccountOfAssignment } from '../database/joins'
import { buildQuery } from '../database/query-builder'
import {
  account,
  assignment,
  classroom,
  classroomStudent,
  exam,
  isChild,
  schedule,
  scheduleClassroom,
} from '../database/schema'
import { escapeLike, type SortColumns, sortBy, whereSearched, windowOf } from '../http/list-page'
import { progressOf } from './progress-sql'

export const selectExams = (database: Database) =>
  database.select({ code: exam.code, title: exam.title }).from(exam).orderBy(asc(exam.title), asc(exam.code))

/**
 * Returns a subquery of the ids of the assignments in a schedule that a tenant may see. For queries that select from
 * `schedule`. It is written to match the index of children's accounts.
 */
const assignmentIdsOf = (tenant: StaffTenant, condition?: SQL) =>
  buildQuery()
    .select({ id: assignment.id })
    .from(assignment)
    .innerJoin(account, isAccountOfAssignment)
    .where(and(eq(assignment.scheduleId, schedule.id), isChild(account), visibleStudents(tenant), condition))

/**
 * Returns the condition for the schedules that a tenant may see. A school sees all of its schedules; a teacher sees
 * those that the teacher created and those of the teacher's students. For queries that select from `schedule`.
 */
export function visibleSchedules(tenant: StaffTenant): SQL {
  const ofSchool = eq(schedule.schoolId, tenant.schoolId)
  if (tenant.role === 'school') return ofSchool
  return and(ofSchool, or(eq(schedule.createdBy, tenant.accountId), exists(assignmentIdsOf(tenant)))) as SQL
}

/**
 * Counts in `tally` how many of a tenant's students are in a schedule, have finished its test, and are taking it for
 * the first time. `offset 0` makes PostgreSQL build the array once.
 */
const tallyOf = (tenant: StaffTenant) => sql`(
  select ${progressOf.children} as children, ${progressOf.finished} as finished, ${progressOf.working} as working
  from (select array(${assignmentIdsOf(tenant)}) as ids offset 0) visible) tally`

const tally = {
  children: sql<number>`tally.children`,
  finished: sql<number>`tally.finished`,
  working: sql<number>`tally.working`,
}

export const roomJson = sql`json_build_object('id', ${classroom.id}, 'name', ${classroom.name}, 'grade', ${classroom.grade})`

export interface Room {
  id: number
  name: string
  grade: number
}

const roomsOf = (tenant: StaffTenant) => sql<Room[]>`(
  select coalesce(json_agg(${roomJson} order by lower(${classroom.name})), '[]')
  from ${scheduleClassroom} join ${classroom} on ${classroom.id} = ${scheduleClassroom.classroomId}
  where ${scheduleClassroom.scheduleId} = ${schedule.id} and ${visibleClassrooms(tenant, 'including archived')})`

const creatorName = sql<string>`(select giver.name from ${account} giver where giver.id = ${schedule.createdBy})`

/** Selects schedules with their progress. The condition must leave only those that the tenant may see. */
const selectSome = (tenant: StaffTenant, database: Database, condition: SQL | undefined) =>
  database
    .select({
      id: schedule.id,
      title: schedule.title,
      exam: { code: exam.code, title: exam.title },
      opensAt: schedule.opensAt,
      closesAt: schedule.closesAt,
      triesAllowed: schedule.triesAllowed,
      createdBy: schedule.createdBy,
      givenBy: creatorName,
      classrooms: roomsOf(tenant),
      ...tally,
    })
    .from(schedule)
    .innerJoin(exam, eq(exam.code, schedule.examCode))
    .innerJoinLateral(tallyOf(tenant), sql`true`)
    .where(condition)
    .$dynamic()

export type ScheduleRow = Awaited<ReturnType<typeof selectSome>>[number]

const isState: Readonly<Record<ScheduleState, (now: Date) => SQL | undefined>> = {
  upcoming: (now) => gt(schedule.opensAt, now),
  open: (now) => and(lte(schedule.opensAt, now), gt(schedule.closesAt, now)),
  closed: (now) => lte(schedule.closesAt, now),
}

export interface ScheduleFilter {
  query: ListQuery
  now: Date
  state?: ScheduleState | undefined
  from?: string | undefined
  until?: string | undefined
}

function whereListed(tenant: StaffTenant, { query, now, state, from, until }: ScheduleFilter) {
  const text = whereSearched(query)
  const { classroom_id: room } = query.options
  return and(
    text === '' ? undefined : ilike(schedule.title, `%${escapeLike(text)}%`),
    state && isState[state](now),
    from === undefined ? undefined : gt(schedule.closesAt, new Date(from)),
    until === undefined ? undefined : lt(schedule.opensAt, new Date(until)),
    room === undefined ? undefined : exists(assignmentIdsOf(tenant, inRoom(room))),
  )
}

const inRoom = (id: number) =>
  exists(
    buildQuery()
      .select({ one: sql`1` })
      .from(classroomStudent)
      .where(and(eq(classroomStudent.classroomId, id), eq(classroomStudent.studentId, account.id))),
  )

const sortable = {
  id: { filled: schedule.id },
  title: { filled: sql`lower(${schedule.title})` },
  opens_at: { filled: schedule.opensAt },
  closes_at: { filled: schedule.closesAt },
} satisfies SortColumns

export function selectSchedules(tenant: StaffTenant, database: Database, filter: ScheduleFilter) {
  const { limit, offset } = windowOf(filter.query)
  const order = sortBy(filter.query, sortable, schedule.id)
  // Progress is counted only for the schedules of the page.
  const page = database
    .select({ id: schedule.id })
    .from(schedule)
    .where(and(visibleSchedules(tenant), whereListed(tenant, filter)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return selectSome(tenant, database, inArray(schedule.id, page)).orderBy(...order)
}

export async function countSchedules(tenant: StaffTenant, database: Database, filter: ScheduleFilter): Promise<number> {
  const [row] = await database
    .select({ schedules: count() })
    .from(schedule)
    .where(and(visibleSchedules(tenant), whereListed(tenant, filter)))
  return row?.schedules ?? 0
}

export async function selectSchedule(tenant: StaffTenant, database: Database, id: number) {
  const [row] = await selectSome(tenant, database, and(visibleSchedules(tenant), eq(schedule.id, id)))
  return row
}
