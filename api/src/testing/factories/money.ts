import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import * as tables from '../../database/schema'
import type { People } from './people'
import { firstRow, type Identified, type NextName, type Row } from './rows'

const DAY = 24 * 60 * 60_000

export function moneyFactories(database: Database, next: NextName, { school, schoolAccount }: People) {
  const plan = async (values: Row<'plan'> = {}) => {
    const terms = { audience: 'school' as const, price: 60_000, months: 12, testsPerChild: 4, position: 1 }
    const code = values.code ?? next('plan')
    return firstRow(
      await database
        .insert(tables.plan)
        .values({ name: 'School year', ...terms, ...values, code })
        .returning(),
    )
  }

  /**
   * Inserts an active subscription with its seats, the first of which belong to `students`. The owner is a new school
   * unless a school or parent is named.
   */
  const subscription = async ({ students = [], ...values }: Row<'subscription'> & { students?: Identified[] } = {}) => {
    const planCode = values.planCode ?? (await plan()).code
    const schoolId = values.parentId ? null : (values.schoolId ?? (await school()).id)
    const createdBy = values.createdBy ?? values.parentId ?? (await schoolAccount({ schoolId })).id
    const seats = values.seats ?? Math.max(students.length, 1)
    const times = { startsAt: new Date(Date.now() - DAY), endsAt: new Date(Date.now() + 90 * DAY) }
    const terms = { price: 60_000, currency: 'IDR', months: 12, testsPerChild: 4, status: 'active' as const }
    const row = firstRow(
      await database
        .insert(tables.subscription)
        .values({ ...terms, ...times, ...values, planCode, schoolId, createdBy, seats })
        .returning(),
    )
    const seatRows = Array.from({ length: seats }, (_, i) => ({
      subscriptionId: row.id,
      studentId: students[i]?.id ?? null,
      givenBy: students[i] ? createdBy : null,
      givenAt: students[i] ? row.startsAt : null,
    }))
    return { ...row, seatRows: await database.insert(tables.seat).values(seatRows).returning() }
  }

  /** Inserts an unpaid invoice with one line for a subscription. Both have the same owner. */
  const invoice = async (values: Row<'invoice'> & { subscriptionId: number }) => {
    const [bought] = await database
      .select()
      .from(tables.subscription)
      .where(eq(tables.subscription.id, values.subscriptionId))
    const { schoolId = null, parentId = null, createdBy = 0, price = 0, seats = 1 } = bought ?? {}
    const amounts = { currency: 'IDR', net: price * seats, taxRate: 0, tax: 0, total: price * seats }
    const times = { issuedAt: new Date(), dueAt: new Date(Date.now() + 14 * DAY) }
    const names = { number: next('invoice'), key: next('key'), billTo: { name: 'Somebody', lines: [], email: null } }
    const defaults = { schoolId, parentId, createdBy, seats, purpose: 'buy' as const, ...amounts, ...times, ...names }
    const row = firstRow(
      await database
        .insert(tables.invoice)
        .values({ ...defaults, ...values })
        .returning(),
    )
    const line = { text: '{{plan}} for one child (tests: {{tests}}, months: {{months}})', quantity: seats }
    const placeholders = { plan: 'School year', tests: 4, months: 12 }
    await database.insert(tables.invoiceLine).values({
      ...line,
      invoiceId: row.id,
      position: 1,
      values: placeholders,
      unitPrice: price,
      amount: price * seats,
    })
    return row
  }

  return { plan, subscription, invoice }
}
