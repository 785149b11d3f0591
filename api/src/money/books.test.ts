import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { invoice, payment, subscription } from '../database/schema'
import { applyProviderStatus } from '../payment/apply-provider-status'
import { callbackOf, selectOrder } from '../payment/providers/sandbox'
import { installPlans } from '../plan/install'
import { buyer, wrongInBooks } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'
import { expireAndRemind } from './billing-schedule'
import { consumeSeat } from './consume-seat'

jest.setTimeout(300_000)

const DAY = 24 * 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installPlans(app.database)
})
afterAll(() => app.close())

/** Something that happens to a school; numbers choose among what is there at that moment. */
type Happening =
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
  | { does: 'give' | 'takeBack' | 'test' | 'vouchers' | 'redeem' | 'void'; at: number; who: number }
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

const happenings = fc.array(
  fc.oneof(
    ...kinds.map((arbitrary, i) => ({ arbitrary: arbitrary as fc.Arbitrary<Happening>, weight: weights[i] ?? 1 })),
  ),
  { minLength: 10, maxLength: 40 },
)

async function someSchool() {
  const master = await app.make.master()
  const schoolId = master.schoolId as number
  const students = []
  for (let i = 0; i < 4; i++) students.push(await app.make.student({ schoolId }))
  return {
    ...buyer(app, app.as(master)),
    schoolId,
    students: students.map(({ id }) => id),
    admin: app.as(await app.make.account('admin')),
  }
}

/** Lets things happen to a school; what is refused is refused, and nothing may fail otherwise. */
function worldOf(school: Awaited<ReturnType<typeof someSchool>>) {
  const { client, students, admin } = school
  let now = Date.now()
  const ids = async (statement: ReturnType<typeof sql>) =>
    (await app.database.execute(statement)).rows.map((row) => Object.values(row)[0])
  const pick = async (statement: ReturnType<typeof sql>, index: number) => {
    const found = await ids(statement)
    return found.length === 0 ? 0 : found[index % found.length]
  }
  const someSubscription = (index: number) =>
    pick(sql`select id from subscription where school_id = ${school.schoolId} order by id`, index)
  const someInvoice = (index: number) =>
    pick(sql`select id from invoice where school_id = ${school.schoolId} order by id`, index)
  const send = async (name: Parameters<typeof client.send>[0], parts: object, by = client) => {
    const { status, body } = await by.send(name, parts)
    if (status >= 500) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
  }

  const order = async (choice: object) => {
    const { status, body } = await client.send('quoteSubscription', { body: choice })
    if (status !== 200) return
    const { fingerprint } = (body as { data: { fingerprint: string } }).data
    await send('buySubscription', { body: { ...choice, fingerprint, key: `key ${now} ${Math.random()}` } })
  }

  const call = async ({ at: index, status, wrong, times, dies }: Extract<Happening, { does: 'call' }>) => {
    const orderId = await pick(
      sql`select order_id from payment join invoice on invoice.id = invoice_id
        where provider = 'sandbox' and school_id = ${school.schoolId} order by payment.id`,
      index,
    )
    const stored = orderId ? await selectOrder(app.database, String(orderId)) : undefined
    if (!stored) return
    const mistakes = { 0: { amount: stored.amount + 1 }, 1: { currency: 'USD' } } as Record<number, object>
    const { body, headers } = callbackOf(stored, { status, ...mistakes[wrong] })
    if (dies) {
      const report = {
        orderId: stored.orderId,
        status,
        amount: stored.amount,
        currency: stored.currency,
        reference: null,
      }
      const dying = app.database.transaction(async (transaction) => {
        await applyProviderStatus(transaction, { provider: 'sandbox', status: report, body: report }, new Date(now))
        throw new Error('killed')
      })
      await expect(dying).rejects.toThrow('killed')
    }
    const address = `${app.address}/payments/callback/sandbox`
    await Promise.all(Array.from({ length: times }, () => fetch(address, { method: 'POST', body, headers })))
  }

  const takeTest = async (studentId: number) => {
    const assignment = await app.make.assignment({ studentId, schoolId: school.schoolId })
    const attempt = await app.make.finishedAttempt({ studentId, assignmentId: assignment.id })
    await app.database.transaction((transaction) => consumeSeat(transaction, attempt.id, new Date(now)))
  }

  const seats = async ({
    does,
    at: index,
    who: student,
  }: Extract<Happening, { does: 'give' | 'vouchers' | 'redeem' | 'void' }>) => {
    const student_ids = students.slice(student % students.length)
    const code = await pick(sql`select code from voucher order by created_at, code`, index)
    switch (does) {
      case 'give':
        return send('addClassroomSubscription', { body: { student_ids } })
      case 'takeBack':
        return send('getBackClassroomSubscription', { body: { student_ids } })
      case 'test':
        return takeTest(students[student % students.length] ?? 0)
      case 'vouchers':
        return send('makeVouchers', {
          body: { subscription_id: await someSubscription(index), count: 1 + (student % 2) },
        })
      case 'redeem':
        return send('redeemVoucher', { body: { code: String(code), student_id: student_ids[0] } })
      case 'void':
        return send('voidVouchers', { body: { codes: [String(code)] } })
    }
  }

  const proof = () => new File(['%PDF-1.7'], 'proof.pdf')

  return async (happening: Happening) => {
    switch (happening.does) {
      case 'buy':
        return order({ plan: 'school-round', seats: happening.seats, students: students.slice(0, happening.seats - 1) })
      case 'add':
      case 'renew':
        return order({
          purpose: happening.does,
          subscription_id: await someSubscription(happening.at),
          seats: happening.seats,
        })
      case 'begin':
        return send('payInvoice', { params: { id: Number(await someInvoice(happening.at)) } })
      case 'withdraw':
        return send('withdrawInvoice', { params: { id: Number(await someInvoice(happening.at)) } })
      case 'cancel':
        return send('cancelSubscription', { params: { id: Number(await someSubscription(happening.at)) } })
      case 'transfer': {
        const params = { id: Number(await someInvoice(happening.at)) }
        return send('settleTransfer', { params, body: { reference: 'bank' }, file: proof() }, admin)
      }
      case 'call':
        return call(happening)
      case 'time':
        now += happening.days * DAY
        return expireAndRemind(app.database, new Date(now))
      default:
        return seats(happening as never)
    }
  }
}

const things = ['subscription', 'invoice', 'payment'] as const

test('whatever happens, in whatever order, twice, half or at once: the books balance after each step', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(happenings, async (list) => {
      const happen = worldOf(await someSchool())
      for (const happening of list) {
        await happen(happening)
        expect([happening, await wrongInBooks(app.database)]).toEqual([happening, {}])
        for (const thing of things) {
          const { rows } = await app.database.execute(sql`select distinct status from ${sql.identifier(thing)}`)
          for (const { status } of rows) seen.add(`${thing} ${status}`)
        }
      }
    }),
    { numRuns: 25, endOnFailure: true, seed: 7 },
  )
  // Not a walk past closed doors: every state was reached.
  const all = { subscription: subscription.status, invoice: invoice.status, payment: payment.status }
  const states = things.flatMap((thing) => all[thing].enumValues.map((status) => `${thing} ${status}`))
  expect([...seen].sort()).toEqual(states.sort())
})
