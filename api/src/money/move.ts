import { and, eq, exists, gt, inArray, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { invoice, payment, seat, subscription, voucher } from '../database/schema'
import { type EventOf, machines, type SeatState } from './states'

const tables = { subscription, invoice, payment }

/**
 * Lets an event happen to a subscription, an invoice or a payment, with what else it changes. Tells whether it did: not to a
 * row in a state from which it does not lead. The caller holds the subscription's lock.
 */
export async function move<T extends keyof typeof tables>(
  transaction: Database,
  thing: T,
  event: EventOf<T>,
  id: number,
  values: Partial<(typeof tables)[T]['$inferInsert']> = {},
): Promise<boolean> {
  const { from, to } = (machines[thing] as Record<string, { from: readonly string[]; to: string }>)[event] ?? {}
  const table = tables[thing]
  const done = await transaction
    .update(table)
    .set({ ...values, status: to } as never)
    .where(and(eq(table.id, id), inArray(table.status, (from ?? []) as never[])))
  return done.rowCount === 1
}

const build = () => new QueryBuilder({ casing: 'snake_case' })

const isKept = () =>
  build()
    .select({ one: sql`1` })
    .from(voucher)
    .where(and(eq(voucher.seatId, seat.id), isNull(voucher.redeemedAt), isNull(voucher.voidedAt)))

const notRevoked = isNull(seat.revokedAt)

/** Whether a row of `seat` is in a state. */
export const seatIs: Readonly<Record<SeatState, () => SQL | undefined>> = {
  free: () => and(notRevoked, isNull(seat.studentId), notExists(isKept())),
  kept: () => and(notRevoked, isNull(seat.studentId), exists(isKept())),
  given: () => and(notRevoked, isNotNull(seat.studentId), eq(seat.testsUsed, 0)),
  used: () => and(notRevoked, isNotNull(seat.studentId), gt(seat.testsUsed, 0)),
  revoked: () => isNotNull(seat.revokedAt),
}

/** Whether an event may happen to a row of `seat`. */
export const seatMay = (event: EventOf<'seat'>): SQL =>
  or(...machines.seat[event].from.map((state) => seatIs[state]())) as SQL

/** Whether somebody has a row of `seat`, used or not. */
export const seatIsSomebodys = (): SQL => or(seatIs.given(), seatIs.used()) as SQL
