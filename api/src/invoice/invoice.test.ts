import { eq } from 'drizzle-orm'
import { account, school } from '../database/schema'
import { installPlans } from '../plan/install'
import { buyerFor, findBrokenRules } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ environment: { BANK_ACCOUNT: 'Bank Contoh 0123456789, Lekta' } })
  await installPlans(app.database)
})
afterEach(async () => expect(await findBrokenRules(app.database)).toEqual({}))
afterAll(() => app.close())

const fileOf = (content: string, name: string) => new File([Buffer.from(content, 'latin1')], name)
const pdf = () => fileOf('%PDF-1.7 a receipt', 'receipt.pdf')

async function someSchool() {
  const schoolAccount = await app.make.schoolAccount()
  const values = { name: 'SD Melati', address: 'Jl. Mawar 1', city: 'Bandung', email: 'tu@melati.example' }
  await app.database
    .update(school)
    .set(values)
    .where(eq(school.id, schoolAccount.schoolId as number))
  const admin = app.as(await app.make.account('admin'))
  return { schoolAccount, admin, ...buyerFor(app, app.as(schoolAccount)) }
}

const transfer = (id: number, file = pdf()) => ({ params: { id }, body: { reference: 'BCA 20261122/77' }, file })

describe('an invoice', () => {
  test('contains the seller, the buyer, the lines and the total, also in words', async () => {
    const { order, invoice: findInvoice } = await someSchool()
    const { invoice_id, subscription_id } = await order({ plan: 'school-year', seats: 30 })
    expect(await findInvoice(invoice_id)).toEqual({
      id: invoice_id,
      number: expect.stringMatching(/^20\d\d\/\d{6}$/),
      status: 'unpaid',
      purpose: 'buy',
      subscription_id,
      plan_name: 'School year',
      seats: 30,
      currency: 'IDR',
      total: 1_800_000,
      net: 1_621_622,
      tax_rate: 1100,
      tax: 178_378,
      issued_at: expect.any(String),
      due_at: expect.any(String),
      paid_at: null,
      seller: expect.objectContaining({ name: 'Lekta' }),
      bill_to: { name: 'SD Melati', lines: ['Jl. Mawar 1', 'Bandung'], email: 'tu@melati.example' },
      lines: [
        {
          text: '{{plan}} for one child (tests: {{tests}}, months: {{months}})',
          values: { plan: 'School year', tests: 4, months: 12 },
          quantity: 30,
          unit_price: 60_000,
          amount: 1_800_000,
        },
      ],
      in_words: { en: 'one million eight hundred thousand rupiah', id: 'satu juta delapan ratus ribu rupiah' },
      pay_online: true,
      pay_to: 'Bank Contoh 0123456789, Lekta',
      payments: [],
    })
  })

  test('keeps the buyer’s name from the day it was issued', async () => {
    const { order, invoice: findInvoice, schoolAccount } = await someSchool()
    const { invoice_id } = await order({ plan: 'school-year', seats: 1 })
    await app.database.update(account).set({ name: 'Another' }).where(eq(account.id, schoolAccount.id))
    await app.database
      .update(school)
      .set({ name: 'Another' })
      .where(eq(school.id, schoolAccount.schoolId as number))
    expect(await findInvoice(invoice_id)).toMatchObject({ bill_to: { name: 'SD Melati' } })
  })

  test('can be filtered by status, found by its number and sorted by total', async () => {
    const { client, order, pay, invoice: findInvoice } = await someSchool()
    const [small, large] = [
      await order({ plan: 'school-round', seats: 1 }),
      await order({ plan: 'school-plus', seats: 9 }),
    ]
    await pay(small.invoice_id)
    const all = await client.call('invoices', { query: { options: { sortBy: 'total', sortDesc: true } } })
    expect(all.data.map(({ id }) => id)).toEqual([large.invoice_id, small.invoice_id])
    expect((await client.call('invoices', { query: { status: 'paid' } })).data).toMatchObject([
      { id: small.invoice_id },
    ])
    const { number } = await findInvoice(large.invoice_id)
    expect((await client.call('invoices', { query: { q: number } })).data).toMatchObject([{ id: large.invoice_id }])
  })

  test('that is withdrawn cannot be withdrawn again', async () => {
    const { client, order } = await someSchool()
    const { invoice_id: id } = await order({ plan: 'school-year', seats: 1 })
    await client.call('withdrawInvoice', { params: { id } })
    expect(await client.refusal('withdrawInvoice', { params: { id } })).toMatchObject({ status: 409 })
  })
})

test.each(['en', 'id'] as const)('an invoice can be downloaded as a one-page PDF in language %s', async (language) => {
  const { client, order, invoice: findInvoice } = await someSchool()
  const { invoice_id } = await order({ plan: 'school-plus', seats: 30 })
  const file = await client.call('invoiceFile', { params: { id: invoice_id }, query: { language } })
  const text = Buffer.from(await file.arrayBuffer()).toString('latin1')
  const { number } = await findInvoice(invoice_id)
  expect(file.name).toBe(`Lekta ${number.replace('/', '-')}.pdf`)
  expect(file.type).toBe('application/pdf')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test.each([
  ['en', 'Lekta Quote.pdf'],
  ['id', 'Lekta Penawaran.pdf'],
] as const)('a quote is a one-page PDF named in language %s, and creates no invoice', async (language, name) => {
  const { client, buy } = await someSchool()
  const query = { plan: 'school-plus', seats: 240, language }
  const { id } = await buy({ plan: 'school-round', seats: 2 })
  for (const terms of [query, { purpose: 'add' as const, subscription_id: id, seats: 5, language }]) {
    const file = await client.call('quoteFile', { query: terms })
    const text = Buffer.from(await file.arrayBuffer()).toString('latin1')
    expect([file.name, file.type, text.slice(0, 5)]).toEqual([name, 'application/pdf', '%PDF-'])
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  }
  expect(await client.call('invoices', { query: {} })).toMatchObject({ total: 1 })
  expect(await client.refusal('quoteFile', { query: { plan: 'family-one', seats: 1 } })).toMatchObject({
    status: 404,
  })
  expect(await client.refusal('quoteFile', { query: { ...query, seats: 0 } })).toMatchObject({ status: 400 })
})

describe('a bank transfer', () => {
  test('is recorded by an admin with its proof, and pays the invoice', async () => {
    const { client, admin, order, invoice: findInvoice, subscription: find } = await someSchool()
    const { invoice_id, subscription_id } = await order({ plan: 'school-year', seats: 3 })
    const { number } = await findInvoice(invoice_id)
    const awaited = await admin.call('awaitedInvoices', { query: { q: 'melati', options: { itemsPerPage: 100 } } })
    expect(awaited.data).toContainEqual(expect.objectContaining({ id: invoice_id, number, bill_to: 'SD Melati' }))
    await admin.call('settleTransfer', transfer(invoice_id))
    expect(await findInvoice(invoice_id)).toMatchObject({
      status: 'paid',
      payments: [{ provider: 'transfer', status: 'paid', amount: 180_000, proof: true }],
    })
    expect(await find(subscription_id)).toMatchObject({ status: 'active', free: 3 })
    const [payment] = (await findInvoice(invoice_id)).payments
    const proof = await client.call('transferProof', { params: { id: payment?.id ?? 0 } })
    expect([proof.name, proof.type, await proof.text()]).toEqual([
      'receipt.pdf',
      'application/pdf',
      '%PDF-1.7 a receipt',
    ])
    expect(await admin.refusal('settleTransfer', transfer(invoice_id))).toMatchObject({
      status: 409,
      message: 'This invoice is already paid.',
    })
  })

  test('makes a pending online payment fail', async () => {
    const { admin, order, begin, invoice: findInvoice } = await someSchool()
    const { invoice_id } = await order({ plan: 'school-year', seats: 3 })
    const id = await begin(invoice_id)
    await admin.call('settleTransfer', transfer(invoice_id))
    expect(await app.anonymous.call('payment', { params: { id } })).toMatchObject({ status: 'failed' })
    expect((await findInvoice(invoice_id)).payments.map(({ status }) => status)).toEqual(['paid', 'failed'])
  })

  test('is rejected if its proof is not a PDF or an image, or if the invoice does not exist', async () => {
    const { admin, order, invoice: findInvoice } = await someSchool()
    const { invoice_id } = await order({ plan: 'school-year', seats: 3 })
    const file = fileOf('<script>', 'receipt.pdf')
    expect(await admin.refusal('settleTransfer', transfer(invoice_id, file))).toMatchObject({
      status: 400,
      errors: { file: 'Please choose a PDF, PNG or JPEG file.' },
    })
    expect(await findInvoice(invoice_id)).toMatchObject({ status: 'unpaid', payments: [] })
    expect(await admin.refusal('settleTransfer', transfer(2_000_000_000))).toMatchObject({ status: 404 })
  })
})
