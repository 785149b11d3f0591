import { eq } from 'drizzle-orm'
import { account, auditEntry, invoice, plan, subscription } from '../database/schema'
import { notifyPaidJob, notifySeatsJob } from '../money/seats/notify-seats'
import { installPlans } from '../plan/install'
import { buyerFor, findBrokenRules, newKey } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'

const DAY = 24 * 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installPlans(app.database)
})
afterEach(async () => expect(await findBrokenRules(app.database)).toEqual({}))
afterAll(() => app.close())

async function family(count = 2) {
  const parent = await app.make.parent()
  const children = []
  for (let i = 0; i < count; i++) children.push(await app.make.student({ parentId: parent.id, name: `Kid ${i}` }))
  return { parent, children, ids: children.map(({ id }) => id), ...buyerFor(app, app.as(parent)) }
}

async function someSchool() {
  const schoolAccount = await app.make.schoolAccount()
  return { schoolAccount, schoolId: schoolAccount.schoolId as number, ...buyerFor(app, app.as(schoolAccount)) }
}

describe('a quote', () => {
  test('contains the price and its tax, and keeps its fingerprint for the same terms', async () => {
    const { quote } = await family()
    const terms = await quote({ plan: 'family-half', seats: 2 })
    expect(terms).toMatchObject({
      plan: { code: 'family-half', name: 'Half a year' },
      unit_price: 99_000,
      total: 198_000,
      net: 178_378,
      tax: 19_622,
      tax_rate: 1100,
      currency: 'IDR',
    })
    expect(await quote({ plan: 'family-half', seats: 2 })).toMatchObject({ fingerprint: terms.fingerprint })
  })

  test('is refused for plans and children of others, and for incomplete terms', async () => {
    const [{ client, ids }, other] = [await family(), await family()]
    const refusal = (body: object) => client.refusal('quoteSubscription', { body })
    expect(await refusal({ plan: 'school-year', seats: 1 })).toMatchObject({ status: 404 })
    expect(await refusal({ plan: 'nonsense', seats: 1 })).toMatchObject({ status: 404 })
    expect(await refusal({ plan: 'family-one', seats: 1, students: other.ids.slice(0, 1) })).toMatchObject({
      status: 404,
      message: 'There is no such student.',
    })
    expect(await refusal({ seats: 1 })).toMatchObject({ status: 400, errors: { plan: 'Please choose a plan.' } })
    expect(await refusal({ plan: 'family-one', seats: 1, students: ids })).toMatchObject({
      status: 400,
      errors: { students: 'There are more children than seats.' },
    })
    expect(await refusal({ plan: 'family-one', seats: 0 })).toMatchObject({ status: 400 })
    expect(await refusal({ purpose: 'add', seats: 1 })).toMatchObject({ status: 400 })
  })
})

describe('an order', () => {
  test('becomes a subscription with seats for the chosen children when it is paid', async () => {
    const { client, order, pay, invoice: findInvoice, subscription: find, ids, children, parent } = await family()
    const made = await order({ plan: 'family-year', seats: 3, students: ids })
    expect(await find(made.subscription_id)).toMatchObject({ status: 'pending', starts_at: null, given: 0, free: 0 })
    expect(await findInvoice(made.invoice_id)).toMatchObject({ status: 'unpaid', total: 447_000, pay_online: true })
    expect(await pay(made.invoice_id)).toMatchObject({ status: 'paid', invoice: { status: 'paid' } })
    const bought = await find(made.subscription_id)
    expect(bought).toMatchObject({ status: 'active', seats: 3, given: 2, used: 0, free: 1, tests_per_child: 6 })
    expect(new Date(bought.ends_at ?? 0).getTime() - Date.now()).toBeGreaterThan(364 * DAY)
    const { data } = await client.call('subscriptionSeats', { params: { id: bought.id }, query: {} })
    expect(data.map((seat) => [seat.student.name, seat.tests_left])).toEqual([
      ['Kid 0', 6],
      ['Kid 1', 6],
    ])
    await app.runJobs([notifyPaidJob, notifySeatsJob])
    const notifications = await client.call('notifications', { query: { showAll: true } })
    const number = (await findInvoice(made.invoice_id)).number
    expect(notifications.data.map(({ pesan }) => pesan)).toEqual(
      expect.arrayContaining([
        `Payment received for invoice ${number}. Thank you!`,
        expect.stringMatching(/^New invoice /),
      ]),
    )
    const childNotifications = await app.as(children[0] ?? parent).call('notifications', { query: { showAll: true } })
    expect(childNotifications.data.map(({ pesan }) => pesan)).toEqual([
      expect.stringMatching(/^You can take tests with “A whole year”/),
    ])
    const audit = await app.database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `invoice ${made.invoice_id}`))
    expect(audit.map(({ action, accountId }) => [action, accountId])).toEqual([
      ['invoice issued', parent.id],
      ['invoice paid', parent.id],
    ])
  })

  test('has the server’s price, even if the request contains another', async () => {
    const { client, quote, invoice: findInvoice } = await family()
    const { fingerprint } = await quote({ plan: 'family-one', seats: 1 })
    const extraFields = { price: 1, total: 1, unit_price: 1, currency: 'USD' }
    const body = { plan: 'family-one', seats: 1, fingerprint, key: newKey(), ...extraFields }
    const made = await client.call('buySubscription', { body })
    expect(await findInvoice(made.invoice_id)).toMatchObject({ total: 45_000, currency: 'IDR' })
  })

  test('that is sent several times at once is placed once', async () => {
    const { client, quote } = await family()
    const { fingerprint } = await quote({ plan: 'family-one', seats: 1 })
    const body = { plan: 'family-one', seats: 1, fingerprint, key: newKey() }
    const made = await Promise.all(Array.from({ length: 8 }, () => client.call('buySubscription', { body })))
    expect(new Set(made.map(({ invoice_id }) => invoice_id)).size).toBe(1)
    expect((await client.call('invoices', { query: {} })).total).toBe(1)
    expect(await client.refusal('buySubscription', { body: { ...body, seats: 2 } })).toMatchObject({ status: 409 })
  })
})

describe('the terms of an order', () => {
  test('are those of the quote, or else the order is refused with the new price', async () => {
    const { client, quote } = await family()
    const [stored] = await app.database.select().from(plan).where(eq(plan.code, 'family-one'))
    const body = { plan: 'family-one', seats: 2, key: newKey(), fingerprint: '' }
    body.fingerprint = (await quote(body)).fingerprint
    await app.database.update(plan).set({ price: 50_000 }).where(eq(plan.code, 'family-one'))
    const refusal = await client.refusal('buySubscription', { body })
    expect(refusal.status).toBe(409)
    expect(refusal.message).toMatch(/^The terms have changed: the total is now Rp.?100,000\./)
    expect((await client.call('invoices', { query: {} })).total).toBe(0)
    await client.call('buySubscription', { body: { ...body, fingerprint: (await quote(body)).fingerprint } })
    await app.database.update(plan).set({ offered: false }).where(eq(plan.code, 'family-one'))
    expect(await client.refusal('quoteSubscription', { body })).toMatchObject({ status: 400 })
    await app.database
      .update(plan)
      .set({ ...stored })
      .where(eq(plan.code, 'family-one'))
  })

  test('stay the same when the plan changes afterwards', async () => {
    const { order, pay, invoice: findInvoice, subscription: find } = await family()
    const made = await order({ plan: 'family-half', seats: 1 })
    const change = (values: { price: number; months: number }) =>
      app.database.update(plan).set(values).where(eq(plan.code, 'family-half'))
    await change({ price: 1_000_000, months: 1 })
    await pay(made.invoice_id)
    expect(await findInvoice(made.invoice_id)).toMatchObject({ total: 99_000, status: 'paid' })
    expect(await find(made.subscription_id)).toMatchObject({ months: 6, price: 99_000 })
    await change({ price: 99_000, months: 6 })
  })

  test('give seats only to children who belong to the buyer when it is paid', async () => {
    const { order, pay, subscription: find, schoolId } = await someSchool()
    const [stays, leaves] = [await app.make.student({ schoolId }), await app.make.student({ schoolId })]
    const made = await order({ plan: 'school-year', seats: 2, students: [stays.id, leaves.id] })
    await app.database.update(account).set({ archivedAt: new Date() }).where(eq(account.id, leaves.id))
    await pay(made.invoice_id)
    expect(await find(made.subscription_id)).toMatchObject({ given: 1, free: 1 })
  })
})

describe('the invoice of an order', () => {
  test('gets a unique number, even if many are placed at once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => family(0)))
    const good = people.map(({ order }) => order({ plan: 'family-one', seats: 1 }))
    const bad = people.map(({ client }) =>
      client.send('buySubscription', { body: { plan: 'family-one', seats: 1, fingerprint: 'old', key: newKey() } }),
    )
    await Promise.all([...good, ...bad])
    const numbers = (await app.database.select({ number: invoice.number }).from(invoice)).map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('is paid immediately if its total is zero', async () => {
    await app.make.plan({ code: 'gift', audience: 'parent', price: 0 })
    const { order, subscription: find } = await family()
    const made = await order({ plan: 'gift', seats: 2 })
    expect(await find(made.subscription_id)).toMatchObject({ status: 'active', free: 2 })
  })

  test('is refused if its total is too large', async () => {
    await app.make.plan({ code: 'golden', audience: 'parent', price: 2_000_000_000 })
    const { client } = await family()
    expect(await client.refusal('quoteSubscription', { body: { plan: 'golden', seats: 2 } })).toMatchObject({
      status: 400,
      errors: { seats: 'That is too many seats for one invoice. Please choose fewer.' },
    })
  })
})

describe('more seats', () => {
  test('cost their share for the remaining time, and are added when they are paid', async () => {
    const { quote, buy, order, pay, subscription: find } = await someSchool()
    const bought = await buy({ plan: 'school-year', seats: 2 })
    const later = new Date(Date.now() + 100 * DAY)
    await app.database.update(subscription).set({ endsAt: later }).where(eq(subscription.id, bought.id))
    const choice = { purpose: 'add' as const, subscription_id: bought.id, seats: 3 }
    expect(await quote(choice)).toMatchObject({ unit_price: 20_000, total: 60_000, ends_at: later.toISOString() })
    const made = await order(choice)
    expect(made.subscription_id).toBe(bought.id)
    expect(await find(bought.id)).toMatchObject({ seats: 2, free: 2 })
    await pay(made.invoice_id)
    expect(await find(bought.id)).toMatchObject({ seats: 5, free: 5, status: 'active' })
  })

  test('are only sold for an active subscription of the buyer', async () => {
    const [{ client, buy, order }, other] = [await someSchool(), await someSchool()]
    const choice = { plan: 'school-year', seats: 1 }
    const [foreign, waiting, ended] = [await other.buy(choice), await order(choice), await buy(choice)]
    await app.database.update(subscription).set({ status: 'ended' }).where(eq(subscription.id, ended.id))
    const refusal = async (id: number) =>
      (await client.refusal('quoteSubscription', { body: { purpose: 'add', subscription_id: id, seats: 1 } })).message
    expect(await refusal(foreign.id)).toBe('There is no such subscription.')
    expect(await refusal(waiting.subscription_id)).toMatch(/^This subscription is not paid yet/)
    expect(await refusal(ended.id)).toMatch(/^This subscription has ended/)
  })
})

describe('a renewal', () => {
  test('starts when the old subscription ends, for the same children, and can be ordered once', async () => {
    const { client, buy, order, pay, subscription: find, ids } = await family()
    const bought = await buy({ plan: 'family-half', seats: 2, students: ids })
    const made = await order({ purpose: 'renew', subscription_id: bought.id, seats: 2 })
    const again = { purpose: 'renew', subscription_id: bought.id, seats: 2 }
    expect(await client.refusal('quoteSubscription', { body: again })).toMatchObject({
      status: 409,
      message: 'This subscription has already been renewed.',
    })
    await pay(made.invoice_id)
    const renewed = await find(made.subscription_id)
    expect(renewed).toMatchObject({ status: 'active', starts_at: bought.ends_at, given: 2 })
    const running = await client.call('runningSubscriptions')
    expect(running.map(({ id }) => id)).toEqual([bought.id])
  })

  test('of an ended subscription starts when it is paid, and may have another plan', async () => {
    const { buy, order, pay, subscription: find, ids } = await family()
    const bought = await buy({ plan: 'family-half', seats: 2, students: ids })
    const past = new Date(Date.now() - DAY)
    const ended = { status: 'ended' as const, endsAt: past }
    await app.database.update(subscription).set(ended).where(eq(subscription.id, bought.id))
    const made = await order({ purpose: 'renew', subscription_id: bought.id, plan: 'family-year', seats: 1 })
    await pay(made.invoice_id)
    const renewed = await find(made.subscription_id)
    expect(renewed).toMatchObject({ plan: 'family-year', seats: 1, given: 1 })
    expect(new Date(renewed.starts_at ?? 0).getTime()).toBeGreaterThan(past.getTime())
  })
})

describe('a subscription', () => {
  test('can be cancelled by its owner, and resumed again', async () => {
    const { client, buy } = await family()
    const { id } = await buy({ plan: 'family-half', seats: 1 })
    const params = { id }
    expect(await client.call('cancelSubscription', { params })).toMatchObject({ status: 'active', ends_for_good: true })
    expect(await client.call('resumeSubscription', { params })).toMatchObject({
      status: 'active',
      ends_for_good: false,
    })
  })

  test('that was not paid is dropped when it is cancelled, and its invoice is void', async () => {
    const { client, order, invoice: findInvoice } = await family()
    const made = await order({ plan: 'family-half', seats: 1 })
    const params = { id: made.subscription_id }
    expect(await client.call('cancelSubscription', { params })).toMatchObject({ status: 'dropped' })
    expect(await findInvoice(made.invoice_id)).toMatchObject({ status: 'void' })
    expect(await client.refusal('payInvoice', { params: { id: made.invoice_id } })).toMatchObject({
      status: 409,
      message: 'This invoice is void. Please place a new order.',
    })
    expect(await client.refusal('cancelSubscription', { params })).toMatchObject({ status: 409 })
  })

  test('can be listed, searched and sorted; teachers see paid ones, without invoices', async () => {
    const { client, buy, order, schoolId } = await someSchool()
    const first = await buy({ plan: 'school-year', seats: 3 })
    const waiting = await order({ plan: 'school-round', seats: 1 })
    const all = await client.call('subscriptions', { query: { options: { sortBy: 'seats', sortDesc: true } } })
    expect(all.data.map(({ id }) => id)).toEqual([first.id, waiting.subscription_id])
    const never = await order({ plan: 'school-round', seats: 1 })
    await client.call('withdrawInvoice', { params: { id: never.invoice_id } })
    const sorted = await client.call('subscriptions', { query: { options: { sortBy: 'standing', sortDesc: true } } })
    expect(sorted.data.map(({ id }) => id)).toEqual([first.id, waiting.subscription_id, never.subscription_id])
    const pending = await client.call('subscriptions', { query: { status: 'pending' } })
    expect(pending.data).toMatchObject([{ invoice_id: waiting.invoice_id }])
    expect((await client.call('subscriptions', { query: { q: 'round' } })).total).toBe(2)
    const teacher = app.as(await app.make.teacher({ schoolId }))
    const seen = await teacher.call('subscriptions', { query: {} })
    expect(seen.data).toMatchObject([{ id: first.id, invoice_id: null }])
    const params = { id: waiting.subscription_id }
    expect(await teacher.refusal('subscription', { params })).toMatchObject({ status: 404 })
  })
})
