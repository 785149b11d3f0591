import type { ListQuery } from '@lekta/shared/contract/list'
import type { PlatformPayment } from '@lekta/shared/contract/money/invoice'
import { and, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import { invoice, payment, paymentEvent, paymentProof, plan, subscription } from '../database/schema'
import { escapeLike, type SortColumns, sortBy, whereSearched, windowOf } from '../http/list-page'
import { type Buyer, ownInvoices } from '../money/buyer'
import { billedTo } from '../money/invoice-queries'

type Status = typeof invoice.$inferSelect.status

const columns = {
  id: invoice.id,
  number: invoice.number,
  status: invoice.status,
  purpose: invoice.purpose,
  subscription_id: invoice.subscriptionId,
  plan_name: plan.name,
  seats: invoice.seats,
  currency: invoice.currency,
  total: invoice.total,
  issuedAt: invoice.issuedAt,
  dueAt: invoice.dueAt,
  paidAt: invoice.paidAt,
}

const sortable = {
  id: invoice.id,
  number: { filled: invoice.number },
  status: { filled: invoice.status },
  total: { filled: invoice.total },
  issued_at: { filled: invoice.issuedAt },
  due_at: { filled: invoice.dueAt },
  paid_at: invoice.paidAt,
} satisfies SortColumns

const selectJoined = (database: Database) =>
  database
    .select({ ...columns, bill_to: billedTo, school_id: invoice.schoolId })
    .from(invoice)
    .innerJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .$dynamic()

export type InvoiceListRow = Awaited<ReturnType<typeof selectJoined>>[number]

const isFound = (query: ListQuery, ...texts: SQL[]): SQL | undefined => {
  const text = `%${escapeLike(whereSearched(query))}%`
  return whereSearched(query) === ''
    ? undefined
    : or(ilike(invoice.number, text), ...texts.map((one) => ilike(one, text)))
}

const whereListed = (tenant: Buyer, query: ListQuery, status: Status | undefined) =>
  and(ownInvoices(tenant), status && eq(invoice.status, status), isFound(query))

const pageOf = (database: Database, query: ListQuery, condition: SQL | undefined) => {
  const { limit, offset } = windowOf(query)
  const order = sortBy(query, sortable, invoice.id)
  // Only the invoices of the page are joined: a page may be far down in those of all tenants.
  const page = database
    .select({ id: invoice.id })
    .from(invoice)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return selectJoined(database)
    .where(inArray(invoice.id, page))
    .orderBy(...order)
}

export const selectInvoices = (tenant: Buyer, database: Database, query: ListQuery, status?: Status) =>
  pageOf(database, query, whereListed(tenant, query, status))

export const countInvoices = (tenant: Buyer, database: Database, query: ListQuery, status?: Status) =>
  database.$count(invoice, whereListed(tenant, query, status))

const awaited = (query: ListQuery) => and(eq(invoice.status, 'unpaid'), isFound(query, billedTo))

/** Returns the unpaid invoices of every tenant, for the people who run the platform. */
export const selectAwaited = (database: Database, query: ListQuery) => pageOf(database, query, awaited(query))

export const countAwaited = (database: Database, query: ListQuery) => database.$count(invoice, awaited(query))

/** The filters of the list of all invoices. */
export interface InvoiceFilter {
  query: ListQuery
  status?: Status | undefined
  buyer?: 'school' | 'family' | undefined
  /** The first and the last day of issue, as year-month-day. */
  from?: string | undefined
  until?: string | undefined
}

const issuedOn = sql`(${invoice.issuedAt} at time zone ${homeZone})::date`

const isBoughtBy = { school: isNotNull(invoice.schoolId), family: isNotNull(invoice.parentId) }

const whereAll = ({ query, status, buyer, from, until }: InvoiceFilter) =>
  and(
    status && eq(invoice.status, status),
    buyer && isBoughtBy[buyer],
    from === undefined ? undefined : sql`${issuedOn} >= ${from}::date`,
    until === undefined ? undefined : sql`${issuedOn} <= ${until}::date`,
    isFound(query, billedTo),
  )

/** Returns invoices of every tenant, for the people who run the platform. */
export const selectAll = (database: Database, filter: InvoiceFilter) => pageOf(database, filter.query, whereAll(filter))

export const countAll = (database: Database, filter: InvoiceFilter) => database.$count(invoice, whereAll(filter))

const eventsOf = sql<PlatformPayment['events']>`(
  select coalesce(json_agg(json_build_object('id', id, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'outcome', outcome) order by id), '[]')
  from ${paymentEvent} where ${paymentEvent.orderId} = ${payment.orderId})`

/** Returns the payments of any invoice, newest first, for the people who run the platform. */
export const selectPaymentsWithEvents = (database: Database, invoiceId: number) => {
  const { id, provider, status, currency, amount, reference, createdAt, settledAt } = payment
  return database
    .select({ id, provider, status, currency, amount, reference, createdAt, settledAt, events: eventsOf })
    .from(payment)
    .where(eq(payment.invoiceId, invoiceId))
    .orderBy(desc(payment.id))
}

/** Returns an invoice of the tenant with its lines. */
export async function selectInvoice(tenant: Buyer, database: Database, id: number) {
  const { billTo, net, taxRate, tax } = invoice
  const [row] = await database
    .select({ ...columns, billTo, net, taxRate, tax })
    .from(invoice)
    .innerJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .where(and(ownInvoices(tenant), eq(invoice.id, id)))
  return row
}

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof selectInvoice>>>

/** Returns the payments of an invoice, newest first. The caller has checked that the invoice is visible. */
export const selectPayments = (database: Database, invoiceId: number) =>
  database
    .select({
      id: payment.id,
      provider: payment.provider,
      status: payment.status,
      amount: payment.amount,
      createdAt: payment.createdAt,
      settledAt: payment.settledAt,
      proof: sql<boolean>`${isNotNull(paymentProof.paymentId)}`,
    })
    .from(payment)
    .leftJoin(paymentProof, eq(paymentProof.paymentId, payment.id))
    .where(eq(payment.invoiceId, invoiceId))
    .orderBy(desc(payment.id))
