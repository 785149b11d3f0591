import { and, eq, exists, gt, inArray, isNotNull, isNull, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { buildQuery } from '../database/query-builder'
import { invoice, payment, seat, subscription, voucher } from '../database/schema'
import { type EventOf, machines, type SeatState } from './states'

const tables = { subscription, invoice, payment }

/**
 * The statement that lets an event happen to a subscription, an invoice or a payment, with what else it changes: to no row in a
 * state from which it does not lead. The caller holds the subscription's lock.
 */
export function transitionSql<T extends keyof typeof tables>(
  transaction: Database,
  thing: T,
  event: EventOf<T>,
  id: number,
  values: Partial<(typeof tables)[T]['$inferInsert']> = {},
) {
  const { from, to } = (machines[thing] as Record<string, { from: readonly string[]; to: string }>)[event] ?? {}
  const table = tables[thing]
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

/** Whether a child is taking a test that will be taken from the seat. */
const isBusy = sql`exists (select 1 from assignment join attempt on attempt.assignment_id = assignment.id
  where assignment.seat_id = ${seat.id} and attempt.status = 'started')`

const notRevoked = isNull(seat.revokedAt)
const isSomebodys = and(notRevoked, isNotNull(seat.studentId))

/** Whether a row of `seat` is in a state. */
export const seatHasState: Readonly<Record<SeatState, () => SQL | undefined>> = {
  free: () => and(notRevoked, isNull(seat.studentId), notExists(isReserved())),
  kept: () => and(notRevoked, isNull(seat.studentId), exists(isReserved())),
  given: () => and(isSomebodys, eq(seat.testsUsed, 0), not(isBusy)),
  used: () => and(isSomebodys, or(gt(seat.testsUsed, 0), isBusy)),
  revoked: () => isNotNull(seat.revokedAt),
}

/** Whether an event may happen to a row of `seat`. */
export const seatAllows = (event: EventOf<'seat'>): SQL =>
  or(...machines.seat[event].from.map((state) => seatHasState[state]())) as SQL

/** Whether a seat belongs to a student, used or not. */
export const seatHasStudent = isSomebodys as SQL
