import { and, eq, gt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { seat, subscription } from '../database/schema'

/** Returns the condition that a row of `subscription` is running at a time. */
export const isRunningAt = (time: Date | Placeholder): SQL =>
  and(eq(subscription.status, 'active'), lte(subscription.startsAt, time), gt(subscription.endsAt, time)) as SQL

/** The number of tests that a seat has left. Running tests count as used. For `seat` joined with `subscription`. */
export const testsLeft = sql<number>`greatest(0, ${subscription.testsPerChild} - ${seat.testsUsed} - (
  select count(*)::int from assignment join attempt on attempt.assignment_id = assignment.id
  where assignment.seat_id = ${seat.id} and attempt.status = 'started'))`
