import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { Query } from 'pg'
import { payment } from '../database/schema'
import { lockInvoice } from '../money/lock'
import { closeInvoice } from '../money/settle-invoice'
import { installPlans } from '../plan/install'
import { settled, startSandboxPayment, untouched } from '../testing/sandbox-payment'
import { freePort, serverProcess } from '../testing/server-process'
import { findBrokenRules } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import { applyProviderStatus } from './apply-provider-status'
import { callbackOf, SIGNATURE_HEADER, sandbox, selectOrder } from './providers/sandbox'
import { reconcile } from './reconcile'
import { receiveWebhook } from './webhook'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installPlans(app.database)
})
afterEach(async () => expect(await findBrokenRules(app.database)).toEqual({}))
afterAll(() => app.close())

const startedPayment = () => startSandboxPayment(app)

const charge = { amount: 1, currency: 'IDR', title: 'x', quantity: 1, unitPrice: 1 }

describe('a callback', () => {
  test('with a valid signature pays the invoice', async () => {
    const { receive, state } = await startedPayment()
    expect((await receive({ status: 'paid' })).status).toBe(200)
    expect(await state()).toEqual(settled)
  })

  test.each([
    ['without a signature', {}],
    ['with a made-up signature', { [SIGNATURE_HEADER]: 'a'.repeat(64) }],
    ['with a short signature', { [SIGNATURE_HEADER]: 'ab' }],
  ])('%s changes nothing', async (_, headers) => {
    const { call, atSandbox, state, outcomes } = await startedPayment()
    const { body } = callbackOf(await atSandbox(), { status: 'paid' })
    expect((await call(body, headers)).status).toBe(403)
    expect([await state(), await outcomes()]).toEqual([untouched, []])
  })

  test('with a body that does not match its signature changes nothing', async () => {
    const { call, atSandbox, state } = await startedPayment()
    const { body, headers } = callbackOf(await atSandbox(), { status: 'failed' })
    expect((await call(body.replace('failed', 'paid'), headers)).status).toBe(403)
    expect((await call('not JSON', headers)).status).toBe(403)
    expect((await call('{}', headers)).status).toBe(403)
    expect(await state()).toEqual(untouched)
  })

  test('for another amount or currency changes nothing, and is stored', async () => {
    const { receive, state, outcomes } = await startedPayment()
    await receive({ status: 'paid', amount: 1 })
    await receive({ status: 'paid', amount: 4_500_000 })
    await receive({ status: 'paid', currency: 'USD' })
    expect(await state()).toEqual(untouched)
    expect(await outcomes()).toEqual(['another amount', 'another amount', 'another currency'])
  })

  test('for an unknown order or provider gets a 404', async () => {
    const { atSandbox } = await startedPayment()
    await sandbox(app.database).start({ ...charge, orderId: 'never-ours' })
    const foreign = await selectOrder(app.database, 'never-ours')
    const { body, headers } = callbackOf(foreign ?? (await atSandbox()), { status: 'paid' })
    const reply = await fetch(`${app.address}/payments/callback/sandbox`, { method: 'POST', body, headers })
    expect([reply.status, await reply.json()]).toMatchObject([404, { message: 'There is no such payment.' }])
    expect((await fetch(`${app.address}/payments/callback/midtrans`, { method: 'POST', body })).status).toBe(404)
  })

  test('that arrives out of order does not revert a paid invoice', async () => {
    const { receive, state, outcomes } = await startedPayment()
    for (const status of ['paid', 'pending', 'failed'] as const) await receive({ status })
    expect(await state()).toEqual(settled)
    expect(await outcomes()).toEqual(['paid', 'nothing new', 'nothing new'])
  })

  test('of “pending” leaves the invoice unpaid, and one of “failed” may be followed by “paid”', async () => {
    const { receive, state } = await startedPayment()
    await receive({ status: 'pending' })
    expect(await state()).toEqual(['pending', 'unpaid', 'pending', 0])
    await receive({ status: 'failed' })
    await receive({ status: 'paid' })
    expect(await state()).toEqual(settled)
  })
})

describe('a repeated callback', () => {
  test('counts once, also if it arrives twenty times at once and again later', async () => {
    const { receive, state, outcomes } = await startedPayment()
    await Promise.all(Array.from({ length: 20 }, () => receive({ status: 'paid' })))
    await receive({ status: 'paid' })
    expect(await state()).toEqual(settled)
    expect((await outcomes()).filter((outcome) => outcome === 'paid')).toHaveLength(1)
    expect(await outcomes()).toHaveLength(21)
  })

  test('needs six database queries when it pays, and three when it is repeated', async () => {
    const { receive, state } = await startedPayment()
    const queries = jest.spyOn(Query.prototype, 'submit')
    const count = async () => {
      queries.mockClear()
      await receive({ status: 'paid' })
      // The pool sets up each new connection with a query of its own.
      const texts = queries.mock.contexts.map((query) => String(Reflect.get(query as object, 'text')))
      // The test itself runs one of the queries, to look up the secret.
      return texts.filter((text) => !text.startsWith('set ')).length - 1
    }
    expect([await count(), await count()]).toEqual([6, 3])
    queries.mockRestore()
    expect(await state()).toEqual(settled)
  })

  test('does not block other payments while it is being processed', async () => {
    const [held, other] = [await startedPayment(), await startedPayment()]
    let calls: Promise<Response>[] = []
    await app.database.transaction(async (transaction) => {
      await lockInvoice(transaction, held.invoice_id)
      // There are more calls than connections.
      calls = Array.from({ length: 15 }, () => held.receive({ status: 'paid' }))
      expect((await other.receive({ status: 'paid' })).status).toBe(200)
    })
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
    expect([await held.state(), await other.state()]).toEqual([settled, settled])
  })
})

describe('money', () => {
  test('for a withdrawn invoice is an overpayment, which can be refunded', async () => {
    const { client, receive, invoice_id, state, outcomes } = await startedPayment()
    await client.call('withdrawInvoice', { params: { id: invoice_id } })
    await receive({ status: 'paid' })
    expect(await state()).toEqual(['surplus', 'void', 'dropped', 0])
    expect(await outcomes()).toEqual(['surplus'])
    await receive({ status: 'refunded' })
    expect(await state()).toEqual(['refunded', 'void', 'dropped', 0])
  })

  test('for an expired invoice is an overpayment', async () => {
    const { receive, invoice_id, state } = await startedPayment()
    await app.database.transaction(async (transaction) => {
      const locked = await lockInvoice(transaction, invoice_id)
      if (locked) await closeInvoice(transaction, locked, 'expire', { by: null, now: new Date() })
    })
    await receive({ status: 'paid' })
    expect(await state()).toEqual(['surplus', 'expired', 'dropped', 0])
  })

  test('of a second payment for an invoice is an overpayment', async () => {
    const { receive, id, invoice_id, begin, state } = await startedPayment()
    await receive({ status: 'failed' })
    const second = await begin(invoice_id)
    await receive({ status: 'paid' })
    const order = await selectOrder(app.database, second)
    if (!order) throw new Error('The sandbox has the second order')
    const { body, headers } = callbackOf(order, { status: 'paid' })
    await fetch(`${app.address}/payments/callback/sandbox`, { method: 'POST', body, headers })
    expect(await state()).toEqual(settled)
    expect(await app.anonymous.call('payment', { params: { id: second } })).toMatchObject({ status: 'surplus' })
    expect(id).not.toBe(second)
  })
})

describe('a server that dies', () => {
  test('between callback and seat has stored nothing, and the next callback stores everything', async () => {
    const { id, state, receive } = await startedPayment()
    const report = { orderId: id, status: 'paid' as const, amount: 45_000, currency: 'IDR', reference: null }
    const dying = app.database.transaction(async (transaction) => {
      await applyProviderStatus(transaction, { provider: 'sandbox', status: report, body: report }, new Date())
      const [row] = await transaction.select().from(payment).where(eq(payment.orderId, id))
      expect(row?.status).toBe('paid')
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    expect(await state()).toEqual(untouched)
    await receive({ status: 'paid' })
    expect(await state()).toEqual(settled)
  })

  test('by SIGKILL during a callback has stored nothing, and the next callback stores everything', async () => {
    const { atSandbox, state, outcomes, receive } = await startedPayment()
    const port = await freePort()
    const { dataDir } = app.app.dependencies.config
    const server = serverProcess({ DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, PORT: String(port) })
    await server.ready()
    const { body, headers } = callbackOf(await atSandbox(), { status: 'paid' })
    const waits = sql`select from pg_locks join pg_class on pg_class.oid = relation where relname = 'seat' and not granted`
    await app.database.transaction(async (holder) => {
      // The lock blocks every write to `seat`, so that the server stops between the callback and the seat.
      await holder.execute(sql`lock table seat in share mode`)
      const address = `http://localhost:${port}/payments/callback/sandbox`
      const answer = fetch(address, { method: 'POST', body, headers }).catch(() => 'none came')
      await until(async () => (await app.database.execute(waits)).rows.length > 0)
      await server.end('SIGKILL')
      expect(await answer).toBe('none came')
    })
    expect([await state(), await outcomes()]).toEqual([untouched, []])
    await receive({ status: 'paid' })
    expect([await state(), await outcomes()]).toEqual([settled, ['paid']])
  }, 180_000)

  test('and misses a callback requests the status from the provider later', async () => {
    const { id, pay, state } = await startedPayment()
    await pay({ mood: 'silent' })
    expect(await state()).toEqual(untouched)
    await reconcile(app.database, sandbox(app.database), new Date())
    expect(await state()).toEqual(untouched)
    const later = new Date(Date.now() + 3 * 60_000)
    await Promise.all([1, 2, 3].map(() => reconcile(app.database, sandbox(app.database), later)))
    expect(await state()).toEqual(settled)
    expect(id).not.toBe('')
  })
})

test('a rejected callback is logged with nothing but its provider', async () => {
  const { atSandbox } = await startedPayment()
  const logged: unknown[] = []
  const log = { warn: (...all: unknown[]) => logged.push(all) } as unknown as FastifyBaseLogger
  const { body } = callbackOf(await atSandbox(), { status: 'paid' })
  const received = { provider: 'sandbox', headers: {}, body: Buffer.from(body) }
  const context = { ...app.app.dependencies, now: new Date(), log }
  await expect(receiveWebhook(context, received)).rejects.toThrow('The signature is not valid.')
  expect(logged).toEqual([[{ provider: 'sandbox' }, 'callback refused']])
})
