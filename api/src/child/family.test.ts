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
  test('adds a child, who logs in with the card and is one of the parent’s children', async () => {
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
    const { user } = await app.nobody.call('loginUsername', { body: card })
    expect(user).toMatchObject({ role: 'child', fullname: 'Ayu Lestari' })
    expect(await app.as(parent).call('children', { query: {} })).toMatchObject({
      data: [{ id: card.id, preferred_name: 'Tari', grade: 3, school: null }],
    })
  })

  test('is remembered to have agreed, and to have added the child', async () => {
    const parent = await app.make.parent()
    const { id } = await app.as(parent).call('addChild', { body: { name: 'Budi', consent: true } })
    const agreed = await app.database.select().from(consent).where(eq(consent.accountId, parent.id))
    expect(agreed).toMatchObject([{ subject: 'child-data' }])
    const written = await app.database.select().from(auditEntry).where(eq(auditEntry.studentId, id))
    expect(written).toMatchObject([{ accountId: parent.id, action: 'child added' }])
  })

  test('learns which username is taken, and nothing is half written', async () => {
    const [parent, other] = [await app.make.parent(), await app.make.student()]
    const body = { name: 'Budi', username: other.username, consent: true as const }
    const refusal = await app.as(parent).refusal('addChild', { body })
    expect(refusal).toMatchObject({ status: 400, errors: { username: expect.stringContaining('already') } })
    expect(await app.database.$count(consent, eq(consent.accountId, parent.id))).toBe(0)
  })
})

describe('a test at home', () => {
  const familyWithSeat = async () => {
    const parent = await app.make.parent()
    const child = await app.make.student({ parentId: parent.id })
    const bought = await app.make.subscription({ parentId: parent.id, createdBy: parent.id, seats: 1 })
    await app.as(parent).call('addClassroomSubscription', {
      body: { student_ids: [child.id], subscription_id: bought.id },
    })
    return { parent, child }
  }

  test('is there for the child at once, and the same one when it is given twice', async () => {
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

test('the seats of the own children are shown, and whether they can be taken back', async () => {
  const parent = await app.make.parent()
  const child = await app.make.student({ parentId: parent.id })
  const mate = await app.make.student({ parentId: parent.id })
  const bought = await app.make.subscription({ parentId: parent.id, createdBy: parent.id, seats: 2 })
  const body = { student_ids: [child.id], subscription_id: bought.id }
  await app.as(parent).call('addClassroomSubscription', { body })
  expect(await app.as(parent).call('seatedChildren')).toMatchObject([
    { id: child.id, seats: [{ subscription_id: bought.id, can_take_back: true }] },
    { id: mate.id, seats: [] },
  ])
})
