import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { perConnection } from '../database/per-database'
import { invoice, payment, subscription } from '../database/schema'

export type SubscriptionRow = typeof subscription.$inferSelect
export type InvoiceRow = typeof invoice.$inferSelect
export type PaymentRow = typeof payment.$inferSelect

/** An invoice with its subscription, held until the transaction ends. */
export interface LockedInvoice {
  subscription: SubscriptionRow
  invoice: InvoiceRow
}

/** A payment with what it is for, held until the transaction ends. */
export interface LockedPayment extends LockedInvoice {
  payment: PaymentRow
}

/**
 * Holds subscriptions until the transaction ends, always in the order of their ids. A subscription's row is the lock of all that
 * belongs to it: its invoices, their payments, its seats and vouchers. The caller has made sure whose they are.
 */
export const lockSubscriptions = (transaction: Database, ids: readonly number[]): Promise<SubscriptionRow[]> =>
  transaction
    .select()
    .from(subscription)
    .where(inArray(subscription.id, [...new Set(ids)]))
    .orderBy(asc(subscription.id))
    .for('update')

/** Holds one subscription, and gives it as it is then. */
export async function lockSubscription(transaction: Database, id: number): Promise<SubscriptionRow | undefined> {
  const [row] = await lockSubscriptions(transaction, [id])
  return row
}

/**
 * Holds an invoice by its subscription, and gives both as they are then. Rows are locked in the order in which they are named,
 * and what was committed while a lock was waited for is seen, because what is read is locked.
 */
export async function lockInvoice(transaction: Database, id: number): Promise<LockedInvoice | undefined> {
  const [row] = await transaction
    .select({ subscription, invoice })
    .from(invoice)
    .innerJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .where(eq(invoice.id, id))
    .for('no key update', { of: [subscription, invoice] })
  return row
}

const lockingPayment = perConnection((transaction) =>
  transaction
    .select({ subscription, invoice, payment })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .innerJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .where(eq(payment.id, sql.placeholder('id')))
    .for('no key update', { of: [subscription, invoice, payment] })
    .prepare('lock_payment'),
)

/** Holds a payment by its subscription, and gives both and the invoice as they are then. */
export async function lockPayment(transaction: Database, id: number): Promise<LockedPayment | undefined> {
  const [row] = await lockingPayment(transaction).execute({ id })
  return row
}
