import { planContract } from '@lekta/shared/contract/money/plan'
import { type Subscription, subscriptionContract } from '@lekta/shared/contract/money/subscription'
import type { Child } from '@lekta/shared/contract/people/child'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { invoiceAnswers, paidInvoiceOf } from '@lekta/shared/testing/invoice-fixtures'
import { ago } from './fixtures-time'

/** The plans for parents. */
export const fixturePlans = (
  [
    ['family-one', 'One test', 45_000, 1, 1],
    ['family-year', 'A whole year', 149_000, 12, 6],
  ] as const
).map(([code, name, price, months, tests_per_child]) => ({
  ...{ code, name, price, months, tests_per_child },
  audience: 'parent' as const,
  currency: 'IDR',
}))

/**
 * Returns a subscription for a year that started a month ago. It has two seats: the first child's, and a free one.
 */
export const subscriptionOf = (now: Date, more: Partial<Subscription> = {}): Subscription => ({
  ...{ id: 31, plan: 'family-year', plan_name: 'A whole year', status: 'active', price: 149_000, currency: 'IDR' },
  ...{ months: 12, tests_per_child: 6, seats: 2, given: 1, used: 0, kept: 0, free: 1 },
  starts_at: ago(now, 30),
  ends_at: ago(now, -335),
  ends_for_good: false,
  invoice_id: 12,
  created_at: ago(now, 30),
  ...more,
})

/** A fake server for a parent's purchases. */
export function moneyAnswers(now: Date, family: readonly Child[]): Answer[] {
  let row = subscriptionOf(now)
  let seated = new Set(family.slice(0, 1).map(({ id }) => id))
  const count = () => {
    row = { ...row, given: seated.size, free: row.seats - seated.size }
    return row
  }
  const order = { ...row, subscription_id: row.id, unit_price: row.price, buyer: 'Dewi Prasetya' }
  const seat = { subscription_id: row.id, plan_name: row.plan_name, ends_at: row.ends_at ?? '' }
  return [
    ...answers(planContract, { plans: async () => fixturePlans }),
    ...answers(subscriptionContract, {
      subscriptions: async () => ({ data: [count()], last_page: 1, total: 1, page: 1 }),
      subscription: async () => count(),
      seatedChildren: async () =>
        family.map(({ id, name, username, avatar, grade }) => ({
          ...{ id, name, username, avatar, grade },
          seats: seated.has(id) ? [{ ...seat, tests_used: 0, tests_left: 6, can_take_back: true }] : [],
        })),
      addClassroomSubscription: async ({ body: { student_ids: studentIds = [] } }) => {
        seated = new Set([...seated, ...studentIds])
        return { subscription_id: row.id, given: studentIds, had: [] }
      },
      getBackClassroomSubscription: async ({ body: { student_ids: taken = [] } }) => {
        seated = new Set([...seated].filter((id) => !taken.includes(id)))
        return { taken, kept: [] }
      },
      cancelSubscription: async () => {
        row = { ...row, ends_for_good: true }
        return row
      },
      resumeSubscription: async () => {
        row = { ...row, ends_for_good: false }
        return row
      },
      quoteSubscription: async ({ body: { purpose, plan: code, seats } }) => {
        const plan = fixturePlans.find((one) => one.code === code) ?? fixturePlans[1]
        if (!plan) throw refusal(404, 'There is no such plan.')
        const total = plan.price * seats
        const tax = Math.round((total * 11) / 111)
        return {
          ...{ purpose, plan, seats, unit_price: plan.price, currency: 'IDR', net: total - tax, tax_rate: 1100 },
          ...{ tax, total, starts_at: ago(now, 0), ends_at: ago(now, -365), fingerprint: 'these terms' },
        }
      },
      buySubscription: async () => ({ subscription_id: row.id, invoice_id: 12 }),
    }),
    ...invoiceAnswers([paidInvoiceOf(row.invoice_id ?? 12, order, new Date(ago(now, 30)))]),
  ]
}
