import { and, eq, sql } from 'drizzle-orm'
import { seat, voucher } from '../database/schema'
import { newCode } from '../money/voucher-code'
import type { Customer, DemoContext } from './sales'

const DAY = 24 * 60 * 60_000

/** Links tests that were taken during these subscriptions to the students' seats, and counts the tests used. */
export async function linkTestsToSeats({ database }: DemoContext, subscriptionIds: readonly number[]): Promise<void> {
  const ofSubscriptions = sql`any(${sql.param(subscriptionIds)}::int[])`
  await database.execute(sql`update assignment set seat_id = seat.id
    from schedule, seat join subscription on subscription.id = seat.subscription_id
    where schedule.id = assignment.schedule_id and seat.student_id = assignment.student_id
      and subscription.id = ${ofSubscriptions} and schedule.opens_at >= starts_at and schedule.opens_at < ends_at`)
  await database.execute(sql`update seat set tests_used = taken.tests
    from (select seat_id, count(*)::int as tests from attempt join assignment on assignment.id = assignment_id
      where attempt.status = 'finished' and seat_id is not null group by seat_id) taken
    where taken.seat_id = seat.id and seat.subscription_id = ${ofSubscriptions}`)
}

export async function addVouchers(
  { database, now }: DemoContext,
  { by }: Customer,
  subscriptionId: number,
  childId: number,
) {
  const free = await database
    .select({ id: seat.id })
    .from(seat)
    .where(and(eq(seat.subscriptionId, subscriptionId), sql`${seat.studentId} is null`))
    .orderBy(seat.id)
    .limit(6)
  const made = new Date(now.getTime() - 20 * DAY)
  const batch = `${made.toISOString().slice(0, 10)}-demo`
  const rows = free.map(({ id }) => ({ code: newCode(), seatId: id, batch, createdBy: by, createdAt: made }))
  await database.insert(voucher).values(rows)
  const [redeemed, voided] = rows
  if (!redeemed || !voided) return
  const at = new Date(now.getTime() - 12 * DAY)
  const used = { redeemedAt: at, redeemedBy: childId, studentId: childId }
  await database.update(voucher).set(used).where(eq(voucher.code, redeemed.code))
  await database
    .update(seat)
    .set({ studentId: childId, givenBy: childId, givenAt: at })
    .where(eq(seat.id, redeemed.seatId))
  await database.update(voucher).set({ voidedAt: at }).where(eq(voucher.code, voided.code))
}
