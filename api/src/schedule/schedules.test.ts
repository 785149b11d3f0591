import { seededRandom } from '../assessment/simulate'
import { notifyTests } from '../attempt/notify-tests'
import { type Bank, bankOf } from '../bank/bank'
import { installBank } from '../bank/install-bank'
import type { TestClient } from '../testing/client'
import type { Identified } from '../testing/factories/rows'
import { answerByAbility, takeTest } from '../testing/take-test'
import { type TestApp, testApp } from '../testing/test-app'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

let app: TestApp
let bank: Bank
beforeAll(async () => {
  app = await testApp({ random: seededRandom(8) })
  await installBank(app.database)
  bank = await bankOf(app.database, app.clock.now())
  // Creates the exam that schools schedule.
  await app.make.assignment()
})
afterAll(() => app.close())

const after = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds).toISOString()

/**
 * Creates a school with two classes and their teachers; the first class has a child with a parent, and two more
 * children.
 */
async function makeSchool() {
  const school = await app.make.school()
  const inSchool = { schoolId: school.id }
  const [room, other] = [await app.make.classroom(inSchool), await app.make.classroom(inSchool)]
  const teacher = await app.make.teacher({ ...inSchool, classrooms: [room] })
  const colleague = await app.make.teacher({ ...inSchool, classrooms: [other] })
  const schoolAccount = await app.make.schoolAccount(inSchool)
  const parent = await app.make.parent()
  const ayu = await app.make.student({ ...inSchool, classrooms: [room], parentId: parent.id, name: 'Ayu', grade: 4 })
  const budi = await app.make.student({ ...inSchool, classrooms: [room], name: 'Budi', grade: 4 })
  const citra = await app.make.student({ ...inSchool, classrooms: [room], name: 'Citra', grade: 4 })
  const dewi = await app.make.student({ ...inSchool, classrooms: [other], name: 'Dewi', grade: 4 })
  return { school, room, other, teacher, colleague, schoolAccount, parent, ayu, budi, citra, dewi }
}

let keys = 0
const plan = (more: object = {}) => ({
  title: 'Reading check',
  exam: 'reading',
  key: `a key of its own ${++keys}`,
  opens_at: after(0),
  closes_at: after(HOUR),
  ...more,
})

const addSchedule = async (client: TestClient, more: object) =>
  (await client.call('addSchedule', { body: plan(more) })).id

const childrenOf = async (client: TestClient, id: number) => {
  const { list } = await client.call('schedule', { params: { id } })
  return list.map(({ name, state, tries_used, tries_allowed }) => [name, state, tries_used, tries_allowed])
}

const testOf = async (child: Identified) => (await app.as(child).call('tests'))[0]

async function finishTest(child: Identified) {
  const client = app.as(child)
  const test = await testOf(child)
  if (!test) throw new Error('This child has no test.')
  await takeTest(client, { code: test.code, id: test.id }, answerByAbility(bank, 0, seededRandom(child.id)))
}

const notificationsOf = async (recipient: Identified) => {
  const { data } = await app.as(recipient).call('notifications', { query: { showAll: true } })
  return data.map(({ pesan }) => pesan.replace(/ on .*| It closes on .*/, ''))
}

describe('a scheduled test', () => {
  test('is assigned to a class and to single children, and can be taken at once', async () => {
    const { schoolAccount, room, dewi, ayu } = await makeSchool()
    const school = app.as(schoolAccount)
    const id = await addSchedule(school, { classrooms: [room.id], students: [dewi.id], tries: 2 })
    expect(await childrenOf(school, id)).toEqual(
      ['Ayu', 'Budi', 'Citra', 'Dewi'].map((name) => [name, 'waiting', 0, 2]),
    )
    await finishTest(ayu)
    const record = await school.call('schedule', { params: { id } })
    expect(record).toMatchObject({ children: 4, finished: 1, working: 0, state: 'open', changeable: true, joined: [] })
    expect(record.list[0]).toMatchObject({ name: 'Ayu', state: 'finished', report_id: expect.any(Number) })
  })

  test('is created once if the same request arrives several times at once', async () => {
    const { teacher, room } = await makeSchool()
    const client = app.as(teacher)
    const body = plan({ classrooms: [room.id] })
    const made = await Promise.all([1, 2, 3].map(() => client.call('addSchedule', { body })))
    const [first] = made
    expect(made).toEqual([first, first, first])
    expect(first?.children).toBe(3)
    const { total } = await client.call('schedules', { query: {} })
    expect(total).toBe(1)
  })

  test('notifies its children and their parents', async () => {
    const { teacher, room, ayu, parent } = await makeSchool()
    await addSchedule(app.as(teacher), { classrooms: [room.id], opens_at: after(2 * HOUR), closes_at: after(3 * HOUR) })
    await notifyTests(app.database, app.clock.now())
    expect(await notificationsOf(ayu)).toEqual(['New test: “Reading check”. It opens'])
    expect(await notificationsOf(parent)).toEqual(['New test for Ayu: “Reading check”. It opens'])
  })

  test.each<[string, () => object, string]>([
    ['closes_at', () => ({ closes_at: after(-HOUR) }), 'Closing time must be in the future.'],
    ['closes_at', () => ({ opens_at: after(2 * HOUR) }), 'Closing time must be after opening time.'],
    ['closes_at', () => ({ closes_at: after(400 * DAY) }), 'A test can be open for at most 366 days.'],
    ['opens_at', () => ({ opens_at: 'tomorrow' }), 'Please choose a day and a time.'],
    ['title', () => ({ title: ' ' }), 'Please enter a title.'],
    ['exam', () => ({ exam: 'swimming' }), 'Please choose one of the tests.'],
    ['tries', () => ({ tries: 6 }), 'tries must be a whole number from 1 to 5.'],
    ['students', () => ({ classrooms: [] }), 'Please choose at least one student.'],
  ])('is refused with an error about %s', async (field, wrong, sentence) => {
    const { teacher, room } = await makeSchool()
    const body = plan({ classrooms: [room.id], ...wrong() })
    const refused = await app.as(teacher).refusal('addSchedule', { body })
    expect(refused).toMatchObject({ status: 400, errors: { [field]: sentence } })
    expect(await app.as(teacher).call('schedules', { query: {} })).toMatchObject({ total: 0 })
  })
})

describe('a teacher', () => {
  test('schedules tests only for their own classes and children', async () => {
    const { teacher, other, dewi } = await makeSchool()
    for (const more of [{ classrooms: [other.id] }, { students: [dewi.id] }]) {
      expect(await app.as(teacher).refusal('addSchedule', { body: plan(more) })).toMatchObject({ status: 404 })
    }
  })

  test('sees the tests of their own children, counts only those children and cannot change the tests', async () => {
    const { schoolAccount, teacher, colleague, room, other } = await makeSchool()
    const id = await addSchedule(app.as(schoolAccount), { classrooms: [room.id, other.id] })
    const seen = await app.as(colleague).call('schedule', { params: { id } })
    expect(seen).toMatchObject({ children: 1, changeable: false, classrooms: [{ id: other.id }] })
    expect(seen.list.map(({ name }) => name)).toEqual(['Dewi'])
    expect(await app.as(colleague).refusal('closeSchedule', { params: { id } })).toMatchObject({ status: 403 })
    const mine = await addSchedule(app.as(teacher), { classrooms: [room.id] })
    expect(await app.as(colleague).refusal('schedule', { params: { id: mine } })).toMatchObject({ status: 404 })
    expect((await app.as(schoolAccount).call('schedules', { query: {} })).total).toBe(2)
  })

  test('may let their own children start a school’s test early, but no others', async () => {
    const { schoolAccount, teacher, room, other, ayu, dewi } = await makeSchool()
    const times = { opens_at: after(DAY), closes_at: after(2 * DAY) }
    const id = await addSchedule(app.as(schoolAccount), { classrooms: [room.id, other.id], ...times })
    const call = (students: number[]) => ({ params: { id }, body: { students } })
    await app.as(teacher).call('allowNow', call([ayu.id]))
    expect(await app.as(teacher).refusal('allowNow', call([dewi.id]))).toMatchObject({ status: 404 })
    expect((await testOf(ayu))?.state).toBe('open')
    expect((await testOf(dewi))?.state).toBe('upcoming')
  })
})

describe('the list of scheduled tests', () => {
  test('can be filtered by state, title, class and period', async () => {
    const { teacher, room } = await makeSchool()
    const client = app.as(teacher)
    const open = await addSchedule(client, { classrooms: [room.id], title: 'Now' })
    const times = { opens_at: after(10 * DAY), closes_at: after(12 * DAY) }
    const later = await addSchedule(client, { classrooms: [room.id], title: 'Later', ...times })
    const ids = async (query: object) => (await client.call('schedules', { query })).data.map(({ id }) => id)
    expect(await ids({ options: { sortBy: 'opens_at', sortDesc: true } })).toEqual([later, open])
    expect(await ids({ state: 'upcoming' })).toEqual([later])
    expect(await ids({ state: 'open' })).toEqual([open])
    expect(await ids({ state: 'closed' })).toEqual([])
    expect(await ids({ q: 'now' })).toEqual([open])
    expect(await ids({ options: { classroom_id: room.id } })).toEqual([open, later])
    expect(await ids({ from: after(9 * DAY), until: after(11 * DAY) })).toEqual([later])
    expect(await ids({ from: after(2 * HOUR), until: after(9 * DAY) })).toEqual([])
  })
})

describe('a teacher who changes a scheduled test', () => {
  test('can change everything before it opens, which notifies its children of the new time', async () => {
    const { teacher, room, ayu } = await makeSchool()
    const client = app.as(teacher)
    const id = await addSchedule(client, { classrooms: [room.id], opens_at: after(DAY), closes_at: after(2 * DAY) })
    const body = { title: 'Another name', opens_at: after(3 * DAY), closes_at: after(4 * DAY), tries: 3 }
    await client.call('editSchedule', { params: { id }, body })
    const { title, opens_at, closes_at, tries_allowed } = await client.call('schedule', { params: { id } })
    expect({ title, opens_at, closes_at, tries: tries_allowed }).toEqual(body)
    expect(await notificationsOf(ayu)).toEqual(['New time for “Another name”: it opens'])
  })

  test('cannot move the opening or reduce the attempts once it is open, or edit it once it is closed', async () => {
    const { teacher, room } = await makeSchool()
    const client = app.as(teacher)
    const id = await addSchedule(client, { classrooms: [room.id], tries: 2 })
    const { opens_at } = await client.call('schedule', { params: { id } })
    const body = { title: 'Check', opens_at, closes_at: after(2 * HOUR), tries: 2 }
    await client.call('editSchedule', { params: { id }, body })
    const refusal = (more: object) => client.refusal('editSchedule', { params: { id }, body: { ...body, ...more } })
    expect((await refusal({ opens_at: after(HOUR) })).errors).toHaveProperty('opens_at')
    expect((await refusal({ tries: 1 })).errors).toHaveProperty('tries')
    await client.call('closeSchedule', { params: { id } })
    expect(await refusal({})).toMatchObject({ status: 409 })
  })

  test('can close it early, and reopen it by extending it', async () => {
    const { teacher, room, ayu } = await makeSchool()
    const client = app.as(teacher)
    const id = await addSchedule(client, { classrooms: [room.id] })
    await client.call('closeSchedule', { params: { id } })
    expect((await testOf(ayu))?.state).toBe('closed')
    expect(await app.as(ayu).refusal('startTest', { params: await addressOf(ayu) })).toMatchObject({ status: 409 })
    await client.call('extendSchedule', { params: { id }, body: { closes_at: after(HOUR) } })
    expect((await testOf(ayu))?.state).toBe('open')
    const past = { params: { id }, body: { closes_at: after(-HOUR) } }
    expect(await client.refusal('extendSchedule', past)).toMatchObject({ status: 400 })
  })

  test('lets a running attempt finish the items that it already has when closing it early', async () => {
    const { teacher, room, ayu } = await makeSchool()
    const id = await addSchedule(app.as(teacher), { classrooms: [room.id] })
    const params = await addressOf(ayu)
    const child = app.as(ayu)
    let state = await child.call('startTest', { params })
    await app.as(teacher).call('closeSchedule', { params: { id } })
    for (let number = 1; number <= 2; number++) {
      const body = { tries: 1, number, choice: 0, milliseconds: 60_000 }
      state = await child.call('answerItem', { params, body })
    }
    expect(state).toMatchObject({ finished: true, answered: 2 })
  })

  test('can cancel it only while no child has started', async () => {
    const { teacher, room, ayu } = await makeSchool()
    const client = app.as(teacher)
    const id = await addSchedule(client, { classrooms: [room.id] })
    await client.call('cancelSchedule', { params: { id } })
    expect(await client.refusal('schedule', { params: { id } })).toMatchObject({ status: 404 })
    expect(await notificationsOf(ayu)).toEqual(['“Reading check” has been cancelled.'])
    const second = await addSchedule(client, { classrooms: [room.id] })
    await app.as(ayu).call('startTest', { params: await addressOf(ayu) })
    expect(await client.refusal('cancelSchedule', { params: { id: second } })).toMatchObject({ status: 409 })
  })
})

const addressOf = async (child: Identified) => {
  const test = await testOf(child)
  return { code: test?.code ?? '', id: test?.id ?? 0 }
}

describe('an exception for one child', () => {
  test('allows a start before the test opens, until it is revoked', async () => {
    const { teacher, room, ayu, budi } = await makeSchool()
    const client = app.as(teacher)
    const id = await addSchedule(client, { classrooms: [room.id], opens_at: after(DAY), closes_at: after(2 * DAY) })
    await client.call('allowNow', { params: { id }, body: { students: [ayu.id, budi.id] } })
    expect((await testOf(ayu))?.state).toBe('open')
    expect(await notificationsOf(ayu)).toEqual(['A test is open for you: “Reading check”.'])
    await client.call('allowNow', { params: { id }, body: { students: [budi.id], allowed: false } })
    expect((await testOf(budi))?.state).toBe('upcoming')
    await finishTest(ayu)
    expect((await childrenOf(client, id))[0]).toEqual(['Ayu', 'finished', 1, 1])
  })

  test('allows only one more attempt to a child who has none left, even if requested twice', async () => {
    const { teacher, room, ayu, budi } = await makeSchool()
    const client = app.as(teacher)
    const id = await addSchedule(client, { classrooms: [room.id] })
    await finishTest(ayu)
    const call = { params: { id }, body: { students: [ayu.id, budi.id] } }
    await client.call('allowRetake', call)
    await client.call('allowRetake', call)
    const [first, second] = await childrenOf(client, id)
    expect([first, second]).toEqual([
      ['Ayu', 'finished', 1, 2],
      ['Budi', 'waiting', 0, 1],
    ])
    expect(await notificationsOf(ayu)).toContain('You can take “Reading check” again.')
    await client.call('allowRetake', { ...call, body: { ...call.body, allowed: false } })
    expect((await childrenOf(client, id))[0]).toEqual(['Ayu', 'finished', 1, 1])
    await client.call('allowRetake', call)
    await finishTest(ayu)
    expect((await childrenOf(client, id))[0]).toEqual(['Ayu', 'finished', 2, 2])
  })

  test('is refused once the test is closed', async () => {
    const { teacher, room, ayu } = await makeSchool()
    const client = app.as(teacher)
    const id = await addSchedule(client, { classrooms: [room.id] })
    await client.call('closeSchedule', { params: { id } })
    const call = { params: { id }, body: { students: [ayu.id] } }
    for (const name of ['allowNow', 'allowRetake', 'addToSchedule'] as const) {
      expect(await client.refusal(name, call)).toMatchObject({ status: 409 })
    }
  })
})

describe('the children of a schedule', () => {
  test('can be extended by new members of the class, and removed if they have not started', async () => {
    const { teacher, school, room, ayu, budi } = await makeSchool()
    const client = app.as(teacher)
    const id = await addSchedule(client, { classrooms: [room.id] })
    const eka = await app.make.student({ schoolId: school.id, classrooms: [room], name: 'Eka' })
    const { joined } = await client.call('schedule', { params: { id } })
    expect(joined).toEqual([{ id: eka.id, name: 'Eka' }])
    await client.call('addToSchedule', { params: { id }, body: { students: [eka.id] } })
    expect((await client.call('schedule', { params: { id } })).joined).toEqual([])
    expect(await notificationsOf(eka)).toEqual(['A test is open for you: “Reading check”.'])
    await client.call('removeFromSchedule', { params: { id }, body: { students: [budi.id] } })
    expect((await childrenOf(client, id)).map(([name]) => name)).toEqual(['Ayu', 'Citra', 'Eka'])
    await app.as(ayu).call('startTest', { params: await addressOf(ayu) })
    const both = { params: { id }, body: { students: [ayu.id, eka.id] } }
    expect(await client.refusal('removeFromSchedule', both)).toMatchObject({ status: 409 })
    expect(await childrenOf(client, id)).toHaveLength(3)
  })
})

describe('seats for a scheduled test', () => {
  test('are required in a school that buys seats, and students without one are named', async () => {
    const { teacher, school, room, ayu, budi } = await makeSchool()
    await app.make.subscription({ schoolId: school.id, students: [ayu, budi], testsPerChild: 1 })
    const client = app.as(teacher)
    const { data } = await client.call('candidates', { query: { options: { sortBy: 'name' } } })
    expect(data.map(({ name, seat: state }) => [name, state])).toEqual([
      ['Ayu', 'given'],
      ['Budi', 'given'],
      ['Citra', 'missing'],
    ])
    const refused = await client.refusal('addSchedule', { body: plan({ classrooms: [room.id] }) })
    expect(refused.errors?.students).toBe('These students have no seat: Citra. Give them a seat or leave them out.')
    const id = await addSchedule(client, { classrooms: [room.id], without_seatless: true })
    expect((await childrenOf(client, id)).map(([name]) => name)).toEqual(['Ayu', 'Budi'])
    await app.as(ayu).call('startTest', { params: await addressOf(ayu) })
    // Each seat covers one test, and that test is running now.
    const again = await client.refusal('addSchedule', { body: plan({ students: [ayu.id] }) })
    expect(again.status).toBe(400)
  })

  test('are not needed in a school that never bought any', async () => {
    const { teacher } = await makeSchool()
    const { data } = await app.as(teacher).call('candidates', { query: {} })
    expect(new Set(data.map(({ seat: state }) => state))).toEqual(new Set(['not_needed']))
  })
})
