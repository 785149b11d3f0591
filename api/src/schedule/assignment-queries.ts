import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { type StaffTenant, visibleClassrooms, visibleStudents } from '../access/tenant'
import { itemsOf } from '../attempt/items-of'
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
  item,
  schedule,
  scheduleClassroom,
  student,
} from '../database/schema'

/** A running attempt as PostgreSQL returns it in JSON. */
export interface RunningJson {
  profile: typeof attempt.$inferSelect.profile
  startedAt: string
  seenAt: string | null
  answeredAt: string | null
  /** The answers in order. A skip has no choice. */
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
  cross join lateral ${itemsOf(attempt.id)} ${attemptItem}
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

/** Returns all or some of the tenant's students in a schedule, sorted by name, each with their progress. */
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

/** Returns the tenant's students who are in a schedule's classrooms but not in the schedule, sorted by name. */
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
