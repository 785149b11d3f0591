import type { Upload } from '@lekta/shared/contract/endpoint'
import { eq, inArray } from 'drizzle-orm'
import { actorOf, recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { invoice, payment, paymentProof } from '../database/schema'
import { ApiError, notFound } from '../errors/api-error'
import type { Actor } from '../money/actor'
import { type LockedPayment, lockInvoice, lockPayment, lockSubscriptions } from '../money/lock'
import { notifyOverpaymentRefund } from '../money/notify-overpayment'
import { settleInvoice } from '../money/settle-invoice'
import { allows } from '../money/states'
import { transition, transitionSql } from '../money/transition'
import { readProof } from './proof'
import { assertPayable, endOpenPayments } from './start-payment'

/**
 * Locks an overpayment. Throws a 404 if there is no such payment, and a 409 if it is not an overpayment or has
 * already been settled.
 */
async function lockOverpayment(transaction: Database, id: number): Promise<LockedPayment> {
  const tried = await lockPayment(transaction, id)
  if (!tried) throw notFound('payment')
  if (!allows('payment', 'spend', tried.payment.status))
    throw new ApiError(409, 'This overpayment has already been settled.')
  return tried
}

/**
 * Records that an overpayment was refunded, with the reference and the proof of the transfer, and notifies the payer.
 */
export async function refundOverpayment(
  database: Database,
  { id, reference: refundReference, file, ...actor }: Actor & { id: number; reference: string; file: Upload },
): Promise<void> {
  const proof = await readProof(file)
  await database.transaction(async (transaction) => {
    const overpayment = await lockOverpayment(transaction, id)
    await transition(transaction, 'payment', 'refund', id, { refundReference })
    await transaction.insert(paymentProof).values({ paymentId: id, ...proof })
    await recordAction(transaction, {
      actor: actorOf(actor.by),
      action: 'surplus given back',
      subject: `payment ${id}`,
      at: actor.now,
    })
    await notifyOverpaymentRefund(transaction, overpayment)
  })
}

/** Locks the subscriptions of a payment and of another invoice, in the same order as all other transactions. */
async function lockBoth(transaction: Database, id: number, invoiceId: number) {
  const invoices = transaction.select({ id: payment.invoiceId }).from(payment).where(eq(payment.id, id))
  const rows = await transaction
    .select({ id: invoice.subscriptionId })
    .from(invoice)
    .where(inArray(invoice.id, [invoiceId, ...(await invoices).map((row) => row.id)]))
  await lockSubscriptions(
    transaction,
    rows.map((row) => row.id),
  )
}

/**
 * Pays another invoice of the same buyer with an overpayment of exactly its amount. Throws a 404 for an invoice of
 * another buyer, and a 409 if the amounts differ or the invoice cannot be paid.
 */
export async function spendOverpayment(
  database: Database,
  { id, invoiceId, ...actor }: Actor & { id: number; invoiceId: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockBoth(transaction, id, invoiceId)
    const { payment: money, invoice: from } = await lockOverpayment(transaction, id)
    const locked = await lockInvoice(transaction, invoiceId)
    if (locked?.invoice.schoolId !== from.schoolId || locked.invoice.parentId !== from.parentId)
      throw notFound('invoice')
    assertPayable(locked, actor.now)
    const { total, currency } = locked.invoice
    if (money.amount !== total || money.currency !== currency)
      throw new ApiError(409, 'This invoice is for a different amount. Please refund the money instead.')
    await endOpenPayments(transaction, invoiceId)
    await recordAction(transaction, {
      actor: actorOf(actor.by),
      action: 'surplus spent',
      subject: `payment ${id} of invoice ${from.id}`,
      at: actor.now,
    })
    const spent = transitionSql(transaction, 'payment', 'spend', id, { invoiceId })
    await settleInvoice(transaction, locked, { ...actor, furtherWrites: { spent } })
  })
}
