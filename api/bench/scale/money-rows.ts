import type { Country, School } from './country'
import { childrenOf, nameOfSchool, type Rows } from './people-rows'

const DAY = 24 * 60 * 60_000
const YEAR = 365 * DAY

/** What a school or a parent bought. All ids of an order's rows follow from its own. */
interface Order {
  id: number
  schoolId: number | null
  parentId: number | null
  billTo: string
  createdBy: number
  plan: { code: string; price: number; tests: number }
  students: number[]
  startsAt: Date
  isRunning: boolean
}

const schoolPlan = { code: 'school-year', price: 60_000, tests: 4 }
const familyPlan = { code: 'family-year', price: 149_000, tests: 6 }

const studentsOf = ({ students }: School) => Array.from({ length: students.count }, (_, i) => students.first + i)

/** Returns the orders of three years: each school buys for all its students, and two of ten families for a child. */
export function ordersOf(country: Country, now: Date): Order[] {
  const orders: Omit<Order, 'id'>[] = []
  for (const yearsAgo of [2, 1, 0]) {
    const startsAt = new Date(now.getTime() - yearsAgo * YEAR - 60 * DAY)
    const shared = { startsAt, isRunning: yearsAgo === 0 }
    for (const school of country.schools) {
      const buyer = { schoolId: school.id, parentId: null, createdBy: school.accountId, billTo: nameOfSchool(school) }
      orders.push({ ...shared, ...buyer, plan: schoolPlan, students: studentsOf(school) })
    }
    for (const [i, { parentId, studentId }] of childrenOf(country).entries()) {
      const buyer = { schoolId: null, parentId, createdBy: parentId, billTo: `Orang tua ${parentId}` }
      if (i % 5 === yearsAgo) orders.push({ ...shared, ...buyer, plan: familyPlan, students: [studentId] })
    }
  }
  return orders.map((order, i) => ({ ...order, id: i + 1 }))
}

export function* subscriptionRows(orders: readonly Order[]): Rows {
  for (const { id, schoolId, parentId, createdBy, plan, students, startsAt, isRunning } of orders) {
    yield {
      id,
      school_id: schoolId,
      parent_id: parentId,
      plan_code: plan.code,
      seats: students.length,
      price: plan.price,
      currency: 'IDR',
      months: 12,
      tests_per_child: plan.tests,
      status: isRunning ? 'active' : 'ended',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + YEAR),
      created_by: createdBy,
      created_at: startsAt,
    }
  }
}

export function* seatRows(orders: readonly Order[]): Rows {
  for (const { id, students, startsAt, createdBy } of orders) {
    for (const studentId of students) {
      const given = { student_id: studentId, given_by: createdBy, given_at: startsAt, tests_used: 1 + (studentId % 2) }
      yield { subscription_id: id, ...given, invoice_id: id }
    }
  }
}

/** One invoice of thirty is unpaid, which only invoices of this year can be. */
export function* invoiceRows(orders: readonly Order[]): Rows {
  for (const { id, schoolId, parentId, createdBy, billTo, plan, students, startsAt, isRunning } of orders) {
    const total = plan.price * students.length
    const tax = total - Math.round(total / 1.11)
    const isPaid = !isRunning || id % 30 > 0
    yield {
      id,
      number: `${startsAt.getUTCFullYear()}/${String(id).padStart(6, '0')}`,
      school_id: schoolId,
      parent_id: parentId,
      subscription_id: id,
      status: isPaid ? 'paid' : 'unpaid',
      purpose: 'buy',
      seats: students.length,
      created_by: createdBy,
      key: `order ${id}`,
      bill_to: { name: billTo, lines: [], email: null },
      currency: 'IDR',
      net: total - tax,
      tax_rate: 1100,
      tax,
      total,
      issued_at: startsAt,
      due_at: new Date(startsAt.getTime() + (isRunning ? 120 : 14) * DAY),
      paid_at: isPaid ? new Date(startsAt.getTime() + 2 * DAY) : null,
    }
  }
}

export function* invoiceLineRows(orders: readonly Order[]): Rows {
  for (const { id, plan, students } of orders) {
    const amount = plan.price * students.length
    const line = { text: 'plan', values: { plan: plan.code, months: 12, tests: plan.tests } }
    yield { invoice_id: id, position: 1, ...line, quantity: students.length, unit_price: plan.price, amount }
  }
}
