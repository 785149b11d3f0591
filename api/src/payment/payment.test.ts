import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { Client } from 'pg'
import { account, auditEntry, invoice, payment, paymentEvent, seat } from '../database/schema'
import { lockInvoice } from '../money/lock'
import { closeInvoice } from '../money/settle-invoice'
import { installPlans } from '../plan/install'
import { readMails } from '../testing/mails'
import { freePort, serverProcess } from '../testing/server-process'
import { buyerFor, findBrokenRules } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'
import { applyProviderStatus } from './apply-provider-status'
import { callbackOf, SIGNATURE_HEADER, sandbox, selectOrder, settleOrder } from './providers/sandbox'
import { reconcile } from './reconcile'
import { lateCallbackJob } from './sandbox-scenarios'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installPlans(app.database)
})
afterEach(async () => expect(await findBrokenRules(app.database)).toEqual({}))
afterAll(() => app.close())

/** A parent with an unpaid invoice and a payment started for it. */
async function startedPayment() {
  const parent = await app.make.parent()
  const child = await app.make.student({ parentId: parent.id })
  const buyer = buyerFor(app, app.as(parent))
  const made = await buyer.order({ plan: 'family-one', seats: 1, students: [child.id] })
  const id = await buyer.begin(made.invoice_id)
  const call = (body: string, headers: Record<string, string>) =>
    fetch(`${app.address}/payments/callback/sandbox`, { method: 'POST', body, headers })
  const atSandbox = async () => {
    const found = await selectOrder(app.database, id)
    if (!found) throw new Error('The sandbox has the order')
    return found
  }
  /** Sends a signed callback over HTTP. */
  const receive = async (change: Parameters<typeof callbackOf>[1]) => {
    const { body, headers } = callbackOf(await atSandbox(), change)
    return call(body, headers)
  }
  const state = async () => {
    const [bill, paid] = [await buyer.invoice(made.invoice_id), await app.anonymous.call('payment', { params: { id } })]
    const bought = await buyer.subscription(made.subscription_id)
    return [paid.status, bill.status, bought.status, bought.given]
  }
  const outcomes = async () => {
    const rows = await app.database
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.orderId, id))
      .orderBy(paymentEvent.id)
    return rows.map(({ outcome }) => outcome)
  }
  const pay = (body: object = {}) => app.anonymous.call('confirmPayment', { params: { id }, body })
  return { parent, child, ...buyer, ...made, id, call, atSandbox, receive, state, outcomes, pay }
}

const untouched = ['started', 'unpaid', 'pending', 0]
const settled = ['paid', 'paid', 'active', 1]

describe('a payment', () => {
  test('can be viewed by anyone with its long id, and shows no names', async () => {
    const { id, parent, child } = await startedPayment()
    const seen = await app.anonymous.call('payment', { params: { id } })
    expect(seen).toMatchObject({ id, status: 'started', provider: 'sandbox', amount: 45_000, currency: 'IDR' })
    expect(seen.invoice.lines).toMatchObject([{ quantity: 1, unit_price: 45_000, values: { plan: 'One test' } }])
    expect(id.length).toBeGreaterThan(40)
    for (const { name } of [parent, child]) expect(JSON.stringify(seen)).not.toContain(name)
  })

  test('is confirmed by the provider’s callback, which marks the invoice paid', async () => {
    const { pay, state, outcomes } = await startedPayment()
    expect(await pay()).toMatchObject({ status: 'paid' })
    expect([await state(), await outcomes()]).toEqual([settled, ['paid']])
  })

  test('that failed can be followed by another one', async () => {
    const { pay, begin, invoice_id, id, state } = await startedPayment()
    expect(await pay({ outcome: 'failed' })).toMatchObject({ status: 'failed', invoice: { status: 'unpaid' } })
    const next = await begin(invoice_id)
    expect(next).not.toBe(id)
    await app.anonymous.call('confirmPayment', { params: { id: next }, body: {} })
    expect((await state()).slice(1)).toEqual(['paid', 'active', 1])
  })

  test('is created once, even if several tabs start it at the same time', async () => {
    const { client, invoice_id, id } = await startedPayment()
    const begun = await Promise.all(
      Array.from({ length: 6 }, () => client.call('payInvoice', { params: { id: invoice_id } })),
    )
    expect(new Set(begun.map((one) => one.id))).toEqual(new Set([id]))
    expect(begun[0]?.redirect_url).toBe(`/payment/${id}`)
  })

  test('is applied once, even if several tabs confirm it at the same time', async () => {
    const { id, state, outcomes } = await startedPayment()
    const both = [1, 2, 3].map(() => app.anonymous.send('confirmPayment', { params: { id }, body: {} }))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([])
    expect(await state()).toEqual(settled)
    expect((await outcomes()).filter((outcome) => outcome === 'paid')).toEqual(['paid'])
  })

  test('for a paid invoice cannot be started or confirmed', async () => {
    const { client, invoice_id, id, pay } = await startedPayment()
    await pay()
    const report = { status: 409, message: 'This invoice is already paid.' }
    expect(await client.refusal('payInvoice', { params: { id: invoice_id } })).toMatchObject(report)
    expect(await app.anonymous.refusal('confirmPayment', { params: { id }, body: {} })).toMatchObject(report)
  })
})

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

  const charge = { amount: 1, currency: 'IDR', title: 'x', quantity: 1, unitPrice: 1 }

  test('that arrives twenty times at once and again later counts once', async () => {
    const { receive, state, outcomes } = await startedPayment()
    await Promise.all(Array.from({ length: 20 }, () => receive({ status: 'paid' })))
    await receive({ status: 'paid' })
    expect(await state()).toEqual(settled)
    expect((await outcomes()).filter((outcome) => outcome === 'paid')).toHaveLength(1)
    expect(await outcomes()).toHaveLength(21)
  })

  test('needs six database queries when it pays, and three when it is repeated', async () => {
    const { receive, state } = await startedPayment()
    const queries = jest.spyOn(Client.prototype, 'query')
    const count = async () => {
      queries.mockClear()
      await receive({ status: 'paid' })
      // One query is the test's own, which looks up the secret.
      return queries.mock.calls.length - 1
    }
    expect([await count(), await count()]).toEqual([6, 3])
    queries.mockRestore()
    expect(await state()).toEqual(settled)
  })

  test('that is repeated while it is being processed does not block other payments', async () => {
    const [held, other] = [await startedPayment(), await startedPayment()]
    let calls: Promise<Response>[] = []
    await app.database.transaction(async (transaction) => {
      await lockInvoice(transaction, held.invoice_id)
      // More calls than there are connections.
      calls = Array.from({ length: 15 }, () => held.receive({ status: 'paid' }))
      expect((await other.receive({ status: 'paid' })).status).toBe(200)
    })
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
    expect([await held.state(), await other.state()]).toEqual([settled, settled])
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

  test('for a withdrawn invoice records an overpayment, which can be refunded', async () => {
    const { client, receive, invoice_id, state, outcomes } = await startedPayment()
    await client.call('withdrawInvoice', { params: { id: invoice_id } })
    await receive({ status: 'paid' })
    expect(await state()).toEqual(['surplus', 'void', 'dropped', 0])
    expect(await outcomes()).toEqual(['surplus'])
    await receive({ status: 'refunded' })
    expect(await state()).toEqual(['refunded', 'void', 'dropped', 0])
  })

  test('for an expired invoice records an overpayment', async () => {
    const { receive, invoice_id, state } = await startedPayment()
    await app.database.transaction(async (transaction) => {
      const bill = await lockInvoice(transaction, invoice_id)
      if (bill) await closeInvoice(transaction, bill, 'expire', { by: null, now: new Date() })
    })
    await receive({ status: 'paid' })
    expect(await state()).toEqual(['surplus', 'expired', 'dropped', 0])
  })

  test('for a second payment of the same invoice records an overpayment', async () => {
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

  test('of a refund revokes the seats and voids the invoice, and a later “paid” changes nothing', async () => {
    const { receive, state, subscription_id, pay } = await startedPayment()
    await pay()
    await receive({ status: 'refunded' })
    expect(await state()).toEqual(['refunded', 'void', 'ended', 0])
    await receive({ status: 'paid' })
    expect(await state()).toEqual(['refunded', 'void', 'ended', 0])
    const seats = await app.database.select().from(seat).where(eq(seat.subscriptionId, subscription_id))
    expect(seats.map(({ revokedAt }) => revokedAt)).toEqual([expect.any(Date)])
  })

  test.each([
    ['no other callback', []],
    ['a pending one', ['pending']],
    ['a failed one', ['failed']],
  ] as const)(
    'of a refund that arrives before its payment, after %s, is audited, and the payment pays nothing',
    async (_, before) => {
      const { receive, state, outcomes, id } = await startedPayment()
      for (const status of [...before, 'refunded', 'paid', 'refunded'] as const) await receive({ status })
      expect(await state()).toEqual(['refunded', 'unpaid', 'pending', 0])
      expect(await outcomes()).toEqual([...before, 'refunded', 'nothing new', 'nothing new'])
      const [row] = await app.database.select().from(payment).where(eq(payment.orderId, id))
      const entries = await app.database
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subject, `payment ${row?.id}`))
      expect(entries).toMatchObject([{ action: 'refund before its payment' }])
    },
  )

  test('of a refund notifies the buyer once, by bell and by mail, in the buyer’s language', async () => {
    const { parent, client, receive, pay, invoice_id, invoice: find } = await startedPayment()
    await app.database
      .update(account)
      .set({ email: `${parent.username}@home.example`, emailConfirmedAt: new Date(), language: 'id' })
      .where(eq(account.id, parent.id))
    const { number } = await find(invoice_id)
    await pay()
    await receive({ status: 'refunded' })
    await receive({ status: 'refunded' })
    const change = `Tagihan ${number} batal: Rp 45.000 sudah dikembalikan, dan tempat tes yang dibayarnya tidak berlaku lagi.`
    const { data } = await client.call('notifications', { query: {} })
    expect(data.filter(({ pesan }) => pesan.replaceAll('\u00a0', ' ') === change)).toMatchObject([
      { tautan: `/parent/invoice-detail/${invoice_id}` },
    ])
    await app.runJobs()
    const mails = await readMails(app.app.dependencies.config.dataDir, `${parent.username}@home.example`)
    expect(mails.filter(({ text }) => text.replace(/\s+/g, ' ').includes(change))).toHaveLength(1)
  })

  test('of a refund of an overpayment notifies the buyer', async () => {
    const { client, receive, invoice_id } = await startedPayment()
    await client.call('withdrawInvoice', { params: { id: invoice_id } })
    await receive({ status: 'paid' })
    await receive({ status: 'refunded' })
    const { data } = await client.call('notifications', { query: {} })
    expect(data.filter(({ pesan }) => pesan.startsWith('We refunded'))).toHaveLength(1)
  })

  test('of a refund of added seats revokes only those', async () => {
    const { receive, subscription_id, subscription: find, order, begin } = await startedPayment()
    await receive({ status: 'paid' })
    const more = await order({ purpose: 'add', subscription_id, seats: 2 })
    const id = await begin(more.invoice_id)
    await app.anonymous.call('confirmPayment', { params: { id }, body: {} })
    expect(await find(subscription_id)).toMatchObject({ seats: 3, free: 2 })
    const added = await selectOrder(app.database, id)
    if (!added) throw new Error('The sandbox has the order')
    const { body, headers } = callbackOf(added, { status: 'refunded' })
    await fetch(`${app.address}/payments/callback/sandbox`, { method: 'POST', body, headers })
    expect(await find(subscription_id)).toMatchObject({ status: 'active', seats: 1, given: 1, free: 0 })
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
      // No seat can be written meanwhile, so that the server is held up between the callback and the seat.
      await holder.execute(sql`lock table seat in share mode`)
      const address = `http://localhost:${port}/payments/callback/sandbox`
      const answer = fetch(address, { method: 'POST', body, headers }).catch(() => 'none came')
      while ((await app.database.execute(waits)).rows.length === 0) await new Promise((go) => setTimeout(go, 50))
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

describe('the sandbox', () => {
  test.each([
    ['double', settled],
    ['disordered', settled],
    ['forged', untouched],
    ['amount', untouched],
    ['currency', untouched],
    ['silent', untouched],
  ] as const)('in the mood “%s” leaves the payment in the expected state', async (mood, expected) => {
    const { pay, state } = await startedPayment()
    await pay({ mood })
    expect(await state()).toEqual(expected)
  })

  test('in the mood “late” sends its callback later', async () => {
    const { pay, state } = await startedPayment()
    await pay({ mood: 'late' })
    await app.runJobs([lateCallbackJob])
    expect(await state()).toEqual(untouched)
    await app.pool.query(
      `update pgboss.job set start_after = now() - interval '1 second' where name = 'sandbox-callback'`,
    )
    await app.runJobs([lateCallbackJob])
    expect(await state()).toEqual(settled)
  })

  test('shows its status to a payer who returns before the callback', async () => {
    const { id, pay, state } = await startedPayment()
    await pay({ mood: 'silent' })
    expect(await app.anonymous.call('checkPayment', { params: { id } })).toMatchObject({ status: 'paid' })
    expect(await state()).toEqual(settled)
  })

  test('limits how often the status of a payment can be checked', async () => {
    const { id } = await startedPayment()
    const statuses = []
    for (let i = 0; i < 22; i++) statuses.push((await app.anonymous.send('checkPayment', { params: { id } })).status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })

  test('keeps a paid order paid, and returns nothing for an unknown order', async () => {
    const { id } = await startedPayment()
    await settleOrder(app.database, id, 'paid')
    await settleOrder(app.database, id, 'failed')
    expect(await sandbox(app.database).ask(id)).toMatchObject({ status: 'paid' })
    expect(await sandbox(app.database).ask('nobody knows')).toBeNull()
  })
})

test('a rejected callback is logged with nothing but its provider', async () => {
  const { atSandbox } = await startedPayment()
  const logged: unknown[] = []
  const log = { warn: (...all: unknown[]) => logged.push(all) } as unknown as FastifyBaseLogger
  const { body } = callbackOf(await atSandbox(), { status: 'paid' })
  const { receiveWebhook: takeCallback } = await import('./webhook')
  const received = { provider: 'sandbox', headers: {}, body: Buffer.from(body) }
  const context = { ...app.app.dependencies, now: new Date(), log }
  await expect(takeCallback(context, received)).rejects.toThrow('The signature is not valid.')
  expect(logged).toEqual([[{ provider: 'sandbox' }, 'callback refused']])
})

test('an online payment cannot be started if only bank transfers are accepted', async () => {
  const quiet = await testApp({ environment: { PAYMENT_PROVIDER: 'none' } })
  await installPlans(quiet.database)
  const buyer = buyerFor(quiet, quiet.as(await quiet.make.parent()))
  const made = await buyer.order({ plan: 'family-one', seats: 1 })
  expect(await buyer.client.refusal('payInvoice', { params: { id: made.invoice_id } })).toMatchObject({
    status: 409,
    message: 'Online payment is not available. Please pay by bank transfer.',
  })
  expect(await buyer.invoice(made.invoice_id)).toMatchObject({ pay_online: false })
  const rows = await quiet.database
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, made.invoice_id)))
  expect(rows).toHaveLength(1)
  await quiet.close()
})
