import { desc, eq } from 'drizzle-orm'
import { auditEntry, payment } from '../database/schema'
import { installPlans } from '../plan/install'
import { buyerFor, findBrokenRules } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'
import { callbackOf, selectOrder } from './providers/sandbox'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installPlans(app.database)
})
afterEach(async () => expect(await findBrokenRules(app.database)).toEqual({}))
afterAll(() => app.close())

const proof = () => new File(['%PDF-1.7 a slip'], 'slip.pdf')

/** Creates an admin, and a family that paid 45,000 for an invoice after it was withdrawn. */
async function withOverpayment() {
  const parent = await app.make.parent()
  const child = await app.make.student({ parentId: parent.id })
  const buyer = buyerFor(app, app.as(parent))
  const orderOne = () => buyer.order({ plan: 'family-one', seats: 1, students: [child.id] })
  const { invoice_id } = await orderOne()
  const orderId = await buyer.begin(invoice_id)
  await buyer.client.call('withdrawInvoice', { params: { id: invoice_id } })
  const receiveCallback = async (status: 'paid' | 'refunded') => {
    const order = await selectOrder(app.database, orderId)
    if (!order) throw new Error('The sandbox has the order')
    const { body, headers } = callbackOf(order, { status })
    await fetch(`${app.address}/payments/callback/sandbox`, { method: 'POST', body, headers })
  }
  await receiveCallback('paid')
  const [row] = await app.database.select().from(payment).where(eq(payment.orderId, orderId))
  const admin = app.as(await app.make.account('admin'))
  const { number } = await buyer.invoice(invoice_id)
  const listed = async () => (await admin.call('surplusPayments', { query: { q: number } })).data
  return { parent, ...buyer, orderOne, invoice_id, number, receiveCallback, id: row?.id ?? 0, admin, listed }
}

const lastAuditEntry = async () => {
  const [entry] = await app.database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
  return entry
}

describe('an overpayment', () => {
  test('is listed for admins with its buyer, time, amount and invoice', async () => {
    const { listed, id, number, parent } = await withOverpayment()
    expect(await listed()).toEqual([
      {
        id,
        provider: 'sandbox',
        reference: expect.stringMatching(/^sandbox-/),
        currency: 'IDR',
        amount: 45_000,
        came_at: expect.stringMatching(/^20/),
        invoice: { number, status: 'void' },
        bill_to: parent.name,
        fitting: [],
      },
    ])
  })

  test('can be found by the buyer’s name', async () => {
    const { admin, parent } = await withOverpayment()
    await withOverpayment()
    const query = { q: parent.name, options: { sortBy: 'came_at', sortDesc: true } }
    expect(await admin.call('surplusPayments', { query })).toMatchObject({ total: 1, data: [{ bill_to: parent.name }] })
  })

  test('pays an open invoice of the same buyer and amount once, even with simultaneous requests', async () => {
    const { admin, listed, id, orderOne, begin, invoice, subscription } = await withOverpayment()
    const open = await orderOne()
    await begin(open.invoice_id)
    const { number } = await invoice(open.invoice_id)
    expect(await listed()).toMatchObject([{ fitting: [{ id: open.invoice_id, number }] }])
    const spend = () => admin.send('spendSurplus', { params: { id }, body: { invoice_id: open.invoice_id } })
    const statuses = (await Promise.all([spend(), spend(), spend()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
    const paid = await invoice(open.invoice_id)
    expect([paid.status, paid.payments.map(({ status }) => status).sort()]).toEqual(['paid', ['failed', 'paid']])
    expect(await subscription(open.subscription_id)).toMatchObject({ status: 'active', given: 1 })
    expect(await listed()).toEqual([])
  })

  test('that paid an invoice and is then refunded by the provider voids that invoice', async () => {
    const { admin, id, orderOne, receiveCallback, invoice, subscription } = await withOverpayment()
    const open = await orderOne()
    await admin.call('spendSurplus', { params: { id }, body: { invoice_id: open.invoice_id } })
    await receiveCallback('refunded')
    expect(await invoice(open.invoice_id)).toMatchObject({ status: 'void' })
    expect(await subscription(open.subscription_id)).toMatchObject({ status: 'ended', given: 0 })
  })

  test('cannot pay an invoice of another amount or buyer, or one that is void', async () => {
    const { admin, id, order, invoice_id, listed } = await withOverpayment()
    const larger = await order({ plan: 'family-one', seats: 2 })
    const other = await withOverpayment()
    const foreign = await other.orderOne()
    const refusalFor = (invoice: number) =>
      admin.refusal('spendSurplus', { params: { id }, body: { invoice_id: invoice } })
    expect(await refusalFor(larger.invoice_id)).toMatchObject({
      status: 409,
      message: 'This invoice is for a different amount. Please refund the money instead.',
    })
    expect(await refusalFor(foreign.invoice_id)).toMatchObject({ status: 404 })
    expect(await refusalFor(2_000_000_000)).toMatchObject({ status: 404 })
    expect(await refusalFor(invoice_id)).toMatchObject({ status: 409 })
    expect(await listed()).toMatchObject([{ id, fitting: [] }])
  })
})

describe('the refund of an overpayment', () => {
  test('is recorded once, with a proof that its buyer can see', async () => {
    const { admin, listed, id, client, invoice_id, invoice, number } = await withOverpayment()
    const transfer = { params: { id }, body: { reference: 'BCA 7' }, file: proof() }
    await admin.call('refundSurplus', transfer)
    expect(await lastAuditEntry()).toMatchObject({ action: 'surplus given back', subject: `payment ${id}` })
    expect(await listed()).toEqual([])
    const { data } = await client.call('notifications', { query: {} })
    expect(data.map(({ pesan, tautan }) => ({ pesan, tautan }))).toContainEqual({
      pesan: `We refunded an overpayment of Rp\u00a045,000 for invoice ${number}.`,
      tautan: `/parent/invoice-detail/${invoice_id}`,
    })
    expect(await invoice(invoice_id)).toMatchObject({ status: 'void', payments: [{ status: 'refunded', proof: true }] })
    expect(await (await client.call('transferProof', { params: { id } })).text()).toBe('%PDF-1.7 a slip')
    const [row] = await app.database.select().from(payment).where(eq(payment.id, id))
    expect(row).toMatchObject({ refundReference: 'BCA 7', reference: expect.stringMatching(/^sandbox-/) })
    const again = { status: 409, message: 'This overpayment has already been settled.' }
    expect(await admin.refusal('refundSurplus', transfer)).toMatchObject(again)
    expect(await admin.refusal('spendSurplus', { params: { id }, body: { invoice_id } })).toMatchObject(again)
  })

  test('needs a proof that is a PDF or an image', async () => {
    const { admin, listed, id } = await withOverpayment()
    const file = new File(['<script>'], 'slip.pdf')
    const refused = await admin.refusal('refundSurplus', { params: { id }, body: { reference: 'BCA 7' }, file })
    expect(refused).toMatchObject({ status: 400, errors: { file: 'Please choose a PDF, PNG or JPEG file.' } })
    expect(await listed()).toHaveLength(1)
  })
})
