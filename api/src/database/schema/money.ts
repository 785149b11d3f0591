import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, timestamp } from './columns'
import { account, school, student } from './people'

export const plan = pgTable(
  'plan',
  {
    code: text().primaryKey(),
    audience: text({ enum: ['parent', 'school'] }).notNull(),
    /** In English; the key of its translation. */
    name: text().notNull(),
    /** Per seat, in the currency's minor unit. */
    price: integer().notNull(),
    /** ISO 4217. */
    currency: text().notNull().default('IDR'),
    months: smallint().notNull(),
    testsPerChild: smallint().notNull(),
    /** Order in lists, the cheapest first. */
    position: smallint().notNull(),
    /** Whether it can be bought today. */
    offered: boolean().notNull().default(true),
  },
  (table) => [check('plan_price_is_not_negative', sql`${table.price} >= 0`)],
)

/** A plan that a parent or a school has bought, with the plan's terms at that time. */
export const subscription = pgTable(
  'subscription',
  {
    id: id(),
    /** The owner: a school, or a parent. */
    schoolId: integer().references(() => school.id),
    parentId: integer().references(() => account.id),
    planCode: text()
      .notNull()
      .references(() => plan.code),
    seats: integer().notNull(),
    /** Per seat, in the currency's minor unit. */
    price: integer().notNull(),
    currency: text().notNull(),
    months: smallint().notNull(),
    testsPerChild: smallint().notNull(),
    /** `pending` until its invoice is paid, then `active`, then `ended`; `dropped` when it was never paid. */
    status: text({ enum: ['pending', 'active', 'ended', 'dropped'] })
      .notNull()
      .default('pending'),
    startsAt: timestamp(),
    endsAt: timestamp(),
    /** Whether the subscription is not to be renewed when it ends. */
    endsForGood: boolean().notNull().default(false),
    /** The subscription that this one renews. */
    renewsId: integer().references((): AnyPgColumn => subscription.id),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.schoolId),
    index().on(table.parentId),
    index().on(table.renewsId),
    index('subscription_running').on(table.endsAt).where(sql`${table.status} = 'active'`),
    check('subscription_has_one_owner', sql`num_nonnulls(${table.schoolId}, ${table.parentId}) = 1`),
    check('subscription_has_seats', sql`${table.seats} > 0`),
  ],
)

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
    /** Number of finished tests taken from the seat; a used seat cannot be taken back. */
    testsUsed: smallint().notNull().default(0),
    /** The invoice that paid for it. */
    invoiceId: integer().references((): AnyPgColumn => invoice.id),
    /** Set when the money for the seat was refunded. */
    revokedAt: timestamp(),
  },
  (table) => [
    index().on(table.subscriptionId, table.studentId),
    index().on(table.invoiceId),
    index().on(table.studentId),
    uniqueIndex('seat_one_per_child')
      .on(table.subscriptionId, table.studentId)
      .where(sql`${table.studentId} is not null and ${table.revokedAt} is null`),
    check('seat_unused_while_free', sql`${table.studentId} is not null or ${table.testsUsed} = 0`),
  ],
)

/** A code worth one seat, once. */
export const voucher = pgTable(
  'voucher',
  {
    /** In capitals, without separators. */
    code: text().primaryKey(),
    /** The seat reserved for it until it is redeemed, made void, or ends. */
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

/** The last invoice number of each year, so that numbers have no gap. */
export const invoiceNumber = pgTable('invoice_number', { year: smallint().primaryKey(), last: integer().notNull() })

/** The address that is billed, as it was when the invoice was issued. */
export interface BillingAddress {
  name: string
  lines: string[]
  email: string | null
}

export const invoice = pgTable(
  'invoice',
  {
    id: id(),
    /** Year and a count without gaps: 2026/000123. */
    number: text().notNull().unique(),
    schoolId: integer().references(() => school.id),
    parentId: integer().references(() => account.id),
    subscriptionId: integer()
      .notNull()
      .references(() => subscription.id),
    status: text({ enum: ['unpaid', 'paid', 'expired', 'void'] })
      .notNull()
      .default('unpaid'),
    purpose: text({ enum: ['buy', 'add', 'renew'] }).notNull(),
    /** The number of seats created when it is paid, and the students who get them. */
    seats: integer().notNull(),
    studentIds: integer().array().notNull().default([]),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    /** The idempotency key from the buyer's browser: the same order sent twice is stored once. */
    key: text().notNull(),
    billTo: jsonb().$type<BillingAddress>().notNull(),
    currency: text().notNull(),
    /** All amounts in the currency's minor unit. */
    net: integer().notNull(),
    /** Tax rate in hundredths of a percent: 1100 is 11 %. */
    taxRate: smallint().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    issuedAt: timestamp().notNull(),
    dueAt: timestamp().notNull(),
    paidAt: timestamp(),
  },
  (table) => [
    index().on(table.schoolId, table.issuedAt.desc().nullsFirst()),
    index().on(table.parentId, table.issuedAt.desc().nullsFirst()),
    index().on(table.subscriptionId),
    index('invoice_unpaid').on(table.dueAt).where(sql`${table.status} = 'unpaid'`),
    unique().on(table.createdBy, table.key),
    check('invoice_has_one_owner', sql`num_nonnulls(${table.schoolId}, ${table.parentId}) = 1`),
    check('invoice_adds_up', sql`${table.net} + ${table.tax} = ${table.total}`),
  ],
)

export const invoiceLine = pgTable(
  'invoice_line',
  {
    invoiceId: integer()
      .notNull()
      .references(() => invoice.id),
    position: smallint().notNull(),
    /** Which line it is: `describeInvoiceLine` returns its wording. */
    text: text().notNull(),
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    quantity: integer().notNull(),
    unitPrice: integer().notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.position] }),
    check('invoice_line_multiplies', sql`${table.quantity} * ${table.unitPrice} = ${table.amount}`),
  ],
)

/** One try to pay an invoice through a provider; in state `surplus` it is an overpayment. */
export const payment = pgTable(
  'payment',
  {
    id: id(),
    invoiceId: integer()
      .notNull()
      .references(() => invoice.id),
    provider: text({ enum: ['sandbox', 'midtrans', 'transfer'] }).notNull(),
    /** The id under which the provider knows the payment. */
    orderId: text().notNull().unique(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text({ enum: ['started', 'pending', 'paid', 'failed', 'refunded', 'surplus'] })
      .notNull()
      .default('started'),
    /** The address at which the payer continues. */
    redirectUrl: text(),
    /** The provider's id of the transaction. */
    reference: text(),
    /** The bank's reference of the transfer that refunded an overpayment. */
    refundReference: text(),
    createdBy: integer().references(() => account.id),
    createdAt: createdAt(),
    settledAt: timestamp(),
  },
  (table) => [
    index().on(table.invoiceId),
    index().on(table.status, table.createdAt),
    uniqueIndex('payment_one_open').on(table.invoiceId).where(sql`${table.status} in ('started', 'pending')`),
    uniqueIndex('payment_one_paid').on(table.invoiceId).where(sql`${table.status} = 'paid'`),
  ],
)

/** Proof of a transfer: that money arrived, or that an overpayment was refunded. */
export const paymentProof = pgTable('payment_proof', {
  paymentId: integer()
    .primaryKey()
    .references(() => payment.id),
  name: text().notNull(),
  /** The media type found from the content: application/pdf, image/png or image/jpeg. */
  type: text().notNull(),
  content: bytes().notNull(),
})

/** An order as the sandbox provider stores it. */
export const sandboxOrder = pgTable('sandbox_order', {
  orderId: text().primaryKey(),
  /** The key that signs its callbacks. */
  secret: text().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  status: text({ enum: ['pending', 'paid', 'failed', 'refunded'] })
    .notNull()
    .default('pending'),
})

/** A provider's callback, unchanged, even if it had no effect. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: id(),
    provider: text().notNull(),
    orderId: text().notNull(),
    body: jsonb().notNull(),
    /** What the server did about it. */
    outcome: text().notNull(),
    at: createdAt(),
  },
  (table) => [index().on(table.orderId)],
)
