import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { seat, subscription } from '../../database/schema'
import { isRunningAt, testsLeft } from '../subscription-period'

/** A seat that a test can be taken from. */
export interface SeatForTest {
  id: number
  subscriptionId: number
  testsLeft: number
}

/** The school that gives the test; null for a test at home. The school's own seats are used first. */
interface ScheduleOwner {
  schoolId: number | null
}

/**
 * Returns the seat that each of these students uses for a test at a given time. Only subscriptions that are running
 * at that time and have tests left count: first those of the test's school, then the one that ends first. Students
 * without a seat are not in the map.
 */
export async function seatsFor(
  database: Database,
  studentIds: readonly number[],
  at: Date,
  owner?: ScheduleOwner,
): Promise<Map<number, SeatForTest>> {
  const others = owner && sql`${subscription.schoolId} is distinct from ${owner.schoolId}::int`
  const rows = await database
    .selectDistinctOn([seat.studentId], {
      studentId: seat.studentId,
      id: seat.id,
      subscriptionId: seat.subscriptionId,
      testsLeft,
    })
    .from(seat)
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .where(
      and(
        sql`${seat.studentId} = any(${sql.param(studentIds)}::int[])`,
        isRunningAt(at),
        isNull(seat.revokedAt),
        sql`${testsLeft} > 0`,
      ),
    )
    .orderBy(asc(seat.studentId), ...(others ? [others] : []), asc(subscription.endsAt), asc(seat.id))
  return new Map(rows.map(({ studentId, ...found }) => [studentId as number, found]))
}

/** Returns the seat of one student as `seatsFor` does; null if there is none. */
export async function seatFor(
  transaction: Database,
  studentId: number,
  at: Date,
  owner?: ScheduleOwner,
): Promise<SeatForTest | null> {
  return (await seatsFor(transaction, [studentId], at, owner)).get(studentId) ?? null
}
