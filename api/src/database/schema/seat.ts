import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamp } from './columns'
import { invoice } from './invoice'
import { account, student } from './people'
import { subscription } from './subscription'

/** One student's seat in a subscription; `money/states.ts` defines its states. */
export const seat = pgTable(
  'seat',
  {
    id: id(),
    subscriptionId: integer()
      .notNull()
      .references(() => subscription.id),
    /** Null while the seat is free. */
    studentId: integer().references(() => student.id),
    givenBy: integer().references(() => account.id),
    givenAt: timestamp(),
    /** Number of finished tests counted against the seat. A used seat cannot be taken back. */
    testsUsed: smallint().notNull().default(0),
    /** The invoice that paid for the seat. */
    invoiceId: integer().references(() => invoice.id),
    /** Set when the money for the seat was refunded. */
    revokedAt: timestamp(),
    /** Set when the student who used the seat was erased. It stays used. */
    studentErasedAt: timestamp(),
  },
  (table) => [
    index().on(table.subscriptionId, table.studentId),
    index().on(table.invoiceId),
    index().on(table.studentId),
    uniqueIndex('seat_one_per_child')
      .on(table.subscriptionId, table.studentId)
      .where(sql`${table.studentId} is not null and ${table.revokedAt} is null`),
    check(
      'seat_unused_while_free',
      sql`${table.studentId} is not null or ${table.testsUsed} = 0 or ${table.studentErasedAt} is not null`,
    ),
  ],
)

/** A code that can be redeemed once, for one seat. */
export const voucher = pgTable(
  'voucher',
  {
    /** In capitals, without separators. */
    code: text().primaryKey(),
    /** The seat reserved for the voucher until it is redeemed, voided or expires. */
    seatId: integer()
      .notNull()
      .references(() => seat.id),
    /** The same for all vouchers created together. */
    batch: text().notNull(),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
    redeemedAt: timestamp(),
    redeemedBy: integer().references(() => account.id),
    studentId: integer().references(() => student.id),
    voidedAt: timestamp(),
  },
  (table) => [
    index().on(table.batch),
    index().on(table.seatId),
    uniqueIndex('voucher_keeps_its_seat_alone')
      .on(table.seatId)
      .where(sql`${table.redeemedAt} is null and ${table.voidedAt} is null`),
    check('voucher_ends_once', sql`num_nonnulls(${table.redeemedAt}, ${table.voidedAt}) < 2`),
  ],
)
