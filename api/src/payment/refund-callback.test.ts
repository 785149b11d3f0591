import { eq } from 'drizzle-orm'
import { account, auditEntry, payment, seat } from '../database/schema'
import { installPlans } from '../plan/install'
import { readMails } from '../testing/mails'
import { startSandboxPayment } from '../testing/sandbox-payment'
import { findBrokenRules } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'
import { callbackOf, selectOrder } from './providers/sandbox'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installPlans(app.database)
})
afterEach(async () => expect(await findBrokenRules(app.database)).toEqual({}))
afterAll(() => app.close())

const startedPayment = () => startSandboxPayment(app)

describe('a callback of a refund', () => {
  test('revokes the seats and voids the invoice, and a later “paid” changes nothing', async () => {
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
    'that arrives before its payment, after %s, is audited, and the payment pays nothing',
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

  test('for added seats revokes only those', async () => {
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

describe('the notification of a refund', () => {
  test('is sent to the buyer once, by bell and by mail, in the buyer’s language', async () => {
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

  test('is also sent for an overpayment', async () => {
    const { client, receive, invoice_id } = await startedPayment()
    await client.call('withdrawInvoice', { params: { id: invoice_id } })
    await receive({ status: 'paid' })
    await receive({ status: 'refunded' })
    const { data } = await client.call('notifications', { query: {} })
    expect(data.filter(({ pesan }) => pesan.startsWith('We refunded'))).toHaveLength(1)
  })
})
