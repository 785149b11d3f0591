import type { Upload } from '@lekta/shared/contract/endpoint'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { invoice, payment, paymentProof } from '../database/schema'
import { lockInvoice } from '../money/lock'
import { move } from '../money/move'
import { type Buyer, ownInvoices } from '../money/owner'
import { settleInvoice } from '../money/settle-invoice'
import { badInput, notFound } from '../server/errors'
import { newToken } from '../session/token'
import { checkPayable, selectOpen } from './start'

/** Kinds of files that a proof can be, by how they begin. */
const kinds = [
  { type: 'application/pdf', start: '%PDF-' },
  { type: 'image/png', start: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', start: '\xff\xd8\xff' },
] as const

/** What a file holds, by its content. Throws a 400 for what is no proof. */
async function readProof(file: Upload) {
  const content = Buffer.from(await file.arrayBuffer())
  const found = kinds.find(({ start }) => content.subarray(0, start.length).toString('latin1') === start)
  if (!found) throw badInput({ file: 'Please choose a PDF, PNG or JPEG file.' })
  return { type: found.type, name: file.name.slice(0, 200), content }
}

interface Transfer {
  invoiceId: number
  /** What the bank calls it. */
  reference: string
  file: Upload
  by: number
  now: Date
}

/**
 * Marks an invoice as paid by a transfer of its whole total, which somebody of ours has seen. What was under way elsewhere has
 * failed: money that still comes from there is surplus. Throws a 404 or a 409 when it cannot be paid.
 */
export async function settleTransfer(database: Database, { invoiceId, reference, file, by, now }: Transfer) {
  const proof = await readProof(file)
  await database.transaction(async (transaction) => {
    const bill = await lockInvoice(transaction, invoiceId)
    if (!bill) throw notFound('invoice')
    checkPayable(bill, now)
    for (const open of await selectOpen(transaction, invoiceId)) await move(transaction, 'payment', 'fail', open.id)
    const { total: amount, currency } = bill.invoice
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
    await move(transaction, 'payment', 'pay', row.id, { reference, settledAt: now })
    await transaction.insert(paymentProof).values({ paymentId: row.id, ...proof })
    await settleInvoice(transaction, bill, { by, now })
  })
}

/** The newest proof of a transfer for an invoice of the tenant. */
export async function selectProof(tenant: Buyer, database: Database, invoiceId: number) {
  const [row] = await database
    .select({ name: paymentProof.name, type: paymentProof.type, content: paymentProof.content })
    .from(paymentProof)
    .innerJoin(payment, eq(payment.id, paymentProof.paymentId))
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(and(ownInvoices(tenant), eq(invoice.id, invoiceId)))
    .orderBy(desc(payment.id))
    .limit(1)
  return row
}
