import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type Tenant, visibleStudents } from '../access/tenant'
import type { AnyProfile } from '../assessment/engines'
import type { Database } from '../database/connect'
import { isAccountOfStudent, isScheduleOfAssignment, isStudentOfAssignment } from '../database/joins'
import { account, assignment, attempt, attemptItem, exam, schedule, student } from '../database/schema'
import { itemsOf } from './items-of'

/** The parameters in the address of a test. */
export interface Address {
  code: string
  id: number
}

const isAt = ({ code, id }: Address) => and(eq(assignment.id, id), eq(schedule.examCode, code))

/** The number of attempts, the newest finished attempt, and the progress of the running attempt. */
const triesUsed = sql<number>`(select count(*)::int from ${attempt} where ${attempt.assignmentId} = ${assignment.id})`
const lastFinished = sql<number | null>`(
  select max(${attempt.tries})::int from ${attempt}
  where ${attempt.assignmentId} = ${assignment.id} and ${attempt.status} = 'finished')`
const running = sql<number | null>`(
  select max(${attempt.tries})::int from ${attempt}
  where ${attempt.assignmentId} = ${assignment.id} and ${attempt.status} = 'started')`
const answered = sql<number>`(
  select count(${attemptItem.answeredAt})::int from ${attempt}
  cross join lateral ${itemsOf(attempt.id)} ${attemptItem}
  where ${attempt.assignmentId} = ${assignment.id} and ${attempt.status} = 'started')`

/** When and how often the student may start, including exceptions that were made for this student only. */
const opensAt = sql`least(${schedule.opensAt}, ${assignment.allowedFrom})`.mapWith(schedule.opensAt)
const triesAllowed = sql<number>`${schedule.triesAllowed} + ${assignment.extraTries}`

/** The profile of attempts that start now. */
const profileOfExam = sql<AnyProfile>`coalesce(${exam.passageProfile}, ${exam.profile})`

/** Selects tests assigned to students that the tenant may see and that meet the condition. */
function selectAssigned(tenant: Tenant, database: Database, condition?: SQL) {
  return database
    .select({
      id: assignment.id,
      code: exam.code,
      profile: profileOfExam,
      title: schedule.title,
      scheduleId: schedule.id,
      opensAt,
      closesAt: schedule.closesAt,
      triesAllowed,
      student: { id: student.id, name: account.name, grade: student.grade },
      triesUsed,
      lastFinished,
      running,
      answered,
    })
    .from(assignment)
    .innerJoin(schedule, isScheduleOfAssignment)
    .innerJoin(exam, eq(exam.code, schedule.examCode))
    .innerJoin(student, isStudentOfAssignment)
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant), condition))
    .orderBy(desc(schedule.opensAt), desc(assignment.id))
}

export type AssignedTestRow = Awaited<ReturnType<typeof selectAssigned>>[number]

export const selectTests = (tenant: Tenant<'child'>, database: Database) => selectAssigned(tenant, database)

/** Returns the tests of the tenant's children that had not closed at a given time. */
export const selectCurrentTests = (tenant: Tenant<'child' | 'parent'>, database: Database, after: Date) =>
  selectAssigned(tenant, database, gt(schedule.closesAt, after))

export async function selectTest(tenant: Tenant, database: Database, address: Address) {
  const [found] = await selectAssigned(tenant, database, isAt(address))
  return found
}

/** Locks an assignment for this transaction, so that two concurrent starts create one attempt. */
export const lockAssignment = (tenant: Tenant<'child'>, database: Database, id: number) =>
  database
    .select({ id: assignment.id })
    .from(assignment)
    .where(and(eq(assignment.id, id), eq(assignment.studentId, tenant.accountId)))
    .for('update')
