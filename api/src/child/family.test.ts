import { eq } from 'drizzle-orm'
import { STANDARD_PROFILE } from '../assessment/profile'
import { auditEntry, consent, exam, schedule } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.database.insert(exam).values({ code: 'reading', title: 'Reading test', profile: STANDARD_PROFILE })
})
afterAll(() => app.close())

describe('a parent', () => {
  test('can add a child, who logs in with the card and appears in the parent’s list', async () => {
    const parent = await app.make.parent()
    const body = {
      name: 'Ayu Lestari',
      preferred_name: 'Tari',
      grade: 3,
      date_of_birth: '2017-05-02',
      consent: true as const,
    }
    const card = await app.as(parent).call('addChild', { body })
    expect(card).toMatchObject({
      name: 'Ayu Lestari',
      preferred_name: 'Tari',
      username: expect.stringMatching(/^ayu\.lestari/),
    })
    const { user } = await app.anonymous.call('loginUsername', { body: card })
    expect(user).toMatchObject({ role: 'child', fullname: 'Ayu Lestari' })
    expect(await app.as(parent).call('children', { query: {} })).toMatchObject({
      data: [{ id: card.id, preferred_name: 'Tari', grade: 3, school: null }],
    })
  })

  test('who adds a child leaves a consent record and an audit entry', async () => {
    const parent = await app.make.parent()
    const body = { name: 'Budi', relation: 'guardian', consent: true } as const
    const { id } = await app.as(parent).call('addChild', { body })
    const agreed = await app.database.select().from(consent).where(eq(consent.accountId, parent.id))
    expect(agreed).toMatchObject([{ subject: 'child-data', relation: 'guardian', studentId: id, verifiedBy: null }])
    const written = await app.database.select().from(auditEntry).where(eq(auditEntry.studentId, id))
    expect(written).toMatchObject([{ accountId: parent.id, action: 'child added' }])
  })

  test('who enters a taken username gets an error, and no consent is stored', async () => {
    const [parent, other] = [await app.make.parent(), await app.make.student()]
    const body = { name: 'Budi', username: other.username, consent: true as const }
    const refusal = await app.as(parent).refusal('addChild', { body })
    expect(refusal).toMatchObject({ status: 400, errors: { username: expect.stringContaining('already') } })
    expect(await app.database.$count(consent, eq(consent.accountId, parent.id))).toBe(0)
  })
})

describe('a home test', () => {
  const familyWithSeat = async () => {
    const parent = await app.make.parent()
    const child = await app.make.student({ parentId: parent.id })
    const bought = await app.make.subscription({ parentId: parent.id, createdBy: parent.id, seats: 1 })
    await app.as(parent).call('addClassroomSubscription', {
      body: { student_ids: [child.id], subscription_id: bought.id },
    })
    return { parent, child }
  }

  test('is open for the child at once, and assigning it twice creates only one', async () => {
    const { parent, child } = await familyWithSeat()
    const homeTest = await app.as(parent).call('giveHomeTest', { params: { id: child.id } })
    expect(await app.as(parent).call('giveHomeTest', { params: { id: child.id } })).toEqual(homeTest)
    expect(await app.as(child).call('tests')).toMatchObject([
      { ...homeTest, state: 'open', title: 'Reading test at home' },
    ])
    expect(await app.database.$count(schedule, eq(schedule.createdBy, parent.id))).toBe(1)
  })

  test('needs a seat', async () => {
    const parent = await app.make.parent()
    const child = await app.make.student({ parentId: parent.id, name: 'Budi' })
    const refusal = await app.as(parent).refusal('giveHomeTest', { params: { id: child.id } })
    expect(refusal).toMatchObject({
      status: 409,
      message: 'Budi has no seat with tests left. Please buy a seat or give a free one.',
    })
  })
})

test('a parent sees the seats of each child and whether they can be taken back', async () => {
  const parent = await app.make.parent()
  const child = await app.make.student({ parentId: parent.id })
  const sibling = await app.make.student({ parentId: parent.id })
  const bought = await app.make.subscription({ parentId: parent.id, createdBy: parent.id, seats: 2 })
  const body = { student_ids: [child.id], subscription_id: bought.id }
  await app.as(parent).call('addClassroomSubscription', { body })
  expect(await app.as(parent).call('seatedChildren')).toMatchObject([
    { id: child.id, seats: [{ subscription_id: bought.id, can_take_back: true }] },
    { id: sibling.id, seats: [] },
  ])
})
