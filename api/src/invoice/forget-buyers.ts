import { INVOICE_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import { and, inArray, lt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { type BillingAddress, invoice, payment, paymentEvent, paymentProof } from '../database/schema'
import { defineJob } from '../jobs/job'

const noBuyer: BillingAddress = { name: '–', lines: [], email: null }

/** Removes buyers and payment details from old invoices. Their numbers and amounts remain, so that the books add up. */
export async function forgetBuyers(database: Database, now: Date): Promise<void> {
  const isOld = lt(invoice.issuedAt, before(now, INVOICE_RETENTION))
  const invoices = database.select({ id: invoice.id }).from(invoice).where(isOld)
  const payments = database
    .select({ id: payment.id, orderId: payment.orderId })
    .from(payment)
    .where(inArray(payment.invoiceId, invoices))
    .as('old_payment')
  await database.transaction(async (transaction) => {
    await transaction
      .delete(paymentProof)
      .where(inArray(paymentProof.paymentId, transaction.select({ id: payments.id }).from(payments)))
    await transaction
      .delete(paymentEvent)
      .where(inArray(paymentEvent.orderId, transaction.select({ id: payments.orderId }).from(payments)))
    await transaction
      .update(invoice)
      .set({ billTo: noBuyer, studentIds: [] })
      .where(and(isOld, sql`${invoice.billTo} <> ${JSON.stringify(noBuyer)}::jsonb`))
  })
}

export const forgetBuyersJob = defineJob({
  name: 'forget-buyers',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 12 * 60 * 60,
  work: ({ database, now }) => forgetBuyers(database, now),
})
