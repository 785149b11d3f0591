import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type StaffTenant, visibleClassrooms, visibleStudents } from '../access/tenant'
import { itemsOf } from '../attempt/items-of'
import type { Database } from '../database/connect'
import { isAccountOfAssignment, isScheduleOfAssignment } from '../database/joins'
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
} from '../database/schema'
import { selectOneJson } from '../database/select-json'

const Profile = z.custom<typeof attempt.$inferSelect.profile>((value) => typeof value === 'object' && value !== null)

/** A running attempt. */
const Running = z.object({
  profile: Profile,
  startedAt: z.string(),
  seenAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  /** The answers in order. A skip has no choice. */
  answers: z.array(
    z.object({ choice: z.nullable(z.number()), milliseconds: z.nullable(z.number()), words: z.number() }),
  ),
})
export type Running = z.infer<typeof Running>

const running = sql`(
  select json_build_object(
    'profile', ${attempt.profile}, 'startedAt', ${attempt.startedAt}, 'seenAt', ${attempt.seenAt},
    'answeredAt', max(${attemptItem.answeredAt}),
    'answers', coalesce(json_agg(json_build_object(
      'choice', ${attemptItem.choice}, 'milliseconds', ${attemptItem.milliseconds}, 'words', ${item.words}
    ) order by ${attemptItem.number}) filter (where ${attemptItem.answeredAt} is not null), '[]'))
  from ${attempt}
  cross join lateral ${itemsOf(attempt.id)} ${attemptItem}
  join ${item} on ${item.id} = ${attemptItem.itemId}
  where ${attempt.assignmentId} = tried.assignment_id and ${attempt.status} = 'started'
  group by ${attempt.id})`

/** The assignments of a schedule, sorted by the students' names; the attempts at them; and the students' classrooms. */
const Assigned = z.object({
  assignments: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      avatar: z.nullable(z.string()),
      assignment: z.number(),
      triesAllowed: z.number(),
      /** When the student may start, if that is earlier than the schedule opens. */
      allowedFrom: z.nullable(z.string()),
    }),
  ),
  /** In the order of each student's attempts. */
  attempts: z.array(
    z.object({ assignment: z.number(), id: z.number(), finished: z.boolean(), running: z.nullable(Running) }),
  ),
  /** Sorted by name. */
  classrooms: z.array(z.object({ name: z.string(), students: z.array(z.number()) })),
})

/**
 * Returns the statement for a schedule's assignments of a tenant's students, all or some of them. A schedule can have
 * all students of a school, so attempts and classrooms are read for all of them together, as lists of their own:
 * PostgreSQL would expect a join of these lists to be small, and search one for each row of the other.
 */
export const assignedSql = (tenant: StaffTenant, id: number, students?: readonly number[]) => sql`
  with given as materialized (
    select ${account.id}, ${account.name}, ${account.avatar}, ${assignment.id} as assignment,
      ${schedule.triesAllowed} + ${assignment.extraTries} as "triesAllowed",
      case when ${assignment.allowedFrom} < ${schedule.opensAt} then ${assignment.allowedFrom} end as "allowedFrom"
    from ${assignment}
    join ${schedule} on ${isScheduleOfAssignment}
    join ${account} on ${isAccountOfAssignment}
    where ${and(
      eq(schedule.id, id),
      visibleStudents(tenant),
      students === undefined ? undefined : inArray(account.id, [...students]),
    )}
  ),
  tried as (
    select assignment_id as assignment, id, status = 'finished' as finished,
      case when status = 'started' then ${running} end as running
    from ${attempt} tried where assignment_id = any(array(select assignment from given))
    order by assignment_id, tries
  ),
  members as (
    select classroom_id, array_agg(student_id) as students from ${classroomStudent}
    where student_id = any(array(select id from given)) group by classroom_id
  ),
  rooms as (
    select ${classroom.name}, members.students from members join ${classroom} on ${classroom.id} = members.classroom_id
    where ${visibleClassrooms(tenant)}
  )
  select
    (select coalesce(json_agg(given order by lower(name), id), '[]') from given) as assignments,
    (select coalesce(json_agg(tried), '[]') from tried) as attempts,
    (select coalesce(json_agg(rooms order by lower(name)), '[]') from rooms) as classrooms`

interface Tries {
  triesUsed: number
  /** The last finished attempt. */
  reportId: number | null
  running: Running | null
}

const untried: Tries = { triesUsed: 0, reportId: null, running: null }

/** Returns the attempts at each assignment that has one. */
function groupAttempts(attempts: z.infer<typeof Assigned>['attempts']): ReadonlyMap<number, Tries> {
  const tries = new Map<number, Tries>()
  for (const { assignment, id, finished, running } of attempts) {
    const before = tries.get(assignment) ?? untried
    tries.set(assignment, {
      triesUsed: before.triesUsed + 1,
      reportId: finished ? id : before.reportId,
      running: running ?? before.running,
    })
  }
  return tries
}

/** Returns the names of each student's classrooms. */
function groupClassrooms(classrooms: z.infer<typeof Assigned>['classrooms']): ReadonlyMap<number, string[]> {
  const names = new Map<number, string[]>()
  for (const { name, students } of classrooms) {
    for (const student of students) names.set(student, [...(names.get(student) ?? []), name])
  }
  return names
}

/** Returns all or some of the tenant's students in a schedule, sorted by name, each with their progress. */
export async function selectAssignments(
  tenant: StaffTenant,
  database: Database,
  id: number,
  students?: readonly number[],
) {
  const assigned = await selectOneJson(database, Assigned, assignedSql(tenant, id, students))
  const triesOf = groupAttempts(assigned.attempts)
  const classroomsOf = groupClassrooms(assigned.classrooms)
  return assigned.assignments.map(({ id: student, name, avatar, assignment, triesAllowed, allowedFrom }) => {
    const { triesUsed, reportId, running } = triesOf.get(assignment) ?? untried
    const rooms = classroomsOf.get(student) ?? []
    return { id: student, name, avatar, classrooms: rooms, triesAllowed, allowedFrom, triesUsed, reportId, running }
  })
}

export type AssignmentRow = Awaited<ReturnType<typeof selectAssignments>>[number]

/** Returns the tenant's students who are in a schedule's classrooms but not in the schedule, sorted by name. */
export function selectJoined(tenant: StaffTenant, database: Database, id: number) {
  const isAssigned = buildQuery()
    .select({ one: sql`1` })
    .from(assignment)
    .where(and(eq(assignment.scheduleId, id), eq(assignment.studentId, classroomStudent.studentId)))
  // The few who are missing are found first, with indexes alone.
  const missing = database
    .selectDistinct({ id: classroomStudent.studentId })
    .from(scheduleClassroom)
    .innerJoin(classroomStudent, eq(classroomStudent.classroomId, scheduleClassroom.classroomId))
    .where(and(eq(scheduleClassroom.scheduleId, id), notExists(isAssigned)))
    .as('missing')
  return database
    .select({ id: account.id, name: account.name })
    .from(missing)
    .innerJoin(account, eq(account.id, missing.id))
    .where(visibleStudents(tenant))
    .orderBy(asc(account.name), asc(account.id))
}
