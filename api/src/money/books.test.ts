import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { invoice, payment, subscription } from '../database/schema'
import { applyProviderStatus } from '../payment/apply-provider-status'
import { callbackOf, selectOrder } from '../payment/providers/sandbox'
import { installPlans } from '../plan/install'
import { buyerFor, findBrokenRules } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'
import { expireAndRemind } from './deadlines/expire-and-remind'
import { consumeSeat } from './seats/consume-seat'

jest.setTimeout(300_000)

const DAY = 24 * 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installPlans(app.database)
})
afterAll(() => app.close())

interface SeatEvent {
  does: 'give' | 'takeBack' | 'test' | 'vouchers' | 'redeem' | 'void'
  at: number
  who: number
}

/** An event at a school. Its numbers select rows among those that exist when the event is applied. */
type BillingEvent =
  | { does: 'buy' | 'add' | 'renew'; seats: number; at: number }
  | { does: 'begin' | 'withdraw' | 'transfer' | 'cancel'; at: number }
  | {
      does: 'call'
      at: number
      status: 'pending' | 'paid' | 'failed' | 'refunded'
      wrong: number
      times: number
      dies: boolean
    }
  | SeatEvent
  | { does: 'time'; days: number }

const at = fc.nat(30)
const kinds = [
  fc.record({ does: fc.constantFrom('buy', 'add', 'renew' as const), seats: fc.integer({ min: 1, max: 4 }), at }),
  fc.record({ does: fc.constantFrom('begin', 'begin', 'withdraw', 'transfer', 'cancel' as const), at }),
  fc.record({
    does: fc.constant('call' as const),
    at,
    status: fc.constantFrom('pending', 'paid', 'paid', 'paid', 'failed', 'refunded' as const),
    wrong: fc.nat(9),
    times: fc.integer({ min: 1, max: 3 }),
    dies: fc.boolean(),
  }),
  fc.record({ does: fc.constantFrom('give', 'takeBack', 'test', 'vouchers', 'redeem', 'void' as const), at, who: at }),
  fc.record({ does: fc.constant('time' as const), days: fc.integer({ min: 0, max: 10 }) }),
] as const

const weights = [4, 5, 7, 4, 1]

const events = fc.array(
  fc.oneof(
    ...kinds.map((arbitrary, i) => ({ arbitrary: arbitrary as fc.Arbitrary<BillingEvent>, weight: weights[i] ?? 1 })),
  ),
  { minLength: 10, maxLength: 40 },
)

async function someSchool() {
  const schoolAccount = await app.make.schoolAccount()
  const schoolId = schoolAccount.schoolId as number
  const students = []
  for (let i = 0; i < 4; i++) students.push(await app.make.student({ schoolId }))
  return {
    ...buyerFor(app, app.as(schoolAccount)),
    schoolId,
    students: students.map(({ id }) => id),
    admin: app.as(await app.make.account('admin')),
  }
}

type School = Awaited<ReturnType<typeof someSchool>>

/**
 * Returns the value of the first column in row `index` of a statement's result, or 0 if there are no rows. The index
 * wraps around at the number of rows.
 */
async function pick(statement: ReturnType<typeof sql>, index: number) {
  const { rows } = await app.database.execute(statement)
  return rows.length === 0 ? 0 : Object.values(rows[index % rows.length] ?? {})[0]
}

const someSubscription = ({ schoolId }: School, index: number) =>
  pick(sql`select id from subscription where school_id = ${schoolId} order by id`, index)

const someInvoice = async ({ schoolId }: School, index: number) =>
  Number(await pick(sql`select id from invoice where school_id = ${schoolId} order by id`, index))

/** Sends a request that may be refused. Throws when the server fails. */
async function send(client: School['client'], name: Parameters<School['client']['send']>[0], parts: object) {
  const { status, body } = await client.send(name, parts)
  if (status >= 500) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
}

async function order({ client }: School, choice: object, now: number) {
  const { status, body } = await client.send('quoteSubscription', { body: choice })
  if (status !== 200) return
  const { fingerprint } = (body as { data: { fingerprint: string } }).data
  await send(client, 'buySubscription', { body: { ...choice, fingerprint, key: `key ${now} ${Math.random()}` } })
}

/**
 * Sends the sandbox's callback for one of the school's payments. If `dies` is set, a server first crashes while it
 * applies the same callback.
 */
async function sendCallback({ schoolId }: School, event: Extract<BillingEvent, { does: 'call' }>, now: number) {
  const { at, status, wrong, times, dies } = event
  const orderId = await pick(
    sql`select order_id from payment join invoice on invoice.id = invoice_id
      where provider = 'sandbox' and school_id = ${schoolId} order by payment.id`,
    at,
  )
  const stored = orderId ? await selectOrder(app.database, String(orderId)) : undefined
  if (!stored) return
  const mistakes = { 0: { amount: stored.amount + 1 }, 1: { currency: 'USD' } } as Record<number, object>
  const { body, headers } = callbackOf(stored, { status, ...mistakes[wrong] })
  if (dies) {
    const { amount, currency } = stored
    const report = { orderId: stored.orderId, status, amount, currency, reference: null }
    const dying = app.database.transaction(async (transaction) => {
      await applyProviderStatus(transaction, { provider: 'sandbox', status: report, body: report }, new Date(now))
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
  }
  const address = `${app.address}/payments/callback/sandbox`
  await Promise.all(Array.from({ length: times }, () => fetch(address, { method: 'POST', body, headers })))
}

async function takeTest({ schoolId }: School, studentId: number, now: number) {
  const assignment = await app.make.assignment({ studentId, schoolId })
  const attempt = await app.make.finishedAttempt({ studentId, assignmentId: assignment.id })
  await app.database.transaction((transaction) => consumeSeat(transaction, attempt.id, new Date(now)))
}

async function changeSeats(school: School, { does, at, who: student }: SeatEvent, now: number) {
  const { client, students } = school
  const student_ids = students.slice(student % students.length)
  const code = await pick(sql`select code from voucher order by created_at, code`, at)
  switch (does) {
    case 'give':
      return send(client, 'addClassroomSubscription', { body: { student_ids } })
    case 'takeBack':
      return send(client, 'getBackClassroomSubscription', { body: { student_ids } })
    case 'test':
      return takeTest(school, students[student % students.length] ?? 0, now)
    case 'vouchers': {
      const subscription_id = await someSubscription(school, at)
      return send(client, 'makeVouchers', { body: { subscription_id, count: 1 + (student % 2) } })
    }
    case 'redeem':
      return send(client, 'redeemVoucher', { body: { code: String(code), student_id: student_ids[0] } })
    case 'void':
      return send(client, 'voidVouchers', { body: { codes: [String(code)] } })
  }
}

/**
 * Returns a function that applies an event to a school. The server may refuse requests, but any other failure is an
 * error.
 */
function eventApplierOf(school: School) {
  const { client, students, admin } = school
  let now = Date.now()
  return async (event: BillingEvent) => {
    switch (event.does) {
      case 'buy': {
        const { seats } = event
        return order(school, { plan: 'school-round', seats, students: students.slice(0, seats - 1) }, now)
      }
      case 'add':
      case 'renew': {
        const { does: purpose, seats } = event
        return order(school, { purpose, subscription_id: await someSubscription(school, event.at), seats }, now)
      }
      case 'begin':
        return send(client, 'payInvoice', { params: { id: await someInvoice(school, event.at) } })
      case 'withdraw':
        return send(client, 'withdrawInvoice', { params: { id: await someInvoice(school, event.at) } })
      case 'cancel':
        return send(client, 'cancelSubscription', {
          params: { id: Number(await someSubscription(school, event.at)) },
        })
      case 'transfer': {
        const file = new File(['%PDF-1.7'], 'proof.pdf')
        const params = { id: await someInvoice(school, event.at) }
        return send(admin, 'settleTransfer', { params, body: { reference: 'bank' }, file })
      }
      case 'call':
        return sendCallback(school, event, now)
      case 'time':
        now += event.days * DAY
        return expireAndRemind(app.database, new Date(now))
      default:
        return changeSeats(school, event, now)
    }
  }
}

const machineNames = ['subscription', 'invoice', 'payment'] as const

test('the books balance after each event, even if events are repeated, interrupted or simultaneous', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(events, async (list) => {
      const applyEvent = eventApplierOf(await someSchool())
      for (const event of list) {
        await applyEvent(event)
        expect([event, await findBrokenRules(app.database)]).toEqual([event, {}])
        for (const machine of machineNames) {
          const { rows } = await app.database.execute(sql`select distinct status from ${sql.identifier(machine)}`)
          for (const { status } of rows) seen.add(`${machine} ${status}`)
        }
      }
    }),
    { numRuns: 25, endOnFailure: true, seed: 7 },
  )
  // Checks that every state was reached, so the server did not refuse all requests.
  const all = { subscription: subscription.status, invoice: invoice.status, payment: payment.status }
  const states = machineNames.flatMap((machine) => all[machine].enumValues.map((status) => `${machine} ${status}`))
  expect([...seen].sort()).toEqual(states.sort())
})
