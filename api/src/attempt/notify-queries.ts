import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  not,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Tenant } from '../access/tenant'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import {
  isAccountOfStudent,
  isAssignmentOfAttempt,
  isScheduleOfAssignment,
  isStudentOfAssignment,
  isStudentOfAttempt,
} from '../database/joins'
import { buildQuery } from '../database/query-builder'
import {
  account,
  assignment,
  attempt,
  classroom,
  classroomStudent,
  classroomTeacher,
  notification,
  schedule,
  scheduleClassroom,
  school,
  student,
} from '../database/schema'
import { parentIds } from '../people/parents'

/** The maximum number of rows in one batch of notifications. */
const AT_ONCE = 500

const zone = sql<string>`coalesce(${school.timeZone}, ${homeZone})`

const attemptOf = (status: 'finished' | 'started') =>
  exists(
    buildQuery()
      .select({ one: sql`1` })
      .from(attempt)
      .where(and(eq(attempt.assignmentId, assignment.id), eq(attempt.status, status))),
  )

const isNotNotified = (accountId: SQL | typeof student.id | typeof classroomTeacher.teacherId, occasion: SQL) =>
  notExists(
    buildQuery()
      .select({ one: sql`1` })
      .from(notification)
      .where(and(eq(notification.accountId, accountId), eq(notification.occasion, occasion))),
  )

/** The occasions on which a schedule's students and their parents are notified. */
export type ChildOccasion = 'scheduled' | 'opened' | 'closing'

const later = (now: Date, hours: number) => new Date(now.getTime() + hours * 60 * 60_000)

/** Returns the condition for tests that close within a day and are open for at least two days. */
const closing = (now: Date) =>
  and(
    gt(schedule.closesAt, now),
    lte(schedule.closesAt, later(now, 24)),
    lte(schedule.opensAt, sql`${schedule.closesAt} - interval '2 days'`),
  )

/**
 * The condition for each occasion. An occasion that passed while no server ran is still announced up to a day later.
 */
const isDue: Readonly<Record<ChildOccasion, (now: Date) => SQL | undefined>> = {
  scheduled: (now) => and(gt(schedule.createdAt, later(now, -24)), gt(schedule.opensAt, later(now, 1))),
  opened: (now) => and(lte(schedule.opensAt, now), gt(schedule.opensAt, later(now, -24)), gt(schedule.closesAt, now)),
  closing: (now) => and(closing(now), not(attemptOf('finished'))),
}

/** Changes to a schedule that are announced. The suffix makes each change a separate occasion. */
const changeSuffixes = {
  moved: sql` || ' ' || extract(epoch from ${schedule.opensAt})::bigint`,
  again: sql` || ' ' || ${assignment.extraTries}`,
  cancelled: sql``,
} as const
export type ChildChange = keyof typeof changeSuffixes

const isChange = (kind: ChildOccasion | ChildChange): kind is ChildChange => kind in changeSuffixes

function selectChildren(database: Database, kind: ChildOccasion | ChildChange, condition?: SQL) {
  const mark = isChange(kind) ? changeSuffixes[kind] : sql``
  const occasion = sql<string>`'schedule ' || ${schedule.id} || ${sql.raw(`' ${kind} '`)} || ${student.id}${mark}`
  return database
    .select({
      childId: student.id,
      parentIds,
      name: account.name,
      zone,
      title: schedule.title,
      opensAt: schedule.opensAt,
      closesAt: schedule.closesAt,
      occasion,
    })
    .from(assignment)
    .innerJoin(schedule, isScheduleOfAssignment)
    .innerJoin(student, isStudentOfAssignment)
    .innerJoin(account, isAccountOfStudent)
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(and(condition, isNull(account.archivedAt), isNull(school.archivedAt), isNotNotified(student.id, occasion)))
    .$dynamic()
}

/**
 * Returns children of any school who are due for a notification about their test and have not received it; at most
 * 500.
 */
export const selectChildrenToNotify = (database: Database, kind: ChildOccasion, now: Date) =>
  selectChildren(database, kind, isDue[kind](now)).limit(AT_ONCE)

export type ChildToNotify = Awaited<ReturnType<typeof selectChildrenToNotify>>[number]

/**
 * Returns all or some children of a schedule who have not been notified. The caller has checked that the tenant may
 * see the schedule.
 */
export const selectAssignmentsToNotify = (
  database: Database,
  kind: ChildOccasion | ChildChange,
  scheduleId: number,
  students?: readonly number[],
) => {
  const some = students && inArray(student.id, [...students])
  return selectChildren(database, kind, and(eq(schedule.id, scheduleId), some))
}

/** The occasions on which the teachers of a schedule's students are notified. */
export type ClassOccasion = 'closing' | 'finished'

const done = sql<number>`(count(*) filter (where ${attemptOf('finished')}))::int`
const all = sql<number>`count(*)::int`

/** The conditions for each occasion: on the schedule, and on a teacher's students in it. */
const classOccasions: Readonly<
  Record<ClassOccasion, { schedule: (now: Date) => SQL | undefined; children: (now: Date) => SQL }>
> = {
  closing: { schedule: closing, children: () => sql`${done} < ${all}` },
  finished: {
    schedule: (now) => and(lte(schedule.opensAt, now), gt(schedule.closesAt, later(now, -24))),
    // Attempts still running when the window closes are ended in the following hours.
    children: (now) =>
      or(
        sql`${done} = ${all}`,
        and(sql`${schedule.closesAt} <= ${now.toISOString()}`, sql`not bool_or(${attemptOf('started')})`),
      ) as SQL,
  },
}

/** The most classes that a message names. */
const MOST_CLASSES = 3

/** Selects the names of a teacher's classes to which a schedule was given; null if there are none or very many. */
const classesOf = (teacherId: SQLWrapper) => sql<string | null>`(
  select case when count(*) <= ${sql.raw(String(MOST_CLASSES))} then string_agg(room.name, ', ' order by room.name) end
  from ${scheduleClassroom} link
  join ${classroom} room on room.id = link.classroom_id
  join ${classroomTeacher} teaching on teaching.classroom_id = room.id and teaching.teacher_id = ${teacherId}
  where link.schedule_id = ${schedule.id})`

/**
 * Returns teachers of any school who are due for a notification about a test and have not received it, with counts of
 * their children.
 */
export function selectTeachersToNotify(database: Database, kind: ClassOccasion, now: Date) {
  const occasion = sql<string>`'schedule ' || ${schedule.id} || ${sql.raw(`' class ${kind}'`)}`
  const taught = buildQuery()
    .selectDistinct({
      teacherId: classroomTeacher.teacherId,
      schoolId: classroom.schoolId,
      assignmentId: assignment.id,
    })
    .from(assignment)
    .innerJoin(schedule, isScheduleOfAssignment)
    .innerJoin(classroomStudent, eq(classroomStudent.studentId, assignment.studentId))
    .innerJoin(classroomTeacher, eq(classroomTeacher.classroomId, classroomStudent.classroomId))
    .innerJoin(classroom, eq(classroom.id, classroomStudent.classroomId))
    .where(and(classOccasions[kind].schedule(now), isNotNotified(classroomTeacher.teacherId, occasion)))
    .as('taught')
  return database
    .select({
      teacherId: taught.teacherId,
      zone: school.timeZone,
      scheduleId: schedule.id,
      title: schedule.title,
      classes: classesOf(taught.teacherId),
      closesAt: schedule.closesAt,
      done,
      all,
      occasion,
    })
    .from(taught)
    .innerJoin(assignment, eq(assignment.id, taught.assignmentId))
    .innerJoin(schedule, isScheduleOfAssignment)
    .innerJoin(school, and(eq(school.id, taught.schoolId), isNull(school.archivedAt)))
    .groupBy(taught.teacherId, school.id, schedule.id)
    .having(classOccasions[kind].children(now))
    .limit(AT_ONCE)
}

export type TeacherToNotify = Awaited<ReturnType<typeof selectTeachersToNotify>>[number]

/** Returns the parents to notify of a child's finished attempt, with the values for the message. */
export async function selectFinishedToNotify(tenant: Tenant<'child'>, database: Database, attemptId: number) {
  const [row] = await database
    .select({ parentIds, child: account.name, zone, title: schedule.title })
    .from(attempt)
    .innerJoin(assignment, isAssignmentOfAttempt)
    .innerJoin(schedule, isScheduleOfAssignment)
    .innerJoin(student, isStudentOfAttempt)
    .innerJoin(account, isAccountOfStudent)
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(and(eq(attempt.id, attemptId), eq(attempt.studentId, tenant.accountId)))
  return row
}

/** Returns the teachers of a student's classrooms at the school, and the schedule of an attempt. */
export const selectTeachersOfAttempt = (tenant: Tenant<'child'>, database: Database, attemptId: number) =>
  database
    .selectDistinct({
      teacherId: classroomTeacher.teacherId,
      child: account.name,
      title: schedule.title,
      schedule: schedule.id,
    })
    .from(attempt)
    .innerJoin(assignment, isAssignmentOfAttempt)
    .innerJoin(schedule, isScheduleOfAssignment)
    .innerJoin(account, eq(account.id, attempt.studentId))
    .innerJoin(classroomStudent, eq(classroomStudent.studentId, attempt.studentId))
    .innerJoin(
      classroom,
      and(
        eq(classroom.id, classroomStudent.classroomId),
        eq(classroom.schoolId, schedule.schoolId),
        isNull(classroom.archivedAt),
      ),
    )
    .innerJoin(classroomTeacher, eq(classroomTeacher.classroomId, classroom.id))
    .where(and(eq(attempt.id, attemptId), eq(attempt.studentId, tenant.accountId)))
