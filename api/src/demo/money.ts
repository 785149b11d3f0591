import { invoiceLineTexts } from '@lekta/shared/contract/money/invoice'
import type { Purpose } from '@lekta/shared/contract/money/subscription'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { newToken } from '../access/token'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { isAccountOfStudent } from '../database/joins'
import {
  account,
  type BillingAddress,
  invoice,
  invoiceLine,
  payment,
  plan,
  school,
  seat,
  student,
  subscription,
  voucher,
} from '../database/schema'
import { recordMoney } from '../money/audit'
import { nextInvoiceNumber } from '../money/invoice-number'
import { addMonths } from '../money/months'
import { withTax } from '../money/tax'
import { newCode } from '../money/voucher-code'
import { installPlans } from '../plan/install'
import { demoFamily } from './demo-plan'

const DAY = 24 * 60 * 60_000
const MONTH = 30.44 * DAY
const TAX = 1100

interface Shop {
  database: Database
  now: Date
}

/** The buyer: a school or a parent. */
interface Customer {
  schoolId: number | null
  parentId: number | null
  /** Id of the account that places the order. */
  by: number
  billTo: BillingAddress
}

interface Sale {
  purpose: Purpose
  plan: string
  seats: number
  /** Months before today. */
  ago: number
  status: 'paid' | 'unpaid' | 'expired'
  provider: 'sandbox' | 'transfer'
  /** Id of the subscription to add seats to; unset for a new subscription. */
  to?: number
  /** Ids of the students who get the seats, in order. */
  students?: readonly number[]
}

const before = ({ now }: Shop, months: number) => new Date(now.getTime() - months * MONTH)

const stateOf = ({ status }: Sale, isOver: boolean) => {
  if (status === 'paid') return isOver ? 'ended' : 'active'
  return status === 'unpaid' ? 'pending' : 'dropped'
}

async function termsOf({ database }: Shop, code: string) {
  const [row] = await database.select().from(plan).where(eq(plan.code, code))
  if (!row) throw new Error(`The demo sells ${code}, which nobody offers.`)
  return row
}

async function addSubscription(shop: Shop, { schoolId, parentId, by }: Customer, sale: Sale): Promise<number> {
  const { price, currency, months, testsPerChild } = await termsOf(shop, sale.plan)
  const startsAt = before(shop, sale.ago)
  const endsAt = addMonths(startsAt, months)
  const times = sale.status === 'paid' ? { startsAt, endsAt } : {}
  const terms = { planCode: sale.plan, price, currency, months, testsPerChild, seats: sale.seats }
  const status = stateOf(sale, endsAt <= shop.now)
  const [row] = await shop.database
    .insert(subscription)
    .values({ ...terms, ...times, schoolId, parentId, status, createdBy: by, createdAt: startsAt })
    .returning({ id: subscription.id })
  if (!row) throw new Error('An inserted subscription came back as nothing.')
  return row.id
}

async function addInvoice(shop: Shop, customer: Customer, sale: Sale, subscriptionId: number) {
  const { price, currency, name, months, testsPerChild } = await termsOf(shop, sale.plan)
  const { schoolId, parentId, by, billTo } = customer
  const issuedAt = before(shop, sale.ago)
  const dueAt = new Date(issuedAt.getTime() + (schoolId === null ? 3 : 14) * DAY)
  const { purpose, seats, status } = sale
  const [row] = await shop.database
    .insert(invoice)
    .values({
      ...{ schoolId, parentId, subscriptionId, purpose, seats, status, billTo, currency, issuedAt, dueAt },
      ...withTax(price * seats, TAX),
      createdBy: by,
      key: newToken(),
      paidAt: status === 'paid' ? issuedAt : null,
      number: await nextInvoiceNumber(shop.database, issuedAt),
    })
    .returning()
  if (!row) throw new Error('An inserted invoice came back as nothing.')
  const until = addMonths(issuedAt, months).toISOString()
  const values = { plan: name, tests: testsPerChild, ...(purpose === 'add' ? { until } : { months }) }
  const line = { text: invoiceLineTexts[purpose], values, quantity: seats, unitPrice: price, amount: price * seats }
  await shop.database.insert(invoiceLine).values({ invoiceId: row.id, position: 1, ...line })
  return row
}

type Issued = Awaited<ReturnType<typeof addInvoice>>

async function addSeats({ database }: Shop, { by }: Customer, { students = [], seats }: Sale, issued: Issued) {
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

/** Adds a past sale with invoice, payment and seats, but without notifications. */
async function sell(shop: Shop, customer: Customer, sale: Sale): Promise<number> {
  const subscriptionId = sale.to ?? (await addSubscription(shop, customer, sale))
  const issued = await addInvoice(shop, customer, sale, subscriptionId)
  if (sale.status !== 'paid') return subscriptionId
  const { id: invoiceId, total: amount, currency, issuedAt } = issued
  const times = { createdAt: issuedAt, settledAt: issuedAt }
  const paid = { provider: sale.provider, orderId: newToken(), status: 'paid' as const, createdBy: customer.by }
  await shop.database.insert(payment).values({ ...paid, ...times, invoiceId, amount, currency })
  await addSeats(shop, customer, sale, issued)
  await recordMoney(shop.database, 'invoice paid', `invoice ${invoiceId}`, { by: customer.by, now: issuedAt })
  return subscriptionId
}

/** Links the tests that students took during these subscriptions to their seats, and counts the tests used. */
async function useSeats({ database }: Shop, subscriptionIds: readonly number[]): Promise<void> {
  const these = sql`any(${sql.param(subscriptionIds)}::int[])`
  await database.execute(sql`update assignment set seat_id = seat.id
    from schedule, seat join subscription on subscription.id = seat.subscription_id
    where schedule.id = assignment.schedule_id and seat.student_id = assignment.student_id
      and subscription.id = ${these} and schedule.opens_at >= starts_at and schedule.opens_at < ends_at`)
  await database.execute(sql`update seat set tests_used = taken.tests
    from (select seat_id, count(*)::int as tests from attempt join assignment on assignment.id = assignment_id
      where attempt.status = 'finished' and seat_id is not null group by seat_id) taken
    where taken.seat_id = seat.id and seat.subscription_id = ${these}`)
}

async function addVouchers({ database, now }: Shop, { by }: Customer, subscriptionId: number, childId: number) {
  const free = await database
    .select({ id: seat.id })
    .from(seat)
    .where(and(eq(seat.subscriptionId, subscriptionId), sql`${seat.studentId} is null`))
    .orderBy(seat.id)
    .limit(6)
  const made = new Date(now.getTime() - 20 * DAY)
  const batch = `${made.toISOString().slice(0, 10)}-demo`
  const rows = free.map(({ id }) => ({ code: newCode(), seatId: id, batch, createdBy: by, createdAt: made }))
  await database.insert(voucher).values(rows)
  const [redeemed, voided] = rows
  if (!redeemed || !voided) return
  const at = new Date(now.getTime() - 12 * DAY)
  const used = { redeemedAt: at, redeemedBy: childId, studentId: childId }
  await database.update(voucher).set(used).where(eq(voucher.code, redeemed.code))
  await database
    .update(seat)
    .set({ studentId: childId, givenBy: childId, givenAt: at })
    .where(eq(seat.id, redeemed.seatId))
  await database.update(voucher).set({ voidedAt: at }).where(eq(voucher.code, voided.code))
}

async function customerOf({ database }: Shop, username: string): Promise<Customer> {
  const [row] = await database
    .select({ id: account.id, name: account.name, email: account.email, school })
    .from(account)
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(eq(account.username, username))
  if (!row) throw new Error(`The demo has no account ${username}.`)
  const { id: by, name, email } = row
  if (!row.school) return { schoolId: null, parentId: by, by, billTo: { name, lines: [], email } }
  const lines = [row.school.address, row.school.city].filter((line) => line !== null)
  return { schoolId: row.school.id, parentId: null, by, billTo: { name: row.school.name, lines, email } }
}

const selectIds = async ({ database }: Shop, usernames: readonly string[]) =>
  (
    await database
      .select({ id: account.id })
      .from(account)
      .where(inArray(account.username, [...usernames]))
      .orderBy(account.id)
  ).map(({ id }) => id)

const studentsOf = async ({ database }: Shop, { schoolId }: Customer) =>
  (
    await database
      .select({ id: student.id })
      .from(student)
      .innerJoin(account, isAccountOfStudent)
      .where(eq(account.schoolId, schoolId ?? 0))
      .orderBy(student.id)
  ).map(({ id }) => id)

/** An event in the shop, `ago` months before today. */
interface Day {
  ago: number
  happens: () => Promise<unknown>
}

const sale = (shop: Shop, customer: Customer, what: Sale): Day => ({
  ago: what.ago,
  happens: () => sell(shop, customer, what),
})

/** A school that bought one round as a trial, let an invoice expire, bought a year, and has ordered more seats. */
async function daysOfFirstSchool(shop: Shop, childId: number): Promise<Day[]> {
  const customer = await customerOf(shop, 'school')
  const students = await studentsOf(shop, customer)
  const common = { purpose: 'buy' as const, status: 'paid' as const, provider: 'transfer' as const, students }
  const tried = { ...common, plan: 'school-round', seats: students.length, ago: 11.2 }
  const forgotten = { ...common, plan: 'school-round', seats: 30, ago: 9.5, status: 'expired' as const }
  const year = { ...common, plan: 'school-plus', seats: students.length + 16, ago: 8 }
  const more = { ...common, purpose: 'add' as const, plan: 'school-plus', seats: 10, ago: 0.15 }
  const ids: number[] = []
  const bought = (what: Sale): Day => ({
    ago: what.ago,
    happens: async () => ids.push(await sell(shop, customer, what)),
  })
  const wantsMore = async () => {
    await sell(shop, customer, { ...more, status: 'unpaid', to: ids[1] as number })
    await useSeats(shop, ids)
    await addVouchers(shop, customer, ids[1] as number, childId)
  }
  return [bought(tried), sale(shop, customer, forgotten), bought(year), { ago: more.ago, happens: wantsMore }]
}

async function daysOfSecondSchool(shop: Shop): Promise<Day[]> {
  const customer = await customerOf(shop, 'school2')
  const students = await studentsOf(shop, customer)
  const common = { purpose: 'buy' as const, status: 'paid' as const, provider: 'transfer' as const, students }
  const year = { ...common, plan: 'school-plus', seats: students.length + 4, ago: 11.2 }
  return [{ ago: year.ago, happens: async () => useSeats(shop, [await sell(shop, customer, year)]) }]
}

/** A parent who bought a year for two children and has an unpaid invoice. */
async function daysOfFamily(shop: Shop, childId: number): Promise<Day[]> {
  const customer = await customerOf(shop, demoFamily.parent.username)
  const students = [...(await selectIds(shop, ['gita.prasetya'])), childId]
  const common = { purpose: 'buy' as const, provider: 'sandbox' as const }
  return [
    sale(shop, customer, { ...common, plan: 'family-year', seats: 2, ago: 5, status: 'paid', students }),
    sale(shop, customer, { ...common, plan: 'family-half', seats: 1, ago: 0.02, status: 'unpaid' }),
  ]
}

/**
 * Adds the sales of a year: paid, unpaid and expired invoices, seats with the tests taken from them, and vouchers.
 * Events are added in order of time, so that invoice numbers are too.
 */
export async function addMoney(database: Database, now: Date): Promise<void> {
  const shop = { database, now }
  await installPlans(database)
  const [childId] = await selectIds(shop, [demoFamily.atHome.username])
  if (childId === undefined) throw new Error('The demo family has no child at home.')
  const days = [
    ...(await daysOfFirstSchool(shop, childId)),
    ...(await daysOfSecondSchool(shop)),
    ...(await daysOfFamily(shop, childId)),
  ]
  for (const { happens } of days.sort((a, b) => b.ago - a.ago)) await happens()
}
