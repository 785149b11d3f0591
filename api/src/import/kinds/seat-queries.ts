import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type StaffTenant, visibleClassrooms, visibleStudents } from '../../access/tenant'
import type { Database } from '../../database/connect'
import {
  account,
  classroom,
  classroomStudent,
  classroomTeacher,
  plan,
  seat,
  student,
  subscription,
} from '../../database/schema'
import { isRunningAt } from '../../money/subscription-period'
import { seatAllows } from '../../money/transition'
import { whereAmong } from './people-queries'

const present = isNull(account.archivedAt)

/** Returns the tenant's students who have one of these usernames or NISNs. */
export const selectNamedStudents = (
  tenant: StaffTenant,
  database: Database,
  usernames: readonly string[],
  nisns: readonly string[],
) =>
  database
    .select({ id: student.id, username: account.username, nisn: student.nisn })
    .from(student)
    .innerJoin(account, eq(account.id, student.id))
    .where(
      and(
        visibleStudents(tenant),
        present,
        sql`(${whereAmong(account.username, usernames)} or ${whereAmong(student.nisn, nisns)})`,
      ),
    )

/** Returns the students in each classroom that the tenant may see, by the classroom's name. */
export const selectClassroomStudents = (tenant: StaffTenant, database: Database) =>
  database
    .select({ id: account.id, name: account.name, room: classroom.name })
    .from(classroom)
    .leftJoin(classroomStudent, eq(classroomStudent.classroomId, classroom.id))
    .leftJoin(
      account,
      and(eq(account.id, classroomStudent.studentId), eq(account.schoolId, classroom.schoolId), present),
    )
    .where(and(visibleClassrooms(tenant), isNull(classroom.archivedAt)))
    .orderBy(asc(account.name))

/** Returns the students of the school's teachers, by the teacher's username or e-mail address. */
export async function selectTeacherStudents({ schoolId }: StaffTenant, database: Database, logins: readonly string[]) {
  const found = await database.execute(sql`
    select distinct t.username, t.email, s.id, s.name from ${account} t
    left join ${classroomTeacher} ct on ct.teacher_id = t.id
    left join ${classroomStudent} cs on cs.classroom_id = ct.classroom_id
    left join ${account} s on s.id = cs.student_id and s.school_id = t.school_id and s.archived_at is null
    where t.school_id = ${schoolId} and 'teacher' = any(t.roles) and t.archived_at is null
      and (t.username = any(${sql.param(logins)}) or t.email = any(${sql.param(logins)}))
    order by s.name`)
  return found.rows as { username: string; email: string | null; id: number | null; name: string | null }[]
}

/**
 * Returns the school's running subscriptions with their free seats, ordered by end date. Seats reserved for vouchers
 * are not free.
 */
export const selectRunning = ({ schoolId }: StaffTenant, database: Database, now: Date) =>
  database
    .select({
      id: subscription.id,
      plan: plan.name,
      code: plan.code,
      free: sql<number>`count(${seat.id}) filter (where ${seatAllows('give')})::int`,
    })
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .leftJoin(seat, eq(seat.subscriptionId, subscription.id))
    .where(and(eq(subscription.schoolId, schoolId), isRunningAt(now)))
    .groupBy(subscription.id, plan.name, plan.code)
    .orderBy(asc(subscription.endsAt), asc(subscription.id))

/** Returns which of these students have a seat in one of the school's running subscriptions, and in which. */
export const selectSeated = ({ schoolId }: StaffTenant, database: Database, ids: readonly number[], now: Date) =>
  database
    .select({ studentId: seat.studentId, subscriptionId: seat.subscriptionId })
    .from(seat)
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .where(
      and(
        eq(subscription.schoolId, schoolId),
        isRunningAt(now),
        isNull(seat.revokedAt),
        whereAmong(seat.studentId, ids),
      ),
    )
