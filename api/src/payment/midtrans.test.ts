import { installPlans } from '../plan/install'
import { type FakeMidtrans, fakeMidtrans } from '../testing/fakes/fake-midtrans'
import { buyerFor, findBrokenRules } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'
import { midtrans } from './providers/midtrans'
import { reconcile } from './reconcile'

const serverKey = 'SB-Mid-server-a1b2c3d4e5f6'
const previousKey = 'SB-Mid-server-of-last-year'

let app: TestApp
let bank: FakeMidtrans
beforeAll(async () => {
  bank = await fakeMidtrans(serverKey)
  const settings = { MIDTRANS_SNAP: bank.address, MIDTRANS_API: bank.address, PUBLIC_URL: 'https://read.example' }
  const keys = { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_SERVER_KEY_PREVIOUS: previousKey }
  app = await testApp({ environment: { PAYMENT_PROVIDER: 'midtrans', ...keys, ...settings } })
  await installPlans(app.database)
})
beforeEach(() => {
  bank.goDown(false)
  bank.requests.splice(0)
})
afterEach(async () => expect(await findBrokenRules(app.database)).toEqual({}))
afterAll(async () => {
  await app.close()
  await bank.close()
})

async function startedPayment(seats = 2) {
  const buyer = buyerFor(app, app.as(await app.make.parent()))
  const made = await buyer.order({ plan: 'family-half', seats })
  const id = await buyer.begin(made.invoice_id)
  const receive = async (body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const reply = await fetch(`${app.address}/payments/callback/midtrans`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return reply.status
  }
  const state = async () => [
    (await app.anonymous.call('payment', { params: { id } })).status,
    (await buyer.invoice(made.invoice_id)).status,
  ]
  return { ...buyer, ...made, id, receive, state }
}

test('starting a payment sends its order to Midtrans once and returns the payment page', async () => {
  const { client, invoice_id, id } = await startedPayment(3)
  expect(bank.requests).toEqual([
    {
      path: '/snap/v1/transactions',
      authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
      body: {
        transaction_details: { order_id: id, gross_amount: 297_000 },
        item_details: [{ id: 'seat', name: 'Half a year', price: 99_000, quantity: 3 }],
        callbacks: { finish: 'https://read.example/payments/response' },
        expiry: { unit: 'hour', duration: 24 },
      },
    },
  ])
  const again = await client.call('payInvoice', { params: { id: invoice_id } })
  expect(again).toEqual({ id, redirect_url: `https://pay.example/snap/${id}` })
  expect(bank.requests).toHaveLength(1)
  expect(id).toMatch(/^[\w.~-]{1,50}$/)
})

test('a payment cannot be started while Midtrans is down, but can be once it is back', async () => {
  const buyer = buyerFor(app, app.as(await app.make.parent()))
  const made = await buyer.order({ plan: 'family-one', seats: 1 })
  bank.goDown(true)
  const refusal = await buyer.client.refusal('payInvoice', { params: { id: made.invoice_id } })
  expect(refusal).toMatchObject({ status: 503 })
  expect(refusal.message).toBe('The payment provider is not responding. Please try again in a moment.')
  bank.goDown(false)
  expect(await buyer.begin(made.invoice_id)).not.toBe('')
})

test.each([
  [{ transaction_status: 'settlement' }, ['paid', 'paid']],
  [{ transaction_status: 'capture', fraud_status: 'accept' }, ['paid', 'paid']],
  [{ transaction_status: 'capture', fraud_status: 'challenge' }, ['pending', 'unpaid']],
  [{ transaction_status: 'pending' }, ['pending', 'unpaid']],
  [{ transaction_status: 'deny' }, ['failed', 'unpaid']],
  [{ transaction_status: 'expire' }, ['failed', 'unpaid']],
  [{ transaction_status: 'cancel' }, ['failed', 'unpaid']],
])('a notification of %o is applied after a status request to Midtrans', async (change, expected) => {
  const { id, receive, state } = await startedPayment()
  bank.set(id, change)
  expect(await receive(bank.notification(id))).toBe(200)
  expect(await state()).toEqual(expected)
  expect(bank.requests.map(({ path }) => path)).toContain(`/v2/${id}/status`)
})

test('the status in a signed notification is ignored if Midtrans itself returns another', async () => {
  const { id, receive, state } = await startedPayment()
  expect(await receive(bank.notification(id, { transaction_status: 'settlement' }))).toBe(200)
  expect(await state()).toEqual(['pending', 'unpaid'])
})

test('a notification that is signed with the previous key is accepted, and one with any other key is not', async () => {
  const { id, receive, state } = await startedPayment()
  bank.set(id, { transaction_status: 'settlement' })
  expect(await receive(bank.notification(id, {}, 'SB-Mid-server-of-a-thief'))).toBe(403)
  expect(await receive(bank.notification(id, {}, previousKey))).toBe(200)
  expect(await state()).toEqual(['paid', 'paid'])
})

test('a notification with a wrong signature, amount, currency or order changes nothing', async () => {
  const { id, receive, state } = await startedPayment()
  const good = bank.notification(id)
  expect(await receive({ ...good, signature_key: 'f'.repeat(128) })).toBe(403)
  expect(await receive({ ...good, gross_amount: '1.00' })).toBe(403)
  expect(await receive({})).toBe(403)
  bank.set(id, { gross_amount: '1.00', transaction_status: 'settlement' })
  expect(await receive(bank.notification(id))).toBe(200)
  bank.set(id, { gross_amount: '198000.50' })
  expect(await receive(bank.notification(id))).toBe(200)
  bank.set(id, { gross_amount: '198000.00', currency: 'SGD' })
  expect(await receive(bank.notification(id))).toBe(200)
  expect(await state()).toEqual(['started', 'unpaid'])
  bank.set('elsewhere', {
    gross_amount: '1.00',
    currency: 'IDR',
    transaction_status: 'settlement',
    transaction_id: 'x',
  })
  expect(await receive(bank.notification('elsewhere'))).toBe(404)
})

test('a notification that arrives while Midtrans is down is rejected, and applied when repeated', async () => {
  const { id, receive, state } = await startedPayment()
  bank.set(id, { transaction_status: 'settlement' })
  bank.goDown(true)
  expect(await receive(bank.notification(id))).toBe(503)
  expect(await state()).toEqual(['started', 'unpaid'])
  bank.goDown(false)
  expect(await receive(bank.notification(id))).toBe(200)
  expect(await state()).toEqual(['paid', 'paid'])
})

test('a refund that Midtrans reports voids the invoice', async () => {
  const { id, receive, state } = await startedPayment()
  bank.set(id, { transaction_status: 'settlement' })
  await receive(bank.notification(id))
  bank.set(id, { transaction_status: 'refund' })
  await receive(bank.notification(id))
  expect(await state()).toEqual(['refunded', 'void'])
})

test('payments without a notification are looked up, and an error of one does not affect the others', async () => {
  const [lost, forgotten] = [await startedPayment(), await startedPayment()]
  bank.orders.delete(lost.id)
  bank.set(forgotten.id, { transaction_status: 'settlement' })
  const { payment, publicUrl } = app.app.dependencies.config
  if (payment.provider !== 'midtrans') throw new Error('This server has Midtrans')
  await reconcile(app.database, midtrans({ ...payment, publicUrl }), new Date(Date.now() + 5 * 60_000))
  expect([await lost.state(), await forgotten.state()]).toEqual([
    ['started', 'unpaid'],
    ['paid', 'paid'],
  ])
})

test('a payer who returns from Midtrans sees the new status and cannot use the sandbox’s button', async () => {
  const { id, state } = await startedPayment()
  bank.set(id, { transaction_status: 'settlement' })
  const params = { id }
  expect(await app.anonymous.refusal('confirmPayment', { params, body: {} })).toMatchObject({ status: 404 })
  expect(await app.anonymous.call('checkPayment', { params })).toMatchObject({ status: 'paid', provider: 'midtrans' })
  expect(await state()).toEqual(['paid', 'paid'])
})
