import type { Upload } from '@lekta/shared/contract/endpoint'
import { and, eq } from 'drizzle-orm'
import { newToken } from '../access/token'
import type { Database } from '../database/connect'
import { invoice, payment, paymentProof } from '../database/schema'
import { notFound } from '../errors/api-error'
import { type Buyer, ownInvoices } from '../money/buyer'
import { lockInvoice } from '../money/lock'
import { settleInvoice } from '../money/settle-invoice'
import { transitionSql } from '../money/transition'
import { readProof } from './proof'
import { assertPayable, endOpenPayments } from './start-payment'

interface Transfer {
  invoiceId: number
  /** The bank's reference of the transfer. */
  reference: string
  file: Upload
  by: number
  now: Date
}

/**
 * Marks an invoice as paid by a transfer of its whole total that an admin has seen. Its pending payments are marked
 * as failed, so money that still arrives through them is an overpayment. Throws a 404 if there is no such invoice and
 * a 409 if it cannot be paid.
 */
export async function settleTransfer(database: Database, { invoiceId, reference, file, by, now }: Transfer) {
  const proof = await readProof(file)
  await database.transaction(async (transaction) => {
    const locked = await lockInvoice(transaction, invoiceId)
    if (!locked) throw notFound('invoice')
    assertPayable(locked, now)
    await endOpenPayments(transaction, invoiceId)
    const { total: amount, currency } = locked.invoice
    const values = {
      invoiceId,
      provider: 'transfer' as const,
      orderId: newToken(),
      amount,
      currency,
      createdBy: by,
      createdAt: now,
    }
    const [row] = await transaction.insert(payment).values(values).returning({ id: payment.id })
    if (!row) throw new Error('An inserted payment came back as nothing.')
    await transaction.insert(paymentProof).values({ paymentId: row.id, ...proof })
    const money = transitionSql(transaction, 'payment', 'pay', row.id, { reference, settledAt: now })
    await settleInvoice(transaction, locked, { by, now, furtherWrites: { money } })
  })
}

/** Returns the proof of a tenant's payment or of its refund. */
export async function selectProof(tenant: Buyer, database: Database, paymentId: number) {
  const [row] = await database
    .select({ name: paymentProof.name, type: paymentProof.type, content: paymentProof.content })
    .from(paymentProof)
    .innerJoin(payment, eq(payment.id, paymentProof.paymentId))
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(and(ownInvoices(tenant), eq(payment.id, paymentId)))
  return row
}
