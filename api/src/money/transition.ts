import { and, eq, exists, gt, inArray, isNotNull, isNull, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { buildQuery } from '../database/query-builder'
import { invoice, payment, seat, subscription, voucher } from '../database/schema'
import { type EventOf, machines, type SeatState } from './states'

const tables = { subscription, invoice, payment }

/**
 * Returns the statement that applies an event and further changes to a subscription, an invoice or a payment. The
 * statement updates no row if the row's state does not allow the event. The caller holds the subscription's lock.
 */
export function transitionSql<T extends keyof typeof tables>(
  transaction: Database,
  machine: T,
  event: EventOf<T>,
  id: number,
  values: Partial<(typeof tables)[T]['$inferInsert']> = {},
) {
  const { from, to } = (machines[machine] as Record<string, { from: readonly string[]; to: string }>)[event] ?? {}
  const table = tables[machine]
  return transaction
    .update(table)
    .set({ ...values, status: to } as never)
    .where(and(eq(table.id, id), inArray(table.status, (from ?? []) as never[])))
    .returning({ id: table.id })
}

/** Applies an event. Returns whether the state changed. */
export const transition = async <T extends keyof typeof tables>(
  ...what: Parameters<typeof transitionSql<T>>
): Promise<boolean> => (await transitionSql(...what)).length === 1

const isReserved = () =>
  buildQuery()
    .select({ one: sql`1` })
    .from(voucher)
    .where(and(eq(voucher.seatId, seat.id), isNull(voucher.redeemedAt), isNull(voucher.voidedAt)))

/** Whether a running attempt will be counted against the seat. */
const isBusy = sql`exists (select 1 from assignment join attempt on attempt.assignment_id = assignment.id
  where assignment.seat_id = ${seat.id} and attempt.status = 'started')`

const notRevoked = isNull(seat.revokedAt)
/** Whether a student has the seat, or used it and was erased. */
const hasStudent = and(notRevoked, or(isNotNull(seat.studentId), isNotNull(seat.studentErasedAt)))
const hasNoStudent = and(notRevoked, isNull(seat.studentId), isNull(seat.studentErasedAt))

/** The condition for each state of a row of `seat`. */
export const seatHasState: Readonly<Record<SeatState, () => SQL | undefined>> = {
  free: () => and(hasNoStudent, notExists(isReserved())),
  kept: () => and(hasNoStudent, exists(isReserved())),
  given: () => and(hasStudent, eq(seat.testsUsed, 0), not(isBusy), isNull(seat.studentErasedAt)),
  used: () => and(hasStudent, or(gt(seat.testsUsed, 0), isBusy, isNotNull(seat.studentErasedAt))),
  revoked: () => isNotNull(seat.revokedAt),
}

/** Returns the condition that an event is allowed for a row of `seat`. */
export const seatAllows = (event: EventOf<'seat'>): SQL =>
  or(...machines.seat[event].from.map((state) => seatHasState[state]())) as SQL

/** The condition that a seat belongs to a student, used or not. */
export const seatHasStudent = hasStudent as SQL
