import type { ListQuery } from '@lekta/shared/contract/list'
import type { ScheduleState } from '@lekta/shared/contract/schedule'
import { and, asc, count, eq, exists, gt, ilike, inArray, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { type StaffTenant, visibleClassrooms, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { isAccountOfStudent, isScheduleOfAssignment, isStudentOfAssignment } from '../database/joins'
import { buildQuery } from '../database/query-builder'
import {
  account,
  assignment,
  attempt,
  attemptItem,
  classroom,
  classroomStudent,
  exam,
  isChild,
  item,
  schedule,
  scheduleClassroom,
  student,
} from '../database/schema'
import { accountName, escapeLike, type SortColumns, sortBy, whereSearched, windowOf } from '../http/list-page'
import { inClassroom, whereFilters } from '../student/queries'

export const selectExams = (database: Database) =>
  database.select({ code: exam.code, title: exam.title }).from(exam).orderBy(asc(exam.title), asc(exam.code))

/** Returns a subquery of the assignments in a schedule that a tenant may see. For queries that select from `schedule`. */
const assignmentsOf = (tenant: StaffTenant, condition?: SQL) =>
  buildQuery()
    .select({ one: sql`1` })
    .from(assignment)
    .innerJoin(student, isStudentOfAssignment)
    .innerJoin(account, isAccountOfStudent)
    .where(and(eq(assignment.scheduleId, schedule.id), visibleStudents(tenant), condition))

/**
 * The condition for the schedules that a tenant may see: all of a school's; for a teacher those that the teacher
 * created or that the teacher's students have. For queries that select from `schedule`.
 */
function visibleSchedules(tenant: StaffTenant): SQL {
  const ofSchool = eq(schedule.schoolId, tenant.schoolId)
  if (tenant.role === 'school') return ofSchool
  return and(ofSchool, or(eq(schedule.createdBy, tenant.accountId), exists(assignmentsOf(tenant)))) as SQL
}

const isIn = (status: 'finished' | 'started') =>
  exists(
    buildQuery()
      .select({ one: sql`1` })
      .from(attempt)
      .where(and(eq(attempt.assignmentId, assignment.id), eq(attempt.status, status))),
  )

/** Counts how many of a tenant's students have a schedule, have finished it, and are taking it for the first time. */
const tallyOf = (tenant: StaffTenant) =>
  buildQuery()
    .select({
      children: sql<number>`count(*)::int`.as('children'),
      finished: sql<number>`(count(*) filter (where ${isIn('finished')}))::int`.as('finished'),
      working: sql<number>`(count(*) filter (where ${isIn('started')} and not ${isIn('finished')}))::int`.as('working'),
    })
    .from(assignment)
    .innerJoin(student, isStudentOfAssignment)
    .innerJoin(account, isAccountOfStudent)
    .where(and(eq(assignment.scheduleId, schedule.id), visibleStudents(tenant)))
    .as('tally')

const roomJson = sql`json_build_object('id', ${classroom.id}, 'name', ${classroom.name}, 'grade', ${classroom.grade})`

interface Room {
  id: number
  name: string
  grade: number
}

const roomsOf = (tenant: StaffTenant) => sql<Room[]>`(
  select coalesce(json_agg(${roomJson} order by lower(${classroom.name})), '[]')
  from ${scheduleClassroom} join ${classroom} on ${classroom.id} = ${scheduleClassroom.classroomId}
  where ${scheduleClassroom.scheduleId} = ${schedule.id} and ${visibleClassrooms(tenant, 'ever')})`

const creatorName = sql<string>`(select giver.name from ${account} giver where giver.id = ${schedule.createdBy})`

function selectSome(tenant: StaffTenant, database: Database, condition?: SQL) {
  const tally = tallyOf(tenant)
  const { children, finished, working } = tally
  return database
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
      children,
      finished,
      working,
    })
    .from(schedule)
    .innerJoin(exam, eq(exam.code, schedule.examCode))
    .innerJoinLateral(tally, sql`true`)
    .where(and(visibleSchedules(tenant), condition))
    .$dynamic()
}

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
    room === undefined ? undefined : exists(assignmentsOf(tenant, inRoom(room))),
  )
}

const inRoom = (id: number) =>
  exists(
    buildQuery()
      .select({ one: sql`1` })
      .from(classroomStudent)
      .where(and(eq(classroomStudent.classroomId, id), eq(classroomStudent.studentId, student.id))),
  )

const sortable = {
  id: { filled: schedule.id },
  title: { filled: sql`lower(${schedule.title})` },
  opens_at: { filled: schedule.opensAt },
  closes_at: { filled: schedule.closesAt },
} satisfies SortColumns

export function selectSchedules(tenant: StaffTenant, database: Database, filter: ScheduleFilter) {
  const { limit, offset } = windowOf(filter.query)
  return selectSome(tenant, database, whereListed(tenant, filter))
    .orderBy(...sortBy(filter.query, sortable, schedule.id))
    .limit(limit)
    .offset(offset)
}

export async function countSchedules(tenant: StaffTenant, database: Database, filter: ScheduleFilter): Promise<number> {
  const [row] = await database
    .select({ schedules: count() })
    .from(schedule)
    .where(and(visibleSchedules(tenant), whereListed(tenant, filter)))
  return row?.schedules ?? 0
}

export async function selectSchedule(tenant: StaffTenant, database: Database, id: number) {
  const [row] = await selectSome(tenant, database, eq(schedule.id, id))
  return row
}

/** A running attempt as PostgreSQL returns it in JSON. */
export interface RunningJson {
  profile: typeof attempt.$inferSelect.profile
  startedAt: string
  seenAt: string | null
  answeredAt: string | null
  /** In order; a skip has no choice. */
  answers: { choice: number | null; milliseconds: number | null; words: number }[]
}

const running = sql<RunningJson | null>`(
  select json_build_object(
    'profile', ${attempt.profile}, 'startedAt', ${attempt.startedAt}, 'seenAt', ${attempt.seenAt},
    'answeredAt', max(${attemptItem.answeredAt}),
    'answers', coalesce(json_agg(json_build_object(
      'choice', ${attemptItem.choice}, 'milliseconds', ${attemptItem.milliseconds}, 'words', ${item.words}
    ) order by ${attemptItem.number}) filter (where ${attemptItem.answeredAt} is not null), '[]'))
  from ${attempt}
  join ${attemptItem} on ${attemptItem.attemptId} = ${attempt.id}
  join ${item} on ${item.id} = ${attemptItem.itemId}
  where ${attempt.assignmentId} = ${assignment.id} and ${attempt.status} = 'started'
  group by ${attempt.id})`

const triesUsed = sql<number>`(select count(*)::int from ${attempt} where ${attempt.assignmentId} = ${assignment.id})`

const reportId = sql<number | null>`(
  select ${attempt.id} from ${attempt}
  where ${attempt.assignmentId} = ${assignment.id} and ${attempt.status} = 'finished'
  order by ${attempt.tries} desc limit 1)`

const roomNames = (tenant: StaffTenant) => sql<string[]>`array(
  select ${classroom.name} from ${classroomStudent}
  join ${classroom} on ${classroom.id} = ${classroomStudent.classroomId}
  where ${classroomStudent.studentId} = ${student.id} and ${visibleClassrooms(tenant)}
  order by lower(${classroom.name}))`

/** Returns the tenant's students in a schedule by name, all or some, each with their progress. */
export const selectAssignments = (tenant: StaffTenant, database: Database, id: number, students?: readonly number[]) =>
  database
    .select({
      id: student.id,
      name: account.name,
      avatar: account.avatar,
      classrooms: roomNames(tenant),
      triesUsed,
      triesAllowed: sql<number>`${schedule.triesAllowed} + ${assignment.extraTries}`,
      allowedFrom: assignment.allowedFrom,
      opensAt: schedule.opensAt,
      reportId,
      running,
    })
    .from(assignment)
    .innerJoin(schedule, isScheduleOfAssignment)
    .innerJoin(student, isStudentOfAssignment)
    .innerJoin(account, isAccountOfStudent)
    .where(
      and(
        eq(schedule.id, id),
        visibleStudents(tenant),
        students === undefined ? undefined : inArray(student.id, [...students]),
      ),
    )
    .orderBy(asc(sql`lower(${account.name})`), asc(student.id))

export type AssignmentRow = Awaited<ReturnType<typeof selectAssignments>>[number]

/** Returns the tenant's students who are in a schedule's classrooms but not in the schedule, by name. */
export const selectJoined = (tenant: StaffTenant, database: Database, id: number) =>
  database
    .selectDistinct({ id: student.id, name: account.name })
    .from(scheduleClassroom)
    .innerJoin(classroomStudent, eq(classroomStudent.classroomId, scheduleClassroom.classroomId))
    .innerJoin(student, eq(student.id, classroomStudent.studentId))
    .innerJoin(account, isAccountOfStudent)
    .where(and(eq(scheduleClassroom.scheduleId, id), visibleStudents(tenant), notExists(isAssigned(id))))
    .orderBy(asc(account.name), asc(student.id))

const isAssigned = (id: number) =>
  buildQuery()
    .select({ one: sql`1` })
    .from(assignment)
    .where(and(eq(assignment.scheduleId, id), eq(assignment.studentId, student.id)))

const candidateRooms = (tenant: StaffTenant) => sql<Room[]>`(
  select coalesce(json_agg(${roomJson} order by lower(${classroom.name})), '[]')
  from ${classroomStudent} join ${classroom} on ${classroom.id} = ${classroomStudent.classroomId}
  where ${classroomStudent.studentId} = ${student.id} and ${visibleClassrooms(tenant)})`

const candidateSort = { id: { filled: account.id }, name: accountName } satisfies SortColumns

const whereVisible = (tenant: StaffTenant, database: Database, query: ListQuery) =>
  and(isChild(account), visibleStudents(tenant), whereFilters(database, query))

/** Returns the condition for the tenant's children who can be given a test. */
export function selectCandidates(tenant: StaffTenant, database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  return database
    .select({ id: student.id, name: account.name, avatar: account.avatar, classrooms: candidateRooms(tenant) })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(whereVisible(tenant, database, query))
    .orderBy(...sortBy(query, candidateSort, account.id))
    .limit(limit)
    .offset(offset)
}

export async function countCandidates(tenant: StaffTenant, database: Database, query: ListQuery): Promise<number> {
  const [row] = await database
    .select({ children: count() })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(whereVisible(tenant, database, query))
  return row?.children ?? 0
}

/** Returns the tenant's students in these classrooms, and those named by id. */
export async function selectChosenStudents(
  tenant: StaffTenant,
  database: Database,
  { classrooms, students }: { classrooms: readonly number[]; students: readonly number[] },
) {
  const rooms = classrooms.map((id) => inClassroom(database, id))
  const named = students.length === 0 ? undefined : inArray(student.id, [...students])
  const any = or(named, ...rooms)
  if (!any) return []
  return database
    .select({ id: student.id, name: account.name })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant), any))
    .orderBy(asc(sql`lower(${account.name})`), asc(student.id))
}
