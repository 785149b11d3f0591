import { LINK_WAITS } from '@lekta/shared/contract/people/link'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import { and, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { anyReader, idsOf } from '../access/any-reader'
import { isBeingErased, type StaffTenant, visibleClassrooms, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { isAccountOfStudent, isAssignmentOfAttempt, isScheduleOfAssignment } from '../database/joins'
import { runPrepared } from '../database/prepare-once'
import {
  account,
  assignment,
  attempt,
  classroom,
  classroomStudent,
  classroomTeacher,
  latestResult,
  linkRequest,
  parentLink,
  plan,
  schedule,
  seat,
  student,
  subscription,
} from '../database/schema'
import { daysBefore } from '../link/queries'
import { visibleSubscriptions } from '../money/buyer'
import { isRunningAt, testsLeft } from '../money/subscription-period'
import { seatAllows } from '../money/transition'
import { columnsOf } from '../people/stored-fields'
import { studentColumns } from '../student/queries'
import { AdultJson, ClassroomJson, SeatJson, TestJson } from './rows'

/** Returns a column that is an array of objects, one per row of a statement; `columns` are checked against the schema. */
const rowsOf = <S extends z.ZodMiniType>(schema: S, columns: SQL, from: SQL, order: SQL) =>
  sql`(select coalesce(json_agg(json_build_object(${columns}) order by ${order}), '[]') from ${from})`.mapWith((rows) =>
    z.parse(z.array(schema), rows),
  )

/** The finished tests, newest first. Staff do not see those of a student who waits to be erased. */
const tests = rowsOf(
  TestJson,
  sql`'id', ${attempt.id}, 'title', ${schedule.title}, 'tries', ${attempt.tries}, 'finishedAt', ${attempt.finishedAt},
    'grade', ${attempt.grade}, 'gradeElapsed', ${attempt.gradeElapsed}, 'ability', ${attempt.ability},
    'abilityLow', ${attempt.abilityLow}, 'abilityHigh', ${attempt.abilityHigh},
    'standardError', ${attempt.standardError}, 'trusted', ${attempt.trusted}, 'percentile', ${attempt.percentile}`,
  sql`${attempt} join ${assignment} on ${isAssignmentOfAttempt} join ${schedule} on ${isScheduleOfAssignment}
    where ${attempt.studentId} = ${student.id} and ${attempt.status} = 'finished' and not ${isBeingErased(student.id)}`,
  sql`${attempt.finishedAt} desc, ${attempt.id} desc`,
)

const teacher = alias(account, 'teacher')

const classroomsOf = (tenant: StaffTenant) =>
  rowsOf(
    ClassroomJson,
    sql`'id', ${classroom.id}, 'name', ${classroom.name}, 'grade', ${classroom.grade},
      'can_open', ${visibleClassrooms(tenant)},
      'teachers', array(select ${teacher.name} from ${classroomTeacher}
        join ${account} as ${sql.identifier('teacher')} on ${teacher.id} = ${classroomTeacher.teacherId}
        where ${classroomTeacher.classroomId} = ${classroom.id} and ${teacher.archivedAt} is null
        order by lower(${teacher.name}))`,
    sql`${classroomStudent} join ${classroom} on ${classroom.id} = ${classroomStudent.classroomId}
      where ${classroomStudent.studentId} = ${student.id} and ${classroom.archivedAt} is null
        and ${classroom.schoolId} = ${account.schoolId}`,
    sql`lower(${classroom.name}), ${classroom.id}`,
  )

const seatsOf = (tenant: StaffTenant) =>
  rowsOf(
    SeatJson,
    sql`'subscription_id', ${subscription.id}, 'plan_name', ${plan.name}, 'endsAt', ${subscription.endsAt},
      'tests_used', ${seat.testsUsed}, 'tests_left', ${testsLeft},
      'can_take_back', coalesce(${seatAllows('takeBack')}, false)`,
    sql`${seat} join ${subscription} on ${subscription.id} = ${seat.subscriptionId}
      join ${plan} on ${plan.code} = ${subscription.planCode}
      where ${seat.studentId} = ${student.id}
        and ${and(visibleSubscriptions(tenant), isRunningAt(sql.placeholder('now')), isNull(seat.revokedAt))}`,
    sql`${subscription.endsAt}, ${seat.id}`,
  )

const parent = alias(account, 'parent')
const parentColumns = sql`'id', ${parent.id}, 'name', ${parent.name}, 'email', ${parent.email}`
const isParent = (id: SQL) => sql`join ${account} as ${sql.identifier('parent')} on ${parent.id} = ${id}`

const linkedParents = rowsOf(
  AdultJson,
  sql`${parentColumns}, 'at', ${parentLink.since}`,
  sql`${parentLink} ${isParent(sql`${parentLink.parentId}`)} where ${parentLink.studentId} = ${student.id}`,
  sql`${parentLink.since}, ${parent.id}`,
)

const waitingParents = rowsOf(
  AdultJson,
  sql`${parentColumns}, 'at', ${linkRequest.askedAt}`,
  sql`${linkRequest} ${isParent(sql`${linkRequest.parentId}`)}
    where ${linkRequest.studentId} = ${student.id} and ${linkRequest.status} = 'waiting'
      and ${linkRequest.askedAt} > ${sql.placeholder('waitingSince')}::timestamptz`,
  sql`${linkRequest.askedAt}, ${parent.id}`,
)

const noParents = sql`'[]'::json`.mapWith((): z.infer<typeof AdultJson>[] => [])

/** Returns a student that the tenant may see, archived or not, with everything that the student's page shows. */
export async function selectOverview(tenant: StaffTenant, database: Database, id: number, now: Date) {
  const values = {
    ...idsOf(tenant),
    id,
    now: now.toISOString(),
    waitingSince: daysBefore(now, LINK_WAITS).toISOString(),
  }
  const isSchool = tenant.role === 'school'
  const [row] = await runPrepared(database, ['student overview', tenant.role], values, () => {
    const reader = anyReader(tenant)
    return database
      .select({
        student: {
          ...studentColumns,
          ...columnsOf(studentFields),
          archived: isNotNull(account.archivedAt).mapWith(Boolean),
        },
        latest: latestResult,
        tests,
        classrooms: classroomsOf(reader),
        seats: seatsOf(reader),
        linked: isSchool ? linkedParents : noParents,
        waiting: isSchool ? waitingParents : noParents,
      })
      .from(student)
      .innerJoin(account, isAccountOfStudent)
      .leftJoin(latestResult, and(eq(latestResult.studentId, student.id), not(isBeingErased(student.id))))
      .where(and(visibleStudents(reader, 'including archived'), eq(student.id, sql.placeholder('id'))))
  })
  return row
}
