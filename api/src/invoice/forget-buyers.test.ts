import { INVOICE_RETENTION } from '@lekta/shared/contract/retention'
import { after } from '@lekta/shared/lib/time/period'
import { payment, paymentEvent, paymentProof } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { forgetBuyers } from './forget-buyers'

const DAY = 24 * 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('an invoice names its buyer as long as tax law requires, and its amounts remain', async () => {
  const parent = await app.make.parent({ name: 'Sri Handayani' })
  const subscription = await app.make.subscription({ parentId: parent.id })
  const billTo = { name: 'Sri Handayani', lines: ['Jl. Mawar 1'], email: 'sri@home.example' }
  const { id, total } = await app.make.invoice({ subscriptionId: subscription.id, billTo })
  const [paid] = await app.database
    .insert(payment)
    .values({ invoiceId: id, provider: 'transfer', orderId: 'order-1', amount: total, currency: 'IDR' })
    .returning()
  const proof = { paymentId: paid?.id ?? 0, name: 'Sri.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }
  await app.database.insert(paymentProof).values(proof)
  await app.database
    .insert(paymentEvent)
    .values({ provider: 'midtrans', orderId: 'order-1', body: { name: 'Sri' }, outcome: 'paid' })

  const buyer = async () => (await app.as(parent).call('invoice', { params: { id } })).bill_to.name
  const details = async () => [await app.database.$count(paymentProof), await app.database.$count(paymentEvent)]
  const end = after(app.clock.now(), INVOICE_RETENTION)
  await forgetBuyers(app.database, new Date(end.getTime() - DAY))
  expect([await buyer(), await details()]).toEqual(['Sri Handayani', [1, 1]])
  await forgetBuyers(app.database, new Date(end.getTime() + DAY))
  expect([await buyer(), await details()]).toEqual(['–', [0, 0]])
  expect(await app.as(parent).call('invoice', { params: { id } })).toMatchObject({ total })
})
