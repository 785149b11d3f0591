import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, timestamp } from './columns'
import { invoice } from './invoice'
import { account } from './people'

/** One try to pay an invoice through a provider. In the state `surplus` it is an overpayment. */
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
    /** The address of the provider's page where the payer continues. */
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

/** Proof of a bank transfer: that money arrived, or that an overpayment was refunded. */
export const paymentProof = pgTable('payment_proof', {
  paymentId: integer()
    .primaryKey()
    .references(() => payment.id),
  name: text().notNull(),
  /** The media type detected from the content: application/pdf, image/png or image/jpeg. */
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

/** A provider's callback, stored unchanged, even if it had no effect. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: id(),
    provider: text().notNull(),
    orderId: text().notNull(),
    body: jsonb().notNull(),
    /** What the server did in response to the callback. */
    outcome: text().notNull(),
    at: createdAt(),
  },
  (table) => [index().on(table.orderId)],
)
