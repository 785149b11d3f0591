import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { assertVisibleClassrooms } from '../access/authorise-ids'
import { type Tenant, visibleClassrooms, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { account, classroom, classroomStudent, seat, student, subscription } from '../database/schema'
import { giveSeats } from '../money/seats/give-seats'
import { isRunningAt } from '../money/subscription-period'
import { holdRunning, tooFew } from './seats'

type School = Tenant<'school'>

/** Returns the condition that a student has no seat in any running subscription of the school. */
const isSeatless = ({ schoolId }: School, now: Date): SQL =>
  sql`not exists (select 1 from ${seat} join ${subscription} on ${subscription.id} = ${seat.subscriptionId}
    where ${seat.studentId} = ${student.id} and ${isNull(seat.revokedAt)}
      and ${subscription.schoolId} = ${schoolId} and ${isRunningAt(now)})`

/** Returns the school's classrooms with the number of students, and of those without a seat. By grade and name. */
export const selectSeatlessClassrooms = (tenant: School, database: Database, now: Date) =>
  database
    .select({
      id: classroom.id,
      name: classroom.name,
      grade: classroom.grade,
      students: sql<number>`count(*)::int`,
      seatless: sql<number>`count(*) filter (where ${isSeatless(tenant, now)})::int`,
    })
    .from(classroom)
    .innerJoin(classroomStudent, eq(classroomStudent.classroomId, classroom.id))
    .innerJoin(student, eq(student.id, classroomStudent.studentId))
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleClassrooms(tenant), visibleStudents(tenant)))
    .groupBy(classroom.id)
    .orderBy(asc(classroom.grade), asc(classroom.name), asc(classroom.id))

async function selectSeatlessStudents(tenant: School, database: Database, classrooms: readonly number[], now: Date) {
  const isMember = sql`exists (select 1 from ${classroomStudent} where ${classroomStudent.studentId} = ${student.id}
    and ${classroomStudent.classroomId} = any(${sql.param(classrooms)}::int[]))`
  const rows = await database
    .select({ id: student.id })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant), isMember, isSeatless(tenant, now)))
    .orderBy(asc(student.id))
  return rows.map(({ id }) => id)
}

interface Assignment {
  subscriptionId: number
  classrooms: readonly number[]
}

/**
 * Gives seats of a subscription to all students of some classrooms who have none in any running subscription. Either
 * all of them get one, or, with a 409, none does.
 */
export async function assignSeats(
  tenant: School,
  database: Database,
  { subscriptionId, classrooms }: Assignment,
  now: Date,
) {
  await assertVisibleClassrooms(tenant, database, classrooms)
  return database.transaction(async (transaction) => {
    const held = await holdRunning(tenant, transaction, subscriptionId, now)
    const students = await selectSeatlessStudents(tenant, transaction, classrooms, now)
    const receivers: number[] = []
    for (const bought of held) {
      const actor = { by: tenant.accountId, now }
      const { seatByStudent, missing } = await giveSeats(transaction, bought, students, actor)
      if (missing > 0) tooFew(missing, students.length)
      receivers.push(...seatByStudent.keys())
    }
    return { subscription_id: subscriptionId, given: receivers }
  })
}
