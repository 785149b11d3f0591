import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { account, school, student } from '../database/schema'
import { installPlans } from '../plan/install'
import { demoFamily } from './demo-plan'
import { addSale, type Customer, type DemoContext, type Sale } from './sales'
import { addVouchers, linkTestsToSeats } from './seats'

async function customerOf({ database }: DemoContext, username: string): Promise<Customer> {
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

const selectIds = async ({ database }: DemoContext, usernames: readonly string[]) =>
  (
    await database
      .select({ id: account.id })
      .from(account)
      .where(inArray(account.username, [...usernames]))
      .orderBy(account.id)
  ).map(({ id }) => id)

const studentsOf = async ({ database }: DemoContext, { schoolId }: Customer) =>
  (
    await database
      .select({ id: student.id })
      .from(student)
      .innerJoin(account, isAccountOfStudent)
      .where(eq(account.schoolId, schoolId ?? 0))
      .orderBy(student.id)
  ).map(({ id }) => id)

/** Something that a customer did, some months ago. */
interface DemoEvent {
  monthsAgo: number
  run: () => Promise<unknown>
}

const saleEvent = (context: DemoContext, customer: Customer, sale: Sale): DemoEvent => ({
  monthsAgo: sale.monthsAgo,
  run: () => addSale(context, customer, sale),
})

/**
 * Returns the events of the first school. It bought one round as a trial, let an invoice expire, bought a year, and
 * ordered more seats.
 */
async function eventsOfFirstSchool(context: DemoContext, childId: number): Promise<DemoEvent[]> {
  const customer = await customerOf(context, 'school')
  const students = await studentsOf(context, customer)
  const common = { purpose: 'buy' as const, status: 'paid' as const, provider: 'transfer' as const, students }
  const trial = { ...common, plan: 'school-round', seats: students.length, monthsAgo: 11.2 }
  const expired = { ...common, plan: 'school-round', seats: 30, monthsAgo: 9.5, status: 'expired' as const }
  const year = { ...common, plan: 'school-plus', seats: students.length + 16, monthsAgo: 8 }
  const more = { ...common, purpose: 'add' as const, plan: 'school-plus', seats: 10, monthsAgo: 0.15 }
  const ids: number[] = []
  const bought = (sale: Sale): DemoEvent => ({
    monthsAgo: sale.monthsAgo,
    run: async () => ids.push(await addSale(context, customer, sale)),
  })
  const orderMore = async () => {
    await addSale(context, customer, { ...more, status: 'unpaid', to: ids[1] as number })
    await linkTestsToSeats(context, ids)
    await addVouchers(context, customer, ids[1] as number, childId)
  }
  return [
    bought(trial),
    saleEvent(context, customer, expired),
    bought(year),
    { monthsAgo: more.monthsAgo, run: orderMore },
  ]
}

async function eventsOfSecondSchool(context: DemoContext): Promise<DemoEvent[]> {
  const customer = await customerOf(context, 'school2')
  const students = await studentsOf(context, customer)
  const common = { purpose: 'buy' as const, status: 'paid' as const, provider: 'transfer' as const, students }
  const year = { ...common, plan: 'school-plus', seats: students.length + 4, monthsAgo: 11.2 }
  return [
    { monthsAgo: year.monthsAgo, run: async () => linkTestsToSeats(context, [await addSale(context, customer, year)]) },
  ]
}

/** Returns the events of a parent who bought a year for two children and has an unpaid invoice. */
async function eventsOfFamily(context: DemoContext, childId: number): Promise<DemoEvent[]> {
  const customer = await customerOf(context, demoFamily.parent.username)
  const students = [...(await selectIds(context, ['gita.prasetya'])), childId]
  const common = { purpose: 'buy' as const, provider: 'sandbox' as const }
  return [
    saleEvent(context, customer, { ...common, plan: 'family-year', seats: 2, monthsAgo: 5, status: 'paid', students }),
    saleEvent(context, customer, { ...common, plan: 'family-half', seats: 1, monthsAgo: 0.02, status: 'unpaid' }),
  ]
}

/**
 * Adds a year of sales: paid, unpaid and expired invoices, seats with their used tests, and vouchers. Events are
 * added in chronological order, so that invoice numbers are chronological too.
 */
export async function addMoney(database: Database, now: Date): Promise<void> {
  const context = { database, now }
  await installPlans(database)
  const [childId] = await selectIds(context, [demoFamily.atHome.username])
  if (childId === undefined) throw new Error('The demo family has no child at home.')
  const events = [
    ...(await eventsOfFirstSchool(context, childId)),
    ...(await eventsOfSecondSchool(context)),
    ...(await eventsOfFamily(context, childId)),
  ]
  for (const { run } of events.sort((a, b) => b.monthsAgo - a.monthsAgo)) await run()
}
