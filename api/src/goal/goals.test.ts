import { abilityOf } from '../assessment/scale'
import { type TestApp, testApp } from '../testing/test-app'

const DAY = 24 * 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const dayIn = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)

const finish = ({ id }: { id: number }, measure: number, days = 1, trusted = true) =>
  app.make.finishedAttempt({
    studentId: id,
    finishedAt: new Date(app.clock.now().getTime() - days * DAY),
    ability: abilityOf(measure),
    ...{ trusted, grade: 4 },
  })

/** A school with a class of three students, at 500L, 600L and 700L, its teacher and a colleague. */
async function classOfThree() {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId })
  const student = (name: string) => app.make.student({ schoolId, name, classrooms: [room], grade: 4 })
  const [ayu, budi, citra] = [await student('Ayu'), await student('Budi'), await student('Citra')]
  await finish(ayu, 500)
  await finish(budi, 600)
  await finish(citra, 700)
  const teacher = await app.make.teacher({ schoolId, name: 'Bu Sari', classrooms: [room] })
  const colleague = await app.make.teacher({ schoolId, classrooms: [await app.make.classroom({ schoolId })] })
  return { schoolId, room, ayu, budi, teacher, colleague, head: await app.make.schoolAccount({ schoolId }) }
}

test('a goal of a student starts at today’s measure and is reached by a later test', async () => {
  const { ayu, head, teacher } = await classOfThree()
  const query = { student_id: ayu.id }
  await app.as(head).call('setGoal', { body: { ...query, target: 600, by: dayIn(90), owner_id: teacher.id } })
  const [goal] = await app.as(teacher).call('goals', { query })
  expect(goal).toMatchObject({
    ...{ start: 500, current: 500, target: 600, state: 'waiting', editable: true },
    owner: { id: teacher.id, name: 'Bu Sari' },
  })
  await finish(ayu, 620, -1)
  expect(await app.as(head).call('goals', { query })).toMatchObject([{ current: 620, state: 'reached' }])
})

test('the goal of a class is about the median of its members', async () => {
  const { room, teacher, head } = await classOfThree()
  const body = { classroom_id: room.id, target: 650, by: dayIn(90) }
  await app.as(teacher).call('setGoal', { body })
  expect(await app.as(head).call('goals', { query: {} })).toMatchObject([
    { classroom_id: room.id, start: 600, current: 600, owner: null },
  ])
})

test('a goal that is not above today’s measure is refused', async () => {
  const { ayu, head } = await classOfThree()
  const { status, body } = await app
    .as(head)
    .send('setGoal', { body: { student_id: ayu.id, target: 500, by: dayIn(90) } })
  expect([status, body]).toMatchObject([400, { errors: { target: 'Please choose a measure above today’s 500L.' } }])
})

test('a goal is refused without a reliable test, and for a day that has come', async () => {
  const { schoolId, ayu, head } = await classOfThree()
  const untested = await app.make.student({ schoolId })
  await finish(untested, 400, 1, false)
  const send = (id: number, by: string) => app.as(head).send('setGoal', { body: { student_id: id, target: 900, by } })
  expect((await send(untested.id, dayIn(9))).body).toMatchObject({
    errors: { target: expect.stringMatching(/reliable/) },
  })
  expect((await send(ayu.id, dayIn(0))).body).toMatchObject({ errors: { by: 'Please choose a day after today.' } })
})

test('a second goal takes the place of the first, for a student, a class and the school', async () => {
  const { ayu, room, head } = await classOfThree()
  for (const subject of [{ student_id: ayu.id }, { classroom_id: room.id }, {}])
    for (const target of [800, 900]) await app.as(head).call('setGoal', { body: { ...subject, target, by: dayIn(60) } })
  const targets = async (query: object) => (await app.as(head).call('goals', { query })).map(({ target }) => target)
  expect(await targets({ student_id: ayu.id })).toEqual([900])
  expect(await targets({})).toEqual([900, 900])
})

describe('a teacher', () => {
  test('sees the goal of the school and cannot change it', async () => {
    const { head, teacher } = await classOfThree()
    const { id } = await app.as(head).call('setGoal', { body: { target: 800, by: dayIn(60) } })
    expect(await app.as(teacher).call('goals', { query: {} })).toMatchObject([{ id, editable: false }])
    expect((await app.as(teacher).send('removeGoal', { params: { id } })).status).toBe(404)
    const own = await app.as(teacher).send('setGoal', { body: { target: 900, by: dayIn(60) } })
    expect([own.status, own.body]).toMatchObject([
      400,
      { errors: { classroom_id: expect.stringMatching(/^Only the school/) } },
    ])
  })

  test('has nothing to do with goals of students and classes of a colleague', async () => {
    const { ayu, room, teacher, colleague } = await classOfThree()
    const { id } = await app.as(teacher).call('setGoal', { body: { student_id: ayu.id, target: 700, by: dayIn(60) } })
    await app.as(teacher).call('setGoal', { body: { classroom_id: room.id, target: 700, by: dayIn(60) } })
    expect((await app.as(colleague).send('goals', { query: { student_id: ayu.id } })).status).toBe(404)
    expect(await app.as(colleague).call('goals', { query: {} })).toEqual([])
    expect((await app.as(colleague).send('removeGoal', { params: { id } })).status).toBe(404)
    await app.as(teacher).call('removeGoal', { params: { id } })
    expect(await app.as(teacher).call('goals', { query: { student_id: ayu.id } })).toEqual([])
  })
})
