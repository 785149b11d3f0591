import { eq } from 'drizzle-orm'
import { auditEntry, seat, subscription } from '../database/schema'
import { expireAndRemind } from '../money/deadlines/expire-and-remind'
import { findBrokenRules } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterEach(async () => expect(await findBrokenRules(app.database)).toEqual({}))
afterAll(() => app.close())

const asAdmin = async () => app.as(await app.make.account('admin'))
const body = { seats: 3, months: 6, tests_per_child: 4, reason: 'pilot', newest_grant: null } as const

async function makeSchool() {
  const school = await app.make.school()
  const manager = await app.make.schoolAccount({ schoolId: school.id })
  return { school, client: app.as(manager), admin: await asAdmin(), params: { id: school.id } }
}

const messagesOf = async ({ client }: Pick<Awaited<ReturnType<typeof makeSchool>>, 'client'>) =>
  (await client.call('notifications', { query: { showAll: true, options: { itemsPerPage: 50 } } })).data.map(
    ({ pesan }) => pesan,
  )

test('a school is notified of granted seats, sees them labelled, and gives them to students', async () => {
  const { school, client, admin, params } = await makeSchool()
  const child = await app.make.student({ schoolId: school.id })
  const { subscription_id: id } = await admin.call('grantSeats', { params, body })
  expect(await messagesOf({ client })).toEqual([expect.stringMatching(/^You received 3 free seats \(“Pilot seats”\)/)])
  await client.call('addClassroomSubscription', { body: { subscription_id: id, student_ids: [child.id] } })
  expect(await client.call('subscription', { params: { id } })).toMatchObject({
    ...{ plan: 'grant-pilot', plan_name: 'Pilot seats', status: 'active', price: 0, tests_per_child: 4 },
    ...{ seats: 3, given: 1, free: 2, ends_for_good: true, invoice_id: null },
  })
  const { subscriptions } = await admin.call('platformSchool', { params })
  expect(subscriptions).toEqual([expect.objectContaining({ id, granted: true, seats: 3, seats_in_use: 1, free: 2 })])
  const entries = await app.database
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `subscription ${id}`))
  expect(entries.map(({ action }) => action)).toEqual(['seats granted'])
})

test('the same request again, or several at once, grants once; another admin has to look first', async () => {
  const { admin, params } = await makeSchool()
  const granted = await Promise.all([1, 2, 3].map(() => admin.call('grantSeats', { params, body })))
  expect(new Set(granted.map(({ subscription_id }) => subscription_id)).size).toBe(1)
  const other = await asAdmin()
  expect(await other.refusal('grantSeats', { params, body })).toMatchObject({ status: 409 })
  const newest_grant = granted[0]?.subscription_id ?? null
  const next = await other.call('grantSeats', { params, body: { ...body, newest_grant } })
  expect(next.subscription_id).not.toBe(newest_grant)
})

test.each([
  ['seats', 0],
  ['seats', 100_001],
  ['seats', 1.5],
  ['months', 0],
  ['months', 37],
  ['tests_per_child', 21],
  ['reason', 'friendship'],
])('a grant with the %s %s is refused, and nothing is stored', async (field, value) => {
  const { admin, params } = await makeSchool()
  const request = await admin.refusal('grantSeats', { params, body: { ...body, [field]: value } })
  expect(request).toMatchObject({ status: 400, errors: { [field]: expect.anything() } })
  const stored = await app.database.$count(subscription, eq(subscription.schoolId, params.id))
  expect(stored).toBe(0)
})

test('as many as 100,000 seats can be granted at once', async () => {
  const { admin, params } = await makeSchool()
  const { subscription_id: id } = await admin.call('grantSeats', { params, body: { ...body, seats: 100_000 } })
  expect(await app.database.$count(seat, eq(seat.subscriptionId, id))).toBe(100_000)
})

test('an archived school gets no seats', async () => {
  const { admin, params } = await makeSchool()
  await admin.call('archiveSchool', { params })
  expect(await admin.refusal('grantSeats', { params, body })).toMatchObject({ status: 409 })
})

test('granted seats cannot be extended, renewed or cancelled by the school, and nobody is reminded to renew', async () => {
  const { client, admin, params } = await makeSchool()
  const { subscription_id: id } = await admin.call('grantSeats', { params, body })
  for (const purpose of ['add', 'renew'] as const) {
    const request = await client.refusal('quoteSubscription', { body: { purpose, subscription_id: id, seats: 1 } })
    expect(request).toMatchObject({ status: 409 })
  }
  expect(await client.refusal('resumeSubscription', { params: { id } })).toMatchObject({ status: 409 })
  const endsAt = new Date(Date.now() + 5 * 24 * 60 * 60_000)
  await app.database.update(subscription).set({ endsAt }).where(eq(subscription.id, id))
  await expireAndRemind(app.database, new Date())
  expect((await messagesOf({ client })).filter((text) => /Renew/.test(text))).toEqual([])
})

test('withdrawing a grant takes the seats that no student has; the others stay valid', async () => {
  const { school, client, admin, params } = await makeSchool()
  const child = await app.make.student({ schoolId: school.id })
  const { subscription_id } = await admin.call('grantSeats', { params, body })
  await client.call('addClassroomSubscription', { body: { subscription_id, student_ids: [child.id] } })
  const input = { params, body: { subscription_id } }
  expect(await admin.call('withdrawGrant', input)).toEqual({ withdrawn: 2, left: 1 })
  expect(await admin.call('withdrawGrant', input)).toEqual({ withdrawn: 0, left: 1 })
  expect(await client.call('subscription', { params: { id: subscription_id } })).toMatchObject({
    ...{ status: 'active', seats: 1, given: 1, free: 0 },
  })
  expect((await messagesOf({ client })).filter((text) => /withdrawn/.test(text))).toHaveLength(1)
  await client.call('getBackClassroomSubscription', { body: { subscription_id, student_ids: [child.id] } })
  expect(await admin.call('withdrawGrant', input)).toEqual({ withdrawn: 1, left: 0 })
  expect(await admin.refusal('withdrawGrant', input)).toMatchObject({ status: 409 })
})

test('only a grant of this school can be withdrawn, never a subscription that was bought', async () => {
  const { school, admin, params } = await makeSchool()
  const manager = await app.make.schoolAccount({ schoolId: school.id })
  const bought = await app.make.subscription({ schoolId: school.id, createdBy: manager.id, seats: 2 })
  const foreign = await makeSchool()
  const granted = await admin.call('grantSeats', { params: foreign.params, body })
  for (const id of [bought.id, granted.subscription_id]) {
    const request = await admin.refusal('withdrawGrant', { params, body: { subscription_id: id } })
    expect(request).toMatchObject({ status: 404 })
  }
})
