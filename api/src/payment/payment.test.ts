import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { Client } from 'pg'
import { account, auditEntry, invoice, payment, paymentEvent, seat } from '../database/schema'
import { lockInvoice } from '../money/lock'
import { closeInvoice } from '../money/settle-invoice'
import { installPlans } from '../plan/install'
import { readMails } from '../testing/mails'
import { freePort, serverProcess } from '../testing/server-process'
import { buyer, wrongInBooks } from '../testing/shop'
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
afterEach(async () => expect(await wrongInBooks(app.database)).toEqual({}))
afterAll(() => app.close())

/** A parent with an unpaid invoice and a payment started for it. */
async function waiting() {
  const parent = await app.make.parent()
  const kid = await app.make.student({ parentId: parent.id })
  const own = buyer(app, app.as(parent))
  const made = await own.order({ plan: 'family-one', seats: 1, students: [kid.id] })
  const id = await own.begin(made.invoice_id)
  const call = (body: string, headers: Record<string, string>) =>
    fetch(`${app.address}/payments/callback/sandbox`, { method: 'POST', body, headers })
  const atSandbox = async () => {
    const found = await selectOrder(app.database, id)
    if (!found) throw new Error('The sandbox has the order')
    return found
  }
  /** Sends a signed callback over HTTP. */
  const hear = async (change: Parameters<typeof callbackOf>[1]) => {
    const { body, headers } = callbackOf(await atSandbox(), change)
    return call(body, headers)
  }
  const state = async () => {
    const [bill, paid] = [await own.invoice(made.invoice_id), await app.nobody.call('payment', { params: { id } })]
    const bought = await own.subscription(made.subscription_id)
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
  const pay = (body: object = {}) => app.nobody.call('confirmPayment', { params: { id }, body })
  return { parent, kid, ...own, ...made, id, call, atSandbox, hear, state, outcomes, pay }
}

const untouched = ['started', 'unpaid', 'pending', 0]
const settled = ['paid', 'paid', 'active', 1]

describe('a payment', () => {
  test('can be seen by its address, which contains no name', async () => {
    const { id, parent, kid } = await waiting()
    const seen = await app.nobody.call('payment', { params: { id } })
    expect(seen).toMatchObject({ id, status: 'started', provider: 'sandbox', amount: 45_000, currency: 'IDR' })
    expect(seen.invoice.lines).toMatchObject([{ quantity: 1, unit_price: 45_000, values: { plan: 'One test' } }])
    expect(id.length).toBeGreaterThan(40)
    for (const { name } of [parent, kid]) expect(JSON.stringify(seen)).not.toContain(name)
  })

  test('marks its invoice paid by the provider’s callback', async () => {
    const { pay, state, outcomes } = await waiting()
    expect(await pay()).toMatchObject({ status: 'paid' })
    expect([await state(), await outcomes()]).toEqual([settled, ['paid']])
  })

  test('that failed can be tried again', async () => {
    const { pay, begin, invoice_id, id, state } = await waiting()
    expect(await pay({ outcome: 'failed' })).toMatchObject({ status: 'failed', invoice: { status: 'unpaid' } })
    const next = await begin(invoice_id)
    expect(next).not.toBe(id)
    await app.nobody.call('confirmPayment', { params: { id: next }, body: {} })
    expect((await state()).slice(1)).toEqual(['paid', 'active', 1])
  })

  test('is one for two tabs that begin it at once', async () => {
    const { client, invoice_id, id } = await waiting()
    const begun = await Promise.all(
      Array.from({ length: 6 }, () => client.call('payInvoice', { params: { id: invoice_id } })),
    )
    expect(new Set(begun.map((one) => one.id))).toEqual(new Set([id]))
    expect(begun[0]?.redirect_url).toBe(`/payment/${id}`)
  })

  test('is taken once from two tabs that pay at once', async () => {
    const { id, state, outcomes } = await waiting()
    const both = [1, 2, 3].map(() => app.nobody.send('confirmPayment', { params: { id }, body: {} }))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([])
    expect(await state()).toEqual(settled)
    expect((await outcomes()).filter((outcome) => outcome === 'paid')).toEqual(['paid'])
  })

  test('of an invoice that is paid cannot be begun or made', async () => {
    const { client, invoice_id, id, pay } = await waiting()
    await pay()
    const report = { status: 409, message: 'This invoice is already paid.' }
    expect(await client.refusal('payInvoice', { params: { id: invoice_id } })).toMatchObject(report)
    expect(await app.nobody.refusal('confirmPayment', { params: { id }, body: {} })).toMatchObject(report)
  })
})

describe('a callback', () => {
  test('comes as the provider sends it, and is answered', async () => {
    const { hear, state } = await waiting()
    expect((await hear({ status: 'paid' })).status).toBe(200)
    expect(await state()).toEqual(settled)
  })

  test.each([
    ['without a signature', {}],
    ['with a made-up signature', { [SIGNATURE_HEADER]: 'a'.repeat(64) }],
    ['with a short signature', { [SIGNATURE_HEADER]: 'ab' }],
  ])('%s changes nothing', async (_, headers) => {
    const { call, atSandbox, state, outcomes } = await waiting()
    const { body } = callbackOf(await atSandbox(), { status: 'paid' })
    expect((await call(body, headers)).status).toBe(403)
    expect([await state(), await outcomes()]).toEqual([untouched, []])
  })

  test('that was changed on its way changes nothing', async () => {
    const { call, atSandbox, state } = await waiting()
    const { body, headers } = callbackOf(await atSandbox(), { status: 'failed' })
    expect((await call(body.replace('failed', 'paid'), headers)).status).toBe(403)
    expect((await call('not JSON', headers)).status).toBe(403)
    expect((await call('{}', headers)).status).toBe(403)
    expect(await state()).toEqual(untouched)
  })

  test('for another amount or currency changes nothing, and is stored', async () => {
    const { hear, state, outcomes } = await waiting()
    await hear({ status: 'paid', amount: 1 })
    await hear({ status: 'paid', amount: 4_500_000 })
    await hear({ status: 'paid', currency: 'USD' })
    expect(await state()).toEqual(untouched)
    expect(await outcomes()).toEqual(['another amount', 'another amount', 'another currency'])
  })

  test('for an unknown order is not found', async () => {
    const { atSandbox } = await waiting()
    await sandbox(app.database).start({ ...charge, orderId: 'never-ours' })
    const foreign = await selectOrder(app.database, 'never-ours')
    const { body, headers } = callbackOf(foreign ?? (await atSandbox()), { status: 'paid' })
    const reply = await fetch(`${app.address}/payments/callback/sandbox`, { method: 'POST', body, headers })
    expect([reply.status, await reply.json()]).toMatchObject([404, { message: 'There is no such payment.' }])
    expect((await fetch(`${app.address}/payments/callback/midtrans`, { method: 'POST', body })).status).toBe(404)
  })

  const charge = { amount: 1, currency: 'IDR', title: 'x', quantity: 1, unitPrice: 1 }

  test('that comes twice, twenty times at once, or after its end counts once', async () => {
    const { hear, state, outcomes } = await waiting()
    await Promise.all(Array.from({ length: 20 }, () => hear({ status: 'paid' })))
    await hear({ status: 'paid' })
    expect(await state()).toEqual(settled)
    expect((await outcomes()).filter((outcome) => outcome === 'paid')).toHaveLength(1)
    expect(await outcomes()).toHaveLength(21)
  })

  test('asks the database six times when it pays, and three times when it repeats', async () => {
    const { hear, state } = await waiting()
    const queries = jest.spyOn(Client.prototype, 'query')
    const count = async () => {
      queries.mockClear()
      await hear({ status: 'paid' })
      // One query is the test's own, which looks up the secret.
      return queries.mock.calls.length - 1
    }
    expect([await count(), await count()]).toEqual([6, 3])
    queries.mockRestore()
    expect(await state()).toEqual(settled)
  })

  test('that repeats one under way keeps no connection from others', async () => {
    const [held, other] = [await waiting(), await waiting()]
    let calls: Promise<Response>[] = []
    await app.database.transaction(async (transaction) => {
      await lockInvoice(transaction, held.invoice_id)
      // More calls than there are connections.
      calls = Array.from({ length: 15 }, () => held.hear({ status: 'paid' }))
      expect((await other.hear({ status: 'paid' })).status).toBe(200)
    })
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
    expect([await held.state(), await other.state()]).toEqual([settled, settled])
  })

  test('out of order never leads back', async () => {
    const { hear, state, outcomes } = await waiting()
    for (const status of ['paid', 'pending', 'failed'] as const) await hear({ status })
    expect(await state()).toEqual(settled)
    expect(await outcomes()).toEqual(['paid', 'nothing new', 'nothing new'])
  })

  test('that says pending keeps the invoice waiting; a failure may be followed by a success', async () => {
    const { hear, state } = await waiting()
    await hear({ status: 'pending' })
    expect(await state()).toEqual(['pending', 'unpaid', 'pending', 0])
    await hear({ status: 'failed' })
    await hear({ status: 'paid' })
    expect(await state()).toEqual(settled)
  })

  test('for a void invoice is money to be given back', async () => {
    const { client, hear, invoice_id, state, outcomes } = await waiting()
    await client.call('withdrawInvoice', { params: { id: invoice_id } })
    await hear({ status: 'paid' })
    expect(await state()).toEqual(['surplus', 'void', 'dropped', 0])
    expect(await outcomes()).toEqual(['surplus'])
    await hear({ status: 'refunded' })
    expect(await state()).toEqual(['refunded', 'void', 'dropped', 0])
  })

  test('for an invoice that expired meanwhile is money to be given back', async () => {
    const { hear, invoice_id, state } = await waiting()
    await app.database.transaction(async (transaction) => {
      const bill = await lockInvoice(transaction, invoice_id)
      if (bill) await closeInvoice(transaction, bill, 'expire', { by: null, now: new Date() })
    })
    await hear({ status: 'paid' })
    expect(await state()).toEqual(['surplus', 'expired', 'dropped', 0])
  })

  test('for the second of two tries pays nothing twice', async () => {
    const { hear, id, invoice_id, begin, state } = await waiting()
    await hear({ status: 'failed' })
    const second = await begin(invoice_id)
    await hear({ status: 'paid' })
    const order = await selectOrder(app.database, second)
    if (!order) throw new Error('The sandbox has the second order')
    const { body, headers } = callbackOf(order, { status: 'paid' })
    await fetch(`${app.address}/payments/callback/sandbox`, { method: 'POST', body, headers })
    expect(await state()).toEqual(settled)
    expect(await app.nobody.call('payment', { params: { id: second } })).toMatchObject({ status: 'surplus' })
    expect(id).not.toBe(second)
  })

  test('of a refund takes seats and invoice back, and the payment after it pays nothing', async () => {
    const { hear, state, subscription_id, pay } = await waiting()
    await pay()
    await hear({ status: 'refunded' })
    expect(await state()).toEqual(['refunded', 'void', 'ended', 0])
    await hear({ status: 'paid' })
    expect(await state()).toEqual(['refunded', 'void', 'ended', 0])
    const seats = await app.database.select().from(seat).where(eq(seat.subscriptionId, subscription_id))
    expect(seats.map(({ revokedAt }) => revokedAt)).toEqual([expect.any(Date)])
  })

  test.each([
    ['nothing', []],
    ['that it waits', ['pending']],
    ['that it failed', ['failed']],
  ] as const)(
    'of a refund that comes before its payment, after %s, is written down, and the payment pays nothing',
    async (_, before) => {
      const { hear, state, outcomes, id } = await waiting()
      for (const status of [...before, 'refunded', 'paid', 'refunded'] as const) await hear({ status })
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
    const { parent, client, hear, pay, invoice_id, invoice: find } = await waiting()
    await app.database
      .update(account)
      .set({ email: `${parent.username}@home.example`, emailConfirmedAt: new Date(), language: 'id' })
      .where(eq(account.id, parent.id))
    const { number } = await find(invoice_id)
    await pay()
    await hear({ status: 'refunded' })
    await hear({ status: 'refunded' })
    const change = `Tagihan ${number} batal: Rp 45.000 sudah dikembalikan, dan tempat tes yang dibayarnya tidak berlaku lagi.`
    const { data } = await client.call('notifications', { query: {} })
    expect(data.filter(({ pesan }) => pesan.replaceAll('\u00a0', ' ') === change)).toMatchObject([
      { tautan: `/parent/invoice-detail/${invoice_id}` },
    ])
    await app.runJobs()
    const mails = await readMails(app.app.scene.config.dataDir, `${parent.username}@home.example`)
    expect(mails.filter(({ text }) => text.replace(/\s+/g, ' ').includes(change))).toHaveLength(1)
  })

  test('of a refund of an overpayment notifies too', async () => {
    const { client, hear, invoice_id } = await waiting()
    await client.call('withdrawInvoice', { params: { id: invoice_id } })
    await hear({ status: 'paid' })
    await hear({ status: 'refunded' })
    const { data } = await client.call('notifications', { query: {} })
    expect(data.filter(({ pesan }) => pesan.startsWith('We refunded'))).toHaveLength(1)
  })

  test('of a refund of added seats takes those alone', async () => {
    const { hear, subscription_id, subscription: find, order, begin } = await waiting()
    await hear({ status: 'paid' })
    const more = await order({ purpose: 'add', subscription_id, seats: 2 })
    const id = await begin(more.invoice_id)
    await app.nobody.call('confirmPayment', { params: { id }, body: {} })
    expect(await find(subscription_id)).toMatchObject({ seats: 3, free: 2 })
    const added = await selectOrder(app.database, id)
    if (!added) throw new Error('The sandbox has the order')
    const { body, headers } = callbackOf(added, { status: 'refunded' })
    await fetch(`${app.address}/payments/callback/sandbox`, { method: 'POST', body, headers })
    expect(await find(subscription_id)).toMatchObject({ status: 'active', seats: 1, given: 1, free: 0 })
  })
})

describe('a server that dies', () => {
  test('between the callback and the seat has done nothing, and the next callback does all of it', async () => {
    const { id, state, hear } = await waiting()
    const report = { orderId: id, status: 'paid' as const, amount: 45_000, currency: 'IDR', reference: null }
    const dying = app.database.transaction(async (transaction) => {
      await applyProviderStatus(transaction, { provider: 'sandbox', status: report, body: report }, new Date())
      const [row] = await transaction.select().from(payment).where(eq(payment.orderId, id))
      expect(row?.status).toBe('paid')
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    expect(await state()).toEqual(untouched)
    await hear({ status: 'paid' })
    expect(await state()).toEqual(settled)
  })

  test('by a kill in the middle of a payment leaves none of it, and the next callback does all of it', async () => {
    const { atSandbox, state, outcomes, hear } = await waiting()
    const port = await freePort()
    const { dataDir } = app.app.scene.config
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
    await hear({ status: 'paid' })
    expect([await state(), await outcomes()]).toEqual([settled, ['paid']])
  }, 180_000)

  test('before the callback is looked up', async () => {
    const { id, pay, state } = await waiting()
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
  ] as const)('in the mood “%s” leaves the books as they should be', async (mood, expected) => {
    const { pay, state } = await waiting()
    await pay({ mood })
    expect(await state()).toEqual(expected)
  })

  test('in the mood “late” calls back after a while', async () => {
    const { pay, state } = await waiting()
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
    const { id, pay, state } = await waiting()
    await pay({ mood: 'silent' })
    expect(await app.nobody.call('checkPayment', { params: { id } })).toMatchObject({ status: 'paid' })
    expect(await state()).toEqual(settled)
  })

  test('is asked by one payment’s page a few times a minute only', async () => {
    const { id } = await waiting()
    const statuses = []
    for (let i = 0; i < 22; i++) statuses.push((await app.nobody.send('checkPayment', { params: { id } })).status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })

  test('keeps an order paid that was paid', async () => {
    const { id } = await waiting()
    await settleOrder(app.database, id, 'paid')
    await settleOrder(app.database, id, 'failed')
    expect(await sandbox(app.database).ask(id)).toMatchObject({ status: 'paid' })
    expect(await sandbox(app.database).ask('nobody knows')).toBeNull()
  })
})

test('a refused callback leaves nothing in the log but its provider', async () => {
  const { atSandbox } = await waiting()
  const change: unknown[] = []
  const log = { warn: (...all: unknown[]) => change.push(all) } as unknown as FastifyBaseLogger
  const { body } = callbackOf(await atSandbox(), { status: 'paid' })
  const { receiveWebhook: takeCallback } = await import('./webhook')
  const received = { provider: 'sandbox', headers: {}, body: Buffer.from(body) }
  const context = { ...app.app.scene, now: new Date(), log }
  await expect(takeCallback(context, received)).rejects.toThrow('The signature is not valid.')
  expect(change).toEqual([[{ provider: 'sandbox' }, 'callback refused']])
})

test('where only transfers are taken, nothing is begun online', async () => {
  const quiet = await testApp({ environment: { PAYMENT_PROVIDER: 'none' } })
  await installPlans(quiet.database)
  const own = buyer(quiet, quiet.as(await quiet.make.parent()))
  const made = await own.order({ plan: 'family-one', seats: 1 })
  expect(await own.client.refusal('payInvoice', { params: { id: made.invoice_id } })).toMatchObject({
    status: 409,
    message: 'Online payment is not available. Please pay by bank transfer.',
  })
  expect(await own.invoice(made.invoice_id)).toMatchObject({ pay_online: false })
  const rows = await quiet.database
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, made.invoice_id)))
  expect(rows).toHaveLength(1)
  await quiet.close()
})
