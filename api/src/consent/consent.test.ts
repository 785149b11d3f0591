import { brand } from '@lekta/shared/brand'
import { eq } from 'drizzle-orm'
import { account, consent, erasure } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const [earlier] = brand.earlierLegalDates

/** A parent who has consented, for itself and for a child, to an earlier wording. */
async function earlierParent() {
  const parent = await app.make.parent()
  const child = await app.make.student({ parentId: parent.id, name: 'Budi' })
  const older = {
    accountId: parent.id,
    wording: earlier,
    language: 'id',
    at: new Date('2026-11-22T10:00:00Z'),
  } as const
  await app.database.insert(consent).values([
    { ...older, subject: 'terms', relation: 'self' },
    { ...older, subject: 'child-data', relation: 'guardian', studentId: child.id, verifiedBy: 'school' },
  ])
  return { parent, child, client: app.as(parent) }
}

test('an adult sees each consent with its wording, its language and the child', async () => {
  const { child, client } = await earlierParent()
  const unwithdrawn = { wording: earlier, language: 'id', at: '2026-11-22T10:00:00.000Z', withdrawn_at: null }
  expect(await client.call('consents')).toEqual([
    {
      ...{ id: expect.any(Number), subject: 'child-data', relation: 'guardian', verified_by_school: true },
      ...{ child: { id: child.id, name: 'Budi' }, ...unwithdrawn },
    },
    {
      ...{ id: expect.any(Number), subject: 'terms', relation: 'self', verified_by_school: false },
      ...{ child: null, ...unwithdrawn },
    },
  ])
})

test('who consented to an earlier wording consents again, for the children too', async () => {
  const { child, client } = await earlierParent()
  expect(await client.call('profileMe')).toMatchObject({ consent_due: true })
  await client.call('agreeToWording', { body: { wording: brand.legalDate } })
  expect(await client.call('profileMe')).toMatchObject({ consent_due: false })
  expect((await client.call('consents')).slice(0, 2)).toMatchObject([
    { subject: 'child-data', child: { id: child.id }, relation: 'guardian', verified_by_school: true },
    { subject: 'terms', relation: 'self', wording: brand.legalDate },
  ])
})

test('consenting does not renew what was withdrawn, or a child that is no longer linked', async () => {
  const { parent, child, client } = await earlierParent()
  await app.database.update(consent).set({ withdrawnAt: new Date() }).where(eq(consent.studentId, child.id))
  const other = await app.make.student()
  const unlinked = { accountId: parent.id, subject: 'child-data', wording: earlier, studentId: other.id } as const
  await app.database.insert(consent).values(unlinked)
  await client.call('agreeToWording', { body: { wording: brand.legalDate } })
  const renewed = (await client.call('consents')).filter(({ wording }) => wording === brand.legalDate)
  expect(renewed).toMatchObject([{ subject: 'terms' }])
})

test('a wording that is not the current one is refused', async () => {
  const { client } = await earlierParent()
  expect(await client.refusal('agreeToWording', { body: { wording: earlier } })).toMatchObject({ status: 409 })
})

test('an account without a consent has to consent only if it is older than the wording', async () => {
  const [younger, older] = [await app.make.teacher(), await app.make.teacher()]
  await app.database
    .update(account)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(account.id, older.id))
  expect(await app.as(younger).call('profileMe')).toMatchObject({ consent_due: false })
  expect(await app.as(older).call('profileMe')).toMatchObject({ consent_due: true })
})

test('a child never has to consent', async () => {
  const child = await app.make.student()
  await app.database
    .update(account)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(account.id, child.id))
  expect(await app.as(child).call('profileMe')).toMatchObject({ consent_due: false })
})

describe('a parent who withdraws the consent for a child', () => {
  const consented = async (schoolId: number | null) => {
    const parent = await app.make.parent()
    const child = await app.make.student({ parentId: parent.id, name: 'Budi', ...(schoolId !== null && { schoolId }) })
    const record = { accountId: parent.id, subject: 'child-data', relation: 'parent', studentId: child.id } as const
    await app.database.insert(consent).values({ ...record, wording: brand.legalDate, language: 'id' })
    return { parent, child, client: app.as(parent) }
  }
  const requests = (child: { id: number }) => app.database.select().from(erasure).where(eq(erasure.accountId, child.id))

  test('requests the erasure of a child at home, whose account is closed at once', async () => {
    const { child, client } = await consented(null)
    await client.call('withdrawConsent', { params: { id: child.id } })
    expect(await client.call('consents')).toMatchObject([{ withdrawn_at: expect.any(String) }])
    expect(await requests(child)).toMatchObject([{ reason: 'consent withdrawn', cancelledAt: null }])
    expect(await app.as(child).refusal('profileMe')).toMatchObject({ status: 401 })
    expect(await client.refusal('withdrawConsent', { params: { id: child.id } })).toMatchObject({ status: 409 })
  })

  test('consents again by cancelling the erasure', async () => {
    const { child, client } = await consented(null)
    await client.call('withdrawConsent', { params: { id: child.id } })
    await client.call('cancelErasure', { body: { ids: [child.id] } })
    expect(await client.call('consents')).toMatchObject([{ withdrawn_at: null }])
  })

  test('loses the link to a school’s student, and the school is asked to erase the child', async () => {
    const school = await app.make.school()
    const schoolAccount = await app.make.schoolAccount({ schoolId: school.id })
    const { child, client } = await consented(school.id)
    await client.call('withdrawConsent', { params: { id: child.id } })
    expect(await requests(child)).toEqual([])
    expect(await client.call('children', { query: {} })).toMatchObject({ total: 0 })
    const { data } = await app.as(schoolAccount).call('notifications', { query: { showAll: true } })
    expect(data.map(({ pesan }) => pesan)).toContainEqual(expect.stringMatching(/is asking you to delete all data/))
  })

  test('can withdraw only for a child of the family', async () => {
    const { client } = await consented(null)
    const other = await app.make.student()
    expect(await client.refusal('withdrawConsent', { params: { id: other.id } })).toMatchObject({ status: 404 })
  })
})
