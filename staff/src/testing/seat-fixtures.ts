import type { Role } from '@lekta/shared/contract/endpoint'
import { type Plan, planContract } from '@lekta/shared/contract/money/plan'
import {
  type Order,
  type Quote,
  type Subscription,
  subscriptionContract,
} from '@lekta/shared/contract/money/subscription'
import { type Voucher, voucherContract } from '@lekta/shared/contract/money/voucher'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import type { School } from './school-fixtures'
import { rooms } from './school-people'

const day = 24 * 3600 * 1000

export const fixturePlans: readonly Plan[] = [
  {
    code: 'round',
    audience: 'school',
    name: 'One round',
    price: 15_000,
    currency: 'IDR',
    months: 3,
    tests_per_child: 1,
  },
  {
    code: 'year',
    audience: 'school',
    name: 'School year',
    price: 45_000,
    currency: 'IDR',
    months: 12,
    tests_per_child: 4,
  },
]

const bought = (now: Date) => ({
  plan: 'year',
  plan_name: 'School year',
  price: 45_000,
  currency: 'IDR',
  months: 12,
  tests_per_child: 4,
  given: 0,
  used: 0,
  kept: 0,
  ends_for_good: false,
  created_at: now.toISOString(),
})

const at = (now: Date, days: number) => new Date(now.getTime() + days * day).toISOString()

/** A running subscription with 30 seats, 12 of which belong to students of the first classroom, and an unpaid one. */
export function createSeats(now: Date) {
  const running: Subscription = {
    ...bought(now),
    ...{ id: 1, status: 'active', seats: 30, free: 15, given: 12, used: 4, kept: 3, invoice_id: 1 },
    ...{ starts_at: at(now, -100), ends_at: at(now, 265) },
  }
  const pending: Subscription = {
    ...bought(now),
    ...{ id: 2, status: 'pending', seats: 20, free: 20, invoice_id: 2, starts_at: null, ends_at: null },
  }
  const of = new Map(Array.from({ length: 12 }, (_, i) => [i + 1, { used: i < 4 ? 1 : 0 }]))
  const codes: Voucher[] = ['7QFA-2M8D-KX4P-3', '9TRB-6N1C-VW5H-8', '2JGE-4S7Y-ZA9K-5'].map((code) => ({
    code,
    ...{ batch: '2026-11-02-6b1f09aa', status: 'open', subscription_id: 1, plan_name: 'School year' },
    ...{ created_at: at(now, -20), ends_at: at(now, 265), redeemed_at: null, student: null },
  }))
  return { subscriptions: [running, pending] as [Subscription, Subscription], of, vouchers: codes }
}

function quoteOf({ purpose = 'buy', plan: code = 'year', seats }: Order, now: Date): Quote {
  const plan = fixturePlans.find((one) => one.code === code) as Plan
  const count = Number(seats)
  const total = plan.price * count
  const net = Math.round(total / 1.11)
  const sums = { seats: count, unit_price: plan.price, currency: 'IDR', net, tax_rate: 1100, tax: total - net, total }
  return { purpose, plan, ...sums, starts_at: at(now, 0), ends_at: at(now, 365), fingerprint: `${code} ${plan.price}` }
}

const now = () => new Date()

/** Copies a row, because the store freezes the rows that it caches. */
const copy = <Row extends object>(row: Row): Row => ({ ...row })

function subscriptionAnswers({ seats: { subscriptions, of }, scored }: School): Answer[] {
  const [running] = subscriptions
  const membersOf = (classroom?: number) => scored.filter(({ room }) => room.id === classroom).map(({ id }) => id)
  const selectedIds = ({ classroom_id, student_ids }: { classroom_id?: number; student_ids?: number[] }) =>
    student_ids ?? membersOf(classroom_id)
  const find = (id: number) => {
    const found = subscriptions.find((one) => one.id === id)
    if (!found) throw refusal(404, 'There is no such subscription.')
    return found
  }
  return answers(subscriptionContract, {
    subscriptions: async ({ query }) =>
      listOf(subscriptions.map(copy), query, { text: ({ plan_name }) => plan_name, sort: { id: ({ id }) => id } }),
    runningSubscriptions: async () => {
      const { id, plan_name, tests_per_child, ends_at, seats, free } = running
      return [{ id, plan_name, tests_per_child, ends_at: ends_at ?? '', seats, free }]
    },
    classroomSubscription: async ({ query }) => {
      const rows = scored.filter(({ room }) => room.id === query.classroom_id)
      const data = rows.map(({ id, name, username, avatar, grade }) => {
        const seat = of.get(id)
        const { id: subscription_id, plan_name, ends_at } = running
        const terms = { subscription_id, plan_name, ends_at: ends_at ?? '' }
        const has = seat && { tests_used: seat.used, tests_left: 4 - seat.used, can_take_back: seat.used === 0 }
        return { id, name, username, avatar, grade, seats: has ? [{ ...terms, ...has }] : [] }
      })
      return listOf(data, query, {
        text: ({ name, username }) => `${name} ${username}`,
        sort: { name: ({ name }) => name },
      })
    },
    seatlessClassrooms: async () =>
      rooms.map(({ id, name, grade }) => {
        const members = membersOf(id)
        return { id, name, grade, students: members.length, seatless: members.filter((one) => !of.has(one)).length }
      }),
    assignSeats: async ({ params, body }) => {
      const added = body.classroom_ids.flatMap((id) => membersOf(id)).filter((id) => !of.has(id))
      if (added.length > running.free) throw refusal(409, 'Not enough seats.')
      for (const id of added) of.set(id, { used: 0 })
      running.given += added.length
      running.free -= added.length
      return { subscription_id: params.id, given: added }
    },
    addClassroomSubscription: async ({ body }) => {
      const meant = selectedIds(body)
      const added = meant.filter((id) => !of.has(id))
      const missing = added.length - running.free
      if (missing > 0)
        throw refusal(
          409,
          `${missing} of ${added.length} seats are missing, so none was given. Please add seats or choose fewer students.`,
        )
      for (const id of added) of.set(id, { used: 0 })
      running.free -= added.length
      running.given += added.length
      return { subscription_id: running.id, given: added, had: meant.filter((id) => !added.includes(id)) }
    },
    getBackClassroomSubscription: async ({ body }) => {
      const seated = selectedIds(body).filter((id) => of.has(id))
      const taken = seated.filter((id) => of.get(id)?.used === 0)
      for (const id of taken) of.delete(id)
      running.free += taken.length
      running.given -= taken.length
      return { taken, kept: seated.filter((id) => !taken.includes(id)) }
    },
    quoteSubscription: async ({ body }) => quoteOf(body, now()),
    buySubscription: async () => ({ subscription_id: 2, invoice_id: 2 }),
    cancelSubscription: async ({ params }) => copy(Object.assign(find(params.id), { ends_for_good: true })),
    resumeSubscription: async ({ params }) => copy(Object.assign(find(params.id), { ends_for_good: false })),
  })
}

function voucherAnswers({ seats: { vouchers, subscriptions, of } }: School): Answer[] {
  const [running] = subscriptions
  return answers(voucherContract, {
    vouchers: async ({ query: { batch, status, ...query } }) => {
      const chosen = vouchers.filter(
        (one) => one.batch === (batch ?? one.batch) && one.status === (status ?? one.status),
      )
      return listOf(chosen.map(copy), query, { text: ({ code }) => code, sort: { code: ({ code }) => code } })
    },
    makeVouchers: async ({ body: { count } }) => {
      const [first] = vouchers as [Voucher]
      const made = Array.from({ length: Number(count) }, (_, i) => ({
        ...first,
        code: `NEW${i}-0000-0000-0`,
        batch: '2026-11-22-00c0ffee',
      }))
      vouchers.push(...made)
      running.free -= made.length
      running.kept += made.length
      return { batch: '2026-11-22-00c0ffee', codes: made.map(({ code }) => code) }
    },
    redeemVoucher: async ({ body: { code, student_id } }) => {
      const found = vouchers.find((one) => one.code === code)
      if (!found) {
        const text = 'There is a typing mistake in this code. Check it character by character.'
        throw refusal(400, text, { code: text })
      }
      found.status = 'redeemed'
      of.set(Number(student_id), { used: 0 })
      return { plan_name: running.plan_name, tests_per_child: 4, ends_at: running.ends_at ?? '' }
    },
    voidVouchers: async ({ body: { codes, batch } }) => {
      const open = vouchers.filter((one) => one.status === 'open' && (codes?.includes(one.code) ?? one.batch === batch))
      for (const one of open) one.status = 'void'
      return { voided: open.length }
    },
  })
}

/** The seat and voucher endpoints of a school in memory. */
export const seatAnswers = (school: School, role: Role): Answer[] => [
  ...subscriptionAnswers(school),
  ...voucherAnswers(school),
  ...(role === 'school' ? answers(planContract, { plans: async () => [...fixturePlans] }) : []),
]
