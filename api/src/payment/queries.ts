import type { Payment } from '@lekta/shared/contract/payment'
import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { invoice, payment } from '../database/schema'
import { selectLines } from '../invoice/queries'

/** A payment by what its address holds. It belongs to no tenant: whoever knows the address may see it. */
export async function selectPayment(database: Database, orderId: string) {
  const [row] = await database
    .select({ payment, invoice })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(eq(payment.orderId, orderId))
  return row
}

type Row = NonNullable<Awaited<ReturnType<typeof selectPayment>>>

/** A payment as the contract names it. */
export async function presentPayment(database: Database, { payment: paid, invoice: bill }: Row): Promise<Payment> {
  const { orderId, status, provider, currency, amount, redirectUrl } = paid
  const { id, number, net, tax, total } = bill
  return {
    ...{ id: orderId, status, provider, currency, amount },
    redirect_url: redirectUrl,
    invoice: {
      ...{ id, number, net, tax, total },
      status: bill.status,
      due_at: bill.dueAt.toISOString(),
      tax_rate: bill.taxRate,
      lines: await selectLines(database, id),
    },
  }
}

/** Payments at a provider that were begun between two moments and of whose end nobody has told us. */
export const selectWaiting = (
  database: Database,
  provider: 'sandbox' | 'midtrans',
  { from, to }: { from: Date; to: Date },
) =>
  database
    .select({ id: payment.id, orderId: payment.orderId })
    .from(payment)
    .where(
      and(
        eq(payment.provider, provider),
        inArray(payment.status, ['started', 'pending']),
        gt(payment.createdAt, from),
        lt(payment.createdAt, to),
      ),
    )
    .orderBy(asc(payment.id))
