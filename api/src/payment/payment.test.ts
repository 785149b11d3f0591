import { and, eq } from 'drizzle-orm'
import { invoice } from '../database/schema'
import { installPlans } from '../plan/install'
import { settled, startSandboxPayment, untouched } from '../testing/sandbox-payment'
import { buyerFor, findBrokenRules } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'
import { checkLimit } from './handlers'
import { sandbox, settleOrder } from './providers/sandbox'
import { lateCallbackJob } from './sandbox-scenarios'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installPlans(app.database)
})
afterEach(async () => expect(await findBrokenRules(app.database)).toEqual({}))
afterAll(() => app.close())

const startedPayment = () => startSandboxPayment(app)

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
    app.clock.startWindow(checkLimit.window)
    const statuses = []
    for (let i = 0; i <= checkLimit.tries; i++)
      statuses.push((await app.anonymous.send('checkPayment', { params: { id } })).status)
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
