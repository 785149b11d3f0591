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
import { bytes, createdAt, id, moment } from './columns'
import { account, school, student } from './people'

/** What can be bought. */
export const plan = pgTable(
  'plan',
  {
    code: text().primaryKey(),
    audience: text({ enum: ['parent', 'school'] }).notNull(),
    /** English, the key of its translation. */
    name: text().notNull(),
    /** For one seat, in the currency's minor unit. */
    price: integer().notNull(),
    /** ISO 4217. */
    currency: text().notNull().default('IDR'),
    months: smallint().notNull(),
    testsPerChild: smallint().notNull(),
    /** The cheapest first. */
    position: smallint().notNull(),
    /** Whether it can be bought today. */
    offered: boolean().notNull().default(true),
  },
  (table) => [check('plan_price_is_not_negative', sql`${table.price} >= 0`)],
)

/** What an account or a school has bought, with the plan's terms as they were then. */
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
    /** For one seat, in the currency's minor unit. */
    price: integer().notNull(),
    currency: text().notNull(),
    months: smallint().notNull(),
    testsPerChild: smallint().notNull(),
    /** `pending` until its invoice is paid, then `active`, then `ended`; `dropped` when it was never paid. */
    status: text({ enum: ['pending', 'active', 'ended', 'dropped'] })
      .notNull()
      .default('pending'),
    startsAt: moment(),
    endsAt: moment(),
    /** Whether it is not renewed when its time is over. */
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

/** One child's seat in a subscription; `money/states.ts` defines its states. */
export const seat = pgTable(
  'seat',
  {
    id: id(),
    subscriptionId: integer()
      .notNull()
      .references(() => subscription.id),
    /** Null while it is free. */
    studentId: integer().references(() => student.id),
    givenBy: integer().references(() => account.id),
    givenAt: moment(),
    /** Finished tests that were taken from it; a used seat is not taken back. */
    testsUsed: smallint().notNull().default(0),
    /** The invoice that paid for it. */
    invoiceId: integer().references((): AnyPgColumn => invoice.id),
    /** Set when its money was given back. */
    revokedAt: moment(),
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
    /** In capitals, without signs between them. */
    code: text().primaryKey(),
    /** The seat that it keeps until it is redeemed, made void, or ends. */
    seatId: integer()
      .notNull()
      .references(() => seat.id),
    /** Vouchers made together. */
    batch: text().notNull(),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
    redeemedAt: moment(),
    redeemedBy: integer().references(() => account.id),
    studentId: integer().references(() => student.id),
    voidedAt: moment(),
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

/** The last invoice number given in a year, so that numbers have no gap. */
export const invoiceNumber = pgTable('invoice_number', { year: smallint().primaryKey(), last: integer().notNull() })

/** Who is billed, as it stood when the invoice was issued. */
export interface BillingAddress {
  name: string
  lines: string[]
  email: string | null
}

export const invoice = pgTable(
  'invoice',
  {
    id: id(),
    /** Year and count without gaps: 2026/000123. */
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
    /** The seats that are there when it is paid, and the students who get them then. */
    seats: integer().notNull(),
    studentIds: integer().array().notNull().default([]),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    /** What its buyer's browser knew the order by, so that the same order sent twice is one. */
    key: text().notNull(),
    billTo: jsonb().$type<BillingAddress>().notNull(),
    currency: text().notNull(),
    /** All amounts in the currency's minor unit. */
    net: integer().notNull(),
    /** Tax in hundredths of a percent: 1100 is 11 %. */
    taxRate: smallint().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    issuedAt: moment().notNull(),
    dueAt: moment().notNull(),
    paidAt: moment(),
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
    /** What the line is for: `describeInvoiceLine` returns its words. */
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

/** One try to pay an invoice through a provider; `surplus` is money that came for an invoice that could not take it. */
export const payment = pgTable(
  'payment',
  {
    id: id(),
    invoiceId: integer()
      .notNull()
      .references(() => invoice.id),
    provider: text({ enum: ['sandbox', 'midtrans', 'transfer'] }).notNull(),
    /** What the provider knows the try by. */
    orderId: text().notNull().unique(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text({ enum: ['started', 'pending', 'paid', 'failed', 'refunded', 'surplus'] })
      .notNull()
      .default('started'),
    /** Where the payer goes on. */
    redirectUrl: text(),
    /** The provider's own id of what it did. */
    reference: text(),
    /** What the bank calls the transfer by which surplus money was given back. */
    refundReference: text(),
    createdBy: integer().references(() => account.id),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (table) => [
    index().on(table.invoiceId),
    index().on(table.status, table.createdAt),
    uniqueIndex('payment_one_open').on(table.invoiceId).where(sql`${table.status} in ('started', 'pending')`),
    uniqueIndex('payment_one_paid').on(table.invoiceId).where(sql`${table.status} = 'paid'`),
  ],
)

/** What shows that a transfer came, or that surplus money was given back by one. */
export const paymentProof = pgTable('payment_proof', {
  paymentId: integer()
    .primaryKey()
    .references(() => payment.id),
  name: text().notNull(),
  /** As its content says: application/pdf, image/png or image/jpeg. */
  type: text().notNull(),
  content: bytes().notNull(),
})

/** What the sandbox provider stores of an order. */
export const sandboxOrder = pgTable('sandbox_order', {
  orderId: text().primaryKey(),
  /** What its callbacks are signed with. */
  secret: text().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  status: text({ enum: ['pending', 'paid', 'failed', 'refunded'] })
    .notNull()
    .default('pending'),
})

/** A provider's message, unchanged, even if it had no effect. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: id(),
    provider: text().notNull(),
    orderId: text().notNull(),
    body: jsonb().notNull(),
    /** What was made of it. */
    outcome: text().notNull(),
    at: createdAt(),
  },
  (table) => [index().on(table.orderId)],
)
