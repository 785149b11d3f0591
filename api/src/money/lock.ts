import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { invoice, type payment, subscription } from '../database/schema'

export type SubscriptionRow = typeof subscription.$inferSelect
export type InvoiceRow = typeof invoice.$inferSelect
export type PaymentRow = typeof payment.$inferSelect

/** An invoice with its subscription, held until the transaction ends. */
export interface Bill {
  subscription: SubscriptionRow
  invoice: InvoiceRow
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

/** Holds an invoice by its subscription, and gives both as they are then. */
export async function lockInvoice(transaction: Database, id: number): Promise<Bill | undefined> {
  const [held] = await transaction
    .select()
    .from(subscription)
    .where(eq(subscription.id, sql`(select ${invoice.subscriptionId} from ${invoice} where ${invoice.id} = ${id})`))
    .for('update')
  // A statement of its own: it sees what was committed while the lock was waited for.
  const [row] = await transaction.select().from(invoice).where(eq(invoice.id, id))
  return held && row ? { subscription: held, invoice: row } : undefined
}
