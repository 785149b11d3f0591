import { eq, isNull } from 'drizzle-orm'
import { auditEntry, subscription } from '../../database/schema'
import { installPlans } from '../../plan/install'
import { buyerFor, findBrokenRules, type TestBuyer } from '../../testing/shop'
import { type TestApp, testApp } from '../../testing/test-app'
import { expireAndRemind } from './expire-and-remind'

const DAY = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installPlans(app.database)
})
afterEach(async () => expect(await findBrokenRules(app.database)).toEqual({}))
afterAll(() => app.close())

const makeFamily = async () => buyerFor(app, app.as(await app.make.parent()))

const messagesOf = async ({ client }: TestBuyer) =>
  (await client.call('notifications', { query: { showAll: true, options: { itemsPerPage: 50 } } })).data.map(
    ({ pesan }) => pesan,
  )

/** Runs the job three times at once, as several processes would. */
const runJob = (now: Date) => Promise.all([1, 2, 3].map(() => expireAndRemind(app.database, now)))

const count = (sentences: string[], pattern: RegExp) => sentences.filter((sentence) => pattern.test(sentence)).length

test('the owner of an invoice that is due soon is reminded once', async () => {
  const family = await makeFamily()
  const { invoice_id } = await family.order({ plan: 'family-one', seats: 1 })
  await runJob(inDays(0))
  expect(count(await messagesOf(family), /is due on/)).toBe(0)
  await runJob(inDays(2))
  await runJob(inDays(2))
  expect(count(await messagesOf(family), /is due on/)).toBe(1)
  await family.client.call('withdrawInvoice', { params: { id: invoice_id } })
})

test('an unpaid invoice expires shortly after its due date, and its subscription is dropped', async () => {
  const family = await makeFamily()
  const { invoice_id, subscription_id } = await family.order({ plan: 'family-one', seats: 1 })
  await runJob(inDays(3.01))
  expect(await family.invoice(invoice_id)).toMatchObject({ status: 'unpaid' })
  await runJob(inDays(3.1))
  expect(await family.invoice(invoice_id)).toMatchObject({ status: 'expired' })
  expect(await family.subscription(subscription_id)).toMatchObject({ status: 'dropped' })
  expect(count(await messagesOf(family), /expired and the order was cancelled/)).toBe(1)
  const audit = await app.database.select().from(auditEntry).where(isNull(auditEntry.accountId))
  expect(audit.map(({ action, subject }) => [action, subject])).toContainEqual([
    'invoice expired',
    `invoice ${invoice_id}`,
  ])
})

test('the owner of a subscription that is about to end is notified once, unless it is renewed or cancelled', async () => {
  const [plain, leaving, renewing] = [await makeFamily(), await makeFamily(), await makeFamily()]
  const endsAt = inDays(10)
  for (const family of [plain, leaving, renewing]) {
    const { id } = await family.buy({ plan: 'family-half', seats: 1 })
    await app.database.update(subscription).set({ endsAt }).where(eq(subscription.id, id))
    if (family === leaving) await family.client.call('cancelSubscription', { params: { id } })
    if (family === renewing) await family.order({ purpose: 'renew', subscription_id: id, seats: 1 })
  }
  await runJob(inDays(0))
  await runJob(inDays(1))
  const counts = await Promise.all(
    [plain, leaving, renewing].map(async (family) => count(await messagesOf(family), /Renew it/)),
  )
  expect(counts).toEqual([1, 0, 0])
})

test('a subscription ends after its last day, with one message', async () => {
  const family = await makeFamily()
  const { id } = await family.buy({ plan: 'family-one', seats: 1 })
  await runJob(inDays(27))
  expect(await family.subscription(id)).toMatchObject({ status: 'active' })
  await runJob(inDays(32))
  await runJob(inDays(33))
  expect(await family.subscription(id)).toMatchObject({ status: 'ended' })
  expect(count(await messagesOf(family), /has ended/)).toBe(1)
})
