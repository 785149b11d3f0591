import { invoiceLineTexts } from '@lekta/shared/contract/money/invoice'
import type { Purpose } from '@lekta/shared/contract/money/subscription'
import { eq } from 'drizzle-orm'
import { newToken } from '../access/token'
import { actorOf, recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { type BillingAddress, invoice, invoiceLine, payment, plan, seat, subscription } from '../database/schema'
import { nextInvoiceNumber } from '../money/invoice-number'
import { addMonths } from '../money/months'
import { withTax } from '../money/tax'

const DAY = 24 * 60 * 60_000
const MONTH = 30.44 * DAY
const TAX = 1100

export interface DemoContext {
  database: Database
  now: Date
}

/** The buyer: a school or a parent. */
export interface Customer {
  schoolId: number | null
  parentId: number | null
  /** Id of the account that places the order. */
  by: number
  billTo: BillingAddress
}

export interface Sale {
  purpose: Purpose
  plan: string
  seats: number
  /** How many months ago the sale took place. */
  monthsAgo: number
  status: 'paid' | 'unpaid' | 'expired'
  provider: 'sandbox' | 'transfer'
  /** Id of the subscription that the seats are added to; unset for a new subscription. */
  to?: number
  /** Ids of the students who get the seats, in order. */
  students?: readonly number[]
}

const before = ({ now }: DemoContext, months: number) => new Date(now.getTime() - months * MONTH)

const stateOf = ({ status }: Sale, isOver: boolean) => {
  if (status === 'paid') return isOver ? 'ended' : 'active'
  return status === 'unpaid' ? 'pending' : 'dropped'
}

async function termsOf({ database }: DemoContext, code: string) {
  const [row] = await database.select().from(plan).where(eq(plan.code, code))
  if (!row) throw new Error(`The demo sells ${code}, which nobody offers.`)
  return row
}

async function addSubscription(
  context: DemoContext,
  { schoolId, parentId, by }: Customer,
  sale: Sale,
): Promise<number> {
  const { price, currency, months, testsPerChild } = await termsOf(context, sale.plan)
  const startsAt = before(context, sale.monthsAgo)
  const endsAt = addMonths(startsAt, months)
  const times = sale.status === 'paid' ? { startsAt, endsAt } : {}
  const terms = { planCode: sale.plan, price, currency, months, testsPerChild, seats: sale.seats }
  const status = stateOf(sale, endsAt <= context.now)
  const [row] = await context.database
    .insert(subscription)
    .values({ ...terms, ...times, schoolId, parentId, status, createdBy: by, createdAt: startsAt })
    .returning({ id: subscription.id })
  if (!row) throw new Error('An inserted subscription came back as nothing.')
  return row.id
}

async function addInvoice(context: DemoContext, customer: Customer, sale: Sale, subscriptionId: number) {
  const { price, currency, name, months, testsPerChild } = await termsOf(context, sale.plan)
  const { schoolId, parentId, by, billTo } = customer
  const issuedAt = before(context, sale.monthsAgo)
  const dueAt = new Date(issuedAt.getTime() + (schoolId === null ? 3 : 14) * DAY)
  const { purpose, seats, status } = sale
  const [row] = await context.database
    .insert(invoice)
    .values({
      ...{ schoolId, parentId, subscriptionId, purpose, seats, status, billTo, currency, issuedAt, dueAt },
      ...withTax(price * seats, TAX),
      createdBy: by,
      key: newToken(),
      paidAt: status === 'paid' ? issuedAt : null,
      number: await nextInvoiceNumber(context.database, issuedAt),
    })
    .returning()
  if (!row) throw new Error('An inserted invoice came back as nothing.')
  const until = addMonths(issuedAt, months).toISOString()
  const values = { plan: name, tests: testsPerChild, ...(purpose === 'add' ? { until } : { months }) }
  const line = { text: invoiceLineTexts[purpose], values, quantity: seats, unitPrice: price, amount: price * seats }
  await context.database.insert(invoiceLine).values({ invoiceId: row.id, position: 1, ...line })
  return row
}

type Issued = Awaited<ReturnType<typeof addInvoice>>

async function addSeats({ database }: DemoContext, { by }: Customer, { students = [], seats }: Sale, issued: Issued) {
  const at = issued.issuedAt
  const rows = Array.from({ length: seats }, (_, i) => ({
    subscriptionId: issued.subscriptionId,
    invoiceId: issued.id,
    studentId: students[i] ?? null,
    givenBy: students[i] === undefined ? null : by,
    givenAt: students[i] === undefined ? null : at,
  }))
  await insertMany(database, seat, rows, ['id'])
}

/** Adds a past sale with its invoice, payment and seats, without notifications. */
export async function addSale(context: DemoContext, customer: Customer, sale: Sale): Promise<number> {
  const subscriptionId = sale.to ?? (await addSubscription(context, customer, sale))
  const issued = await addInvoice(context, customer, sale, subscriptionId)
  if (sale.status !== 'paid') return subscriptionId
  const { id: invoiceId, total: amount, currency, issuedAt } = issued
  const times = { createdAt: issuedAt, settledAt: issuedAt }
  const paid = { provider: sale.provider, orderId: newToken(), status: 'paid' as const, createdBy: customer.by }
  await context.database.insert(payment).values({ ...paid, ...times, invoiceId, amount, currency })
  await addSeats(context, customer, sale, issued)
  await recordAction(context.database, {
    actor: actorOf(customer.by),
    action: 'invoice paid',
    subject: `invoice ${invoiceId}`,
    at: issuedAt,
  })
  return subscriptionId
}
