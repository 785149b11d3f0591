import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { perConnection } from '../database/per-database'
import { invoice, payment, subscription } from '../database/schema'

export type SubscriptionRow = typeof subscription.$inferSelect
export type InvoiceRow = typeof invoice.$inferSelect
export type PaymentRow = typeof payment.$inferSelect

/** An invoice with its subscription, locked until the transaction ends. */
export interface LockedInvoice {
  subscription: SubscriptionRow
  invoice: InvoiceRow
}

/** A payment with its invoice and subscription, locked until the transaction ends. */
export interface LockedPayment extends LockedInvoice {
  payment: PaymentRow
}

/**
 * Locks subscriptions until the transaction ends, always in the order of their ids. Whoever locks a subscription's
 * row also holds its invoices, payments, seats and vouchers. The caller has checked that the subscriptions are the
 * tenant's.
 */
export const lockSubscriptions = (transaction: Database, ids: readonly number[]): Promise<SubscriptionRow[]> =>
  transaction
    .select()
    .from(subscription)
    .where(inArray(subscription.id, [...new Set(ids)]))
    .orderBy(asc(subscription.id))
    .for('update')

/** Locks one subscription and returns it. */
export async function lockSubscription(transaction: Database, id: number): Promise<SubscriptionRow | undefined> {
  const [row] = await lockSubscriptions(transaction, [id])
  return row
}

/**
 * Locks a subscription and its invoice, in this order, and returns both. The query returns the rows as they are after
 * the lock is acquired, so it sees changes committed while it waited.
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

/** Locks a payment with its invoice and subscription, and returns all three. */
export async function lockPayment(transaction: Database, id: number): Promise<LockedPayment | undefined> {
  const [row] = await lockingPayment(transaction).execute({ id })
  return row
}
