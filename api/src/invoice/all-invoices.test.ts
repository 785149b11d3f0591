import { payment, paymentEvent } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('all invoices, for admins,', () => {
  test('are filtered by buyer, status and the days on which they were issued in Jakarta', async () => {
    const name = 'Filtered buyer'
    const billTo = { name, lines: [], email: null }
    const school = await app.make.subscription()
    const family = await app.make.subscription({ parentId: (await app.make.parent()).id })
    // 23:30 on the last day of October in Jakarta, and half an hour after it.
    const late = await app.make.invoice({
      subscriptionId: school.id,
      billTo,
      issuedAt: new Date('2026-10-31T16:30:00Z'),
    })
    const early = await app.make.invoice({
      subscriptionId: family.id,
      billTo,
      issuedAt: new Date('2026-10-31T17:00:00Z'),
      status: 'paid',
    })
    const admin = app.as(await app.make.account('admin'))
    const ids = async (filter: object) => {
      const { data } = await admin.call('allInvoices', { query: { q: name, ...filter } })
      return data.map(({ id }) => id)
    }
    expect(await ids({})).toEqual([late.id, early.id])
    expect(await ids({ buyer: 'school' })).toEqual([late.id])
    expect(await ids({ buyer: 'family' })).toEqual([early.id])
    expect(await ids({ status: 'paid' })).toEqual([early.id])
    expect(await ids({ until: '2026-10-31' })).toEqual([late.id])
    expect(await ids({ from: '2026-11-01' })).toEqual([early.id])
    expect((await admin.refusal('allInvoices', { query: { from: 'yesterday' } })).status).toBe(400)
  })

  test('have payments with what the provider reported', async () => {
    const { id: subscriptionId } = await app.make.subscription()
    const billTo = { name: 'A buyer', lines: [], email: null }
    const { id: invoiceId } = await app.make.invoice({ subscriptionId, billTo })
    const [orderId, amount] = [`order of ${invoiceId}`, 60_000]
    const sent = { invoiceId, provider: 'midtrans' as const, orderId, amount, currency: 'IDR', reference: 'MID-9' }
    await app.database.insert(payment).values({ ...sent, status: 'pending' })
    const event = { provider: 'midtrans', orderId, body: {}, at: new Date('2026-11-02T03:04:05Z') }
    await app.database.insert(paymentEvent).values({ ...event, outcome: 'pending' })
    const admin = app.as(await app.make.account('admin'))
    expect(await admin.call('invoicePayments', { params: { id: invoiceId } })).toMatchObject([
      { status: 'pending', reference: 'MID-9', events: [{ at: '2026-11-02T03:04:05Z', outcome: 'pending' }] },
    ])
  })
})
