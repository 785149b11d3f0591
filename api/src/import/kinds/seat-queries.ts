import { and, asc, eq, exists, gt, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
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
  voucher,
} from '../../database/schema'
import { type Tenant, visibleClassrooms, visibleStudents } from '../../tenant'
import { among } from './people-queries'

type SchoolTenant = Tenant<'school' | 'teacher'>

const present = isNull(account.archivedAt)

/** Students of the tenant by username or NISN. */
export const selectNamedStudents = (
  tenant: SchoolTenant,
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
        sql`(${among(account.username, usernames)} or ${among(student.nisn, nisns)})`,
      ),
    )

/** Who is in the classrooms that the tenant may see, by name. */
export const selectRoomStudents = (tenant: SchoolTenant, database: Database) =>
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

/** The students of teachers of the school, by the teacher's username or e-mail address. */
export async function selectTeacherStudents({ schoolId }: SchoolTenant, database: Database, logins: readonly string[]) {
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

const running = (now: Date) =>
  and(eq(subscription.status, 'active'), lte(subscription.startsAt, now), gt(subscription.endsAt, now))

const reserved = (database: Database) =>
  database
    .select({ one: sql`1` })
    .from(voucher)
    .where(and(eq(voucher.seatId, seat.id), isNull(voucher.redeemedAt)))

const free = (database: Database) => and(isNull(seat.studentId), notExists(reserved(database)))

/** The school's subscriptions that run, the first to end first, each with its free seats; those kept by vouchers are not free. */
export const selectRunning = ({ schoolId }: SchoolTenant, database: Database, now: Date) =>
  database
    .select({
      id: subscription.id,
      plan: plan.name,
      code: plan.code,
      free: sql<number>`count(${seat.id}) filter (where ${free(database)})::int`,
    })
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .leftJoin(seat, eq(seat.subscriptionId, subscription.id))
    .where(and(eq(subscription.schoolId, schoolId), running(now)))
    .groupBy(subscription.id, plan.name, plan.code)
    .orderBy(asc(subscription.endsAt), asc(subscription.id))

/** Which of these students have a seat in which of the school's subscriptions that run. */
export const selectSeated = ({ schoolId }: SchoolTenant, database: Database, ids: readonly number[], now: Date) =>
  database
    .select({ studentId: seat.studentId, subscriptionId: seat.subscriptionId })
    .from(seat)
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .where(and(eq(subscription.schoolId, schoolId), running(now), among(seat.studentId, ids)))

/** Free seats of a subscription, held until the transaction ends. */
export const lockSeats = (database: Database, subscriptionId: number, count: number) =>
  database
    .select({ id: seat.id })
    .from(seat)
    .where(and(eq(seat.subscriptionId, subscriptionId), free(database)))
    .orderBy(asc(seat.id))
    .limit(count)
    .for('update', { skipLocked: true })

/** Gives free seats to students. Tells how many were still free. */
export async function giveSeats(
  database: Database,
  given: readonly { seat: number; student: number }[],
  by: number,
  now: Date,
): Promise<number> {
  const done = await database.execute(sql`update ${seat}
    set student_id = given.student, given_by = ${by}, given_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(seat int, student int)
    where ${seat.id} = given.seat and ${seat.studentId} is null`)
  return done.rowCount ?? 0
}

/** Takes seats back that no test was taken from. Gives those taken back. */
export const takeSeatsBack = (database: Database, ids: readonly number[]) =>
  database
    .update(seat)
    .set({ studentId: null, givenBy: null, givenAt: null })
    .where(and(among(seat.id, ids), eq(seat.testsUsed, 0), isNotNull(seat.studentId)))
    .returning({ id: seat.id })

/** A code however it was typed. */
const plainCode = sql`upper(regexp_replace(${voucher.code}, '[^A-Za-z0-9]', '', 'g'))`

/** The school's vouchers with these codes in capitals without signs, and whether their subscription runs. */
export const selectVouchers = ({ schoolId }: SchoolTenant, database: Database, codes: readonly string[], now: Date) =>
  database
    .select({
      plain: sql<string>`${plainCode}`,
      code: voucher.code,
      seatId: voucher.seatId,
      subscriptionId: seat.subscriptionId,
      redeemedAt: voucher.redeemedAt,
      redeemedFor: voucher.studentId,
      runs: sql<boolean>`${running(now)}`,
    })
    .from(voucher)
    .innerJoin(seat, eq(seat.id, voucher.seatId))
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .where(and(eq(subscription.schoolId, schoolId), among(plainCode, codes)))

/** Marks vouchers as redeemed for their students. Tells how many were not yet. */
export async function redeem(
  database: Database,
  given: readonly { code: string; student: number }[],
  by: number,
  now: Date,
): Promise<number> {
  const done = await database.execute(sql`update ${voucher}
    set student_id = given.student, redeemed_by = ${by}, redeemed_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(code text, student int)
    where ${voucher.code} = given.code and ${voucher.redeemedAt} is null`)
  return done.rowCount ?? 0
}

/** Makes vouchers good again whose seats are free. */
export const restoreVouchers = (database: Database, codes: readonly string[]) =>
  database
    .update(voucher)
    .set({ studentId: null, redeemedAt: null, redeemedBy: null })
    .where(
      and(
        among(voucher.code, codes),
        exists(
          database
            .select({ one: sql`1` })
            .from(seat)
            .where(and(eq(seat.id, voucher.seatId), isNull(seat.studentId))),
        ),
      ),
    )
