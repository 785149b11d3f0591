import { createHash } from 'node:crypto'
import { invoiceLineTexts } from '@lekta/shared/contract/money/invoice'
import { isGrant } from '@lekta/shared/contract/money/plan'
import type { Order, Purpose } from '@lekta/shared/contract/money/subscription'
import { and, asc, eq, ne } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { plan, seat, subscription } from '../database/schema'
import { ApiError, badInput, notFound } from '../errors/api-error'
import { type Buyer, ownerOf, selectOwnStudents, visibleSubscriptions } from './buyer'
import type { SubscriptionRow } from './lock'
import { addMonths, monthsUntil } from './months'
import { LARGEST_AMOUNT, shareOfPrice, withTax } from './tax'
import { seatHasStudent } from './transition'

export type OrderRequest = z.output<typeof Order>
export type PlanRow = typeof plan.$inferSelect

/** The price and content of an order. Amounts include tax, in the currency's smallest unit in use. */
export interface Terms {
  purpose: Purpose
  plan: Pick<PlanRow, 'code' | 'audience' | 'name' | 'price' | 'currency' | 'months' | 'testsPerChild'>
  /** The subscription that the order extends or renews. */
  before: SubscriptionRow | null
  seats: number
  studentIds: number[]
  unitPrice: number
  net: number
  taxRate: number
  tax: number
  total: number
  startsAt: Date
  endsAt: Date
  fingerprint: string
}

/** The time and the tax rate used to calculate an order. */
export interface OrderTotals {
  now: Date
  taxRate: number
}

async function selectPlan(database: Database, code: string): Promise<PlanRow | undefined> {
  const [row] = await database.select().from(plan).where(eq(plan.code, code))
  return row
}

async function selectBefore(tenant: Buyer, database: Database, id: number | undefined): Promise<SubscriptionRow> {
  if (id === undefined) throw badInput({ subscription_id: 'Please choose a subscription.' })
  const [row] = await database
    .select()
    .from(subscription)
    .where(and(visibleSubscriptions(tenant), eq(subscription.id, id)))
  if (!row) throw notFound('subscription')
  if (row.status === 'pending')
    throw new ApiError(409, 'This subscription is not paid yet. Please pay its invoice first.')
  if (row.status === 'dropped') throw new ApiError(409, 'This subscription was never paid. Please buy a new one.')
  return row
}

async function planToBuy(tenant: Buyer, database: Database, code: string | undefined): Promise<PlanRow> {
  if (code === undefined) throw badInput({ plan: 'Please choose a plan.' })
  const row = await selectPlan(database, code)
  if (!row || row.audience !== tenant.role) throw notFound('plan')
  if (!row.offered) throw badInput({ plan: 'This plan is no longer available. Please choose another.' })
  return row
}

/** Returns the students who have a seat of a subscription, in the order in which they got their seats. */
async function selectSeatedIn(database: Database, subscriptionId: number): Promise<number[]> {
  const rows = await database
    .select({ id: seat.studentId })
    .from(seat)
    .where(and(eq(seat.subscriptionId, subscriptionId), seatHasStudent))
    .orderBy(asc(seat.givenAt), asc(seat.id))
  return rows.map(({ id }) => id as number)
}

async function isRenewed(database: Database, id: number): Promise<boolean> {
  const renewals = and(eq(subscription.renewsId, id), ne(subscription.status, 'dropped'))
  return (await database.$count(subscription, renewals)) > 0
}

const later = (one: Date, other: Date) => new Date(Math.max(one.getTime(), other.getTime()))

type Basis = Pick<Terms, 'plan' | 'before' | 'unitPrice' | 'startsAt' | 'endsAt'> & {
  /** The students who get the seats if the order names none. */
  seated: number[]
}

const wholePlan = (row: PlanRow, startsAt: Date) => ({
  plan: row,
  unitPrice: row.price,
  startsAt,
  endsAt: addMonths(startsAt, row.months),
})

type FindBasis = (tenant: Buyer, database: Database, order: OrderRequest, now: Date) => Promise<Basis>

/** Functions that find the basis of an order, by its purpose. */
const bases: Readonly<Record<Purpose, FindBasis>> = {
  buy: async (tenant, database, order, now) => ({
    ...wholePlan(await planToBuy(tenant, database, order.plan), now),
    before: null,
    seated: [],
  }),

  add: async (tenant, database, order, now) => {
    const before = await selectBefore(tenant, database, order.subscription_id)
    const { price, currency, months, testsPerChild, startsAt, endsAt, planCode: code } = before
    if (isGrant(code))
      throw new ApiError(409, 'These seats were granted. Please buy a new subscription for more seats.')
    if (before.status !== 'active' || !startsAt || !endsAt || endsAt <= now)
      throw new ApiError(409, 'This subscription has ended. Please renew it.')
    const named = await selectPlan(database, code)
    const terms = { code, price, currency, months, testsPerChild }
    const from = later(startsAt, now)
    const unitPrice = shareOfPrice(price, monthsUntil(from, endsAt), months)
    const bought = { ...terms, audience: tenant.role, name: named?.name ?? code }
    return { plan: bought, before, unitPrice, startsAt: from, endsAt, seated: [] }
  },

  renew: async (tenant, database, order, now) => {
    const before = await selectBefore(tenant, database, order.subscription_id)
    if (isGrant(before.planCode))
      throw new ApiError(409, 'Granted seats cannot be renewed. Please buy a new subscription.')
    if (await isRenewed(database, before.id)) throw new ApiError(409, 'This subscription has already been renewed.')
    const startsAt = before.status === 'active' && before.endsAt ? later(before.endsAt, now) : now
    const next = await planToBuy(tenant, database, order.plan ?? before.planCode)
    return { ...wholePlan(next, startsAt), before, seated: await selectSeatedIn(database, before.id) }
  },
}

/**
 * Returns the students who get the seats when the order is paid. Throws a 404 for students who are not the tenant's,
 * and a 400 when there are too many students.
 */
async function studentsOf(
  tenant: Buyer,
  database: Database,
  { students, seats }: OrderRequest,
  seated: readonly number[],
) {
  const requested = [...new Set(students ?? [])]
  const owned = await selectOwnStudents(ownerOf(tenant), database, requested)
  if (owned.length < requested.length) throw notFound('student')
  if (requested.length > seats) throw badInput({ students: 'There are more children than seats.' })
  return students ? requested : seated.slice(0, seats)
}

const fingerprintOf = ({
  plan: { code, price, currency, months, testsPerChild },
  ...terms
}: Omit<Terms, 'fingerprint'>) =>
  createHash('sha256')
    .update(
      JSON.stringify([terms.purpose, code, price, currency, months, testsPerChild, terms.unitPrice, terms.taxRate]),
    )
    .digest('base64url')
    .slice(0, 22)

/**
 * Returns the current terms of an order. Prices are calculated nowhere else. Throws a 404 for a plan, subscription or
 * student that is not the tenant's, and a 400 or 409 for an order that cannot be placed.
 */
export async function termsOf(
  tenant: Buyer,
  database: Database,
  order: OrderRequest,
  { now, taxRate }: OrderTotals,
): Promise<Terms> {
  const { purpose, seats } = order
  const { seated, ...basis } = await bases[purpose](tenant, database, order, now)
  const studentIds = await studentsOf(tenant, database, order, seated)
  const total = basis.unitPrice * seats
  if (total > LARGEST_AMOUNT) throw badInput({ seats: 'That is too many seats for one invoice. Please choose fewer.' })
  const terms = { purpose, ...basis, seats, studentIds, ...withTax(total, taxRate) }
  return { ...terms, fingerprint: fingerprintOf(terms) }
}

/** Returns the text of the line on an invoice or a quote, with the values of its placeholders. */
export const lineOf = ({ purpose, plan: { name, testsPerChild, months }, endsAt }: Terms) => ({
  text: invoiceLineTexts[purpose],
  values: { plan: name, tests: testsPerChild, ...(purpose === 'add' ? { until: endsAt.toISOString() } : { months }) },
})
