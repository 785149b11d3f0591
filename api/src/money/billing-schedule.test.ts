import { eq, isNull } from 'drizzle-orm'
import { auditEntry, subscription } from '../database/schema'
import { installPlans } from '../plan/install'
import { buyer, type TestBuyer, wrongInBooks } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'
import { expireAndRemind } from './billing-schedule'

const DAY = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installPlans(app.database)
})
afterEach(async () => expect(await wrongInBooks(app.database)).toEqual({}))
afterAll(() => app.close())

const family = async () => buyer(app, app.as(await app.make.parent()))

const heard = async ({ client }: TestBuyer) =>
  (await client.call('notifications', { query: { showAll: true, options: { itemsPerPage: 50 } } })).data.map(
    ({ pesan }) => pesan,
  )

/** Runs the job three times at once, as several processes would. */
const pass = (now: Date) => Promise.all([1, 2, 3].map(() => expireAndRemind(app.database, now)))

const count = (sentences: string[], pattern: RegExp) => sentences.filter((sentence) => pattern.test(sentence)).length

test('the owner of an invoice that is due soon is reminded once', async () => {
  const own = await family()
  const { invoice_id } = await own.order({ plan: 'family-one', seats: 1 })
  await pass(inDays(0))
  expect(count(await heard(own), /is due on/)).toBe(0)
  await pass(inDays(2))
  await pass(inDays(2))
  expect(count(await heard(own), /is due on/)).toBe(1)
  await own.client.call('withdrawInvoice', { params: { id: invoice_id } })
})

test('an unpaid invoice expires some time after it was due, with its subscription', async () => {
  const own = await family()
  const { invoice_id, subscription_id } = await own.order({ plan: 'family-one', seats: 1 })
  await pass(inDays(3.01))
  expect(await own.invoice(invoice_id)).toMatchObject({ status: 'unpaid' })
  await pass(inDays(3.1))
  expect(await own.invoice(invoice_id)).toMatchObject({ status: 'expired' })
  expect(await own.subscription(subscription_id)).toMatchObject({ status: 'dropped' })
  expect(count(await heard(own), /expired and the order was cancelled/)).toBe(1)
  const audit = await app.database.select().from(auditEntry).where(isNull(auditEntry.accountId))
  expect(audit.map(({ action, subject }) => [action, subject])).toContainEqual([
    'invoice expired',
    `invoice ${invoice_id}`,
  ])
})

test('the owner of a subscription that is about to end is notified once, unless it is renewed or cancelled', async () => {
  const [plain, leaving, renewing] = [await family(), await family(), await family()]
  const endsAt = inDays(10)
  for (const own of [plain, leaving, renewing]) {
    const { id } = await own.buy({ plan: 'family-half', seats: 1 })
    await app.database.update(subscription).set({ endsAt }).where(eq(subscription.id, id))
    if (own === leaving) await own.client.call('cancelSubscription', { params: { id } })
    if (own === renewing) await own.order({ purpose: 'renew', subscription_id: id, seats: 1 })
  }
  await pass(inDays(0))
  await pass(inDays(1))
  const told = await Promise.all([plain, leaving, renewing].map(async (own) => count(await heard(own), /Renew it/)))
  expect(told).toEqual([1, 0, 0])
})

test('a subscription whose time is over ends, once', async () => {
  const own = await family()
  const { id } = await own.buy({ plan: 'family-one', seats: 1 })
  await pass(inDays(27))
  expect(await own.subscription(id)).toMatchObject({ status: 'active' })
  await pass(inDays(32))
  await pass(inDays(33))
  expect(await own.subscription(id)).toMatchObject({ status: 'ended' })
  expect(count(await heard(own), /has ended/)).toBe(1)
})
