import type { ListQuery } from '@lekta/shared/contract/list'
import type { Overpayment, Payment } from '@lekta/shared/contract/money/payment'
import { and, asc, count, eq, gt, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { invoice, payment } from '../database/schema'
import { escapeLike, type SortColumns, sortBy, whereSearched, windowOf } from '../http/list-page'
import { billedTo, selectLines } from '../money/invoice-queries'

/**
 * Returns a payment by the secret in its address. The query is not limited to a tenant: anyone who knows the address
 * may see the payment.
 */
export async function selectPayment(database: Database, orderId: string) {
  const [row] = await database
    .select({ payment, invoice })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(eq(payment.orderId, orderId))
  return row
}

type Row = NonNullable<Awaited<ReturnType<typeof selectPayment>>>

/** Presents a payment as the contract defines it. */
export async function presentPayment(database: Database, { payment: paid, invoice: billed }: Row): Promise<Payment> {
  const { orderId, status, provider, currency, amount, redirectUrl } = paid
  const { id, number, net, tax, total } = billed
  return {
    ...{ id: orderId, status, provider, currency, amount },
    redirect_url: redirectUrl,
    invoice: {
      ...{ id, number, net, tax, total },
      status: billed.status,
      due_at: billed.dueAt.toISOString(),
      tax_rate: billed.taxRate,
      lines: await selectLines(database, id),
    },
  }
}

/** Returns the payments that were started at a provider between two times and whose outcome was not reported. */
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

const sortable = {
  id: payment.id,
  came_at: payment.settledAt,
  amount: { filled: payment.amount },
} satisfies SortColumns

/** Returns the condition for the overpayments of all tenants, for the people who run the platform. */
const whereOverpayment = (query: ListQuery) => {
  const text = `%${escapeLike(whereSearched(query))}%`
  return and(eq(payment.status, 'surplus'), or(ilike(invoice.number, text), ilike(billedTo, text)))
}

/** The invoices that an overpayment could pay instead. For `payment` joined with `invoice`. */
const fitting = sql<Overpayment['fitting']>`(
  select coalesce(json_agg(json_build_object('id', other.id, 'number', other.number) order by other.due_at, other.id), '[]')
  from ${invoice} other
  where other.status = 'unpaid' and other.total = ${payment.amount} and other.currency = ${payment.currency}
    and other.school_id is not distinct from ${invoice.schoolId} and other.parent_id is not distinct from ${invoice.parentId})`

export function selectOverpayments(database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  const { id, provider, reference, currency, amount, settledAt } = payment
  const { number, status } = invoice
  return database
    .select({
      ...{ id, provider, reference, currency, amount, settledAt, fitting },
      invoice: { number, status },
      bill_to: billedTo,
    })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(whereOverpayment(query))
    .orderBy(...sortBy(query, sortable, payment.id))
    .limit(limit)
    .offset(offset)
}

export async function countOverpayments(database: Database, query: ListQuery): Promise<number> {
  const [row] = await database
    .select({ rows: count() })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(whereOverpayment(query))
  return row?.rows ?? 0
}
