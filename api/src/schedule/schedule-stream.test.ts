import type { ScheduledChild, ScheduleNews } from '@lekta/shared/contract/schedule'
import { eq } from 'drizzle-orm'
import { mostQuestions } from '../assessment/engines'
import { STANDARD_PASSAGE_PROFILE } from '../assessment/passages/profile'
import { drawNormal, seededRandom } from '../assessment/simulate'
import { type Bank, bankOf } from '../bank/bank'
import { installBank } from '../bank/install-bank'
import { assignment } from '../database/schema'
import type { EventStream } from '../testing/event-stream'
import { answerByAbility, takeTest } from '../testing/take-test'
import { type TestApp, testApp } from '../testing/test-app'

const HOUR = 60 * 60_000

let app: TestApp
let bank: Bank
beforeAll(async () => {
  app = await testApp({ random: seededRandom(4) })
  await installBank(app.database)
  bank = await bankOf(app.database, app.clock.now())
  await app.make.assignment()
})
afterAll(() => app.close())

/** Returns a class with a test that is open now. */
async function classWithTest(size: number) {
  const inSchool = { schoolId: (await app.make.school()).id }
  const room = await app.make.classroom(inSchool)
  const teacher = await app.make.teacher({ ...inSchool, classrooms: [room] })
  const children = []
  for (let i = 0; i < size; i++) {
    children.push(await app.make.student({ ...inSchool, classrooms: [room], grade: 4, name: `Child ${i}` }))
  }
  const times = { opens_at: app.clock.now().toISOString(), closes_at: new Date(Date.now() + HOUR).toISOString() }
  const body = { title: 'Check', exam: 'reading', key: `watched class ${room.id}`, classrooms: [room.id], ...times }
  const { id } = await app.as(teacher).call('addSchedule', { body })
  const assignments = await app.database.select().from(assignment).where(eq(assignment.scheduleId, id))
  const addressOf = (child: { id: number }) => ({
    code: 'reading',
    id: assignments.find(({ studentId }) => studentId === child.id)?.id ?? 0,
  })
  return { id, teacher, children, addressOf }
}

/** Follows a stream until a condition holds. Returns each student as the latest event describes them. */
async function watch(stream: EventStream, until: (children: Map<number, ScheduledChild>) => boolean) {
  const children = new Map<number, ScheduledChild>()
  while (!until(children)) {
    const news = (await stream.next()) as ScheduleNews | null
    if (!news) throw new Error('The line has ended.')
    for (const child of news.list) children.set(child.id, child)
  }
  return children
}

test('the teacher’s stream follows thirty children who take a test at once, until all finish', async () => {
  const { id, teacher, children, addressOf } = await classWithTest(30)
  const stream = await app.as(teacher).listen('scheduleStream', { params: { id } })
  const counts = new Map<number, number[]>()
  const watched = watch(stream, (seen) => {
    for (const child of seen.values()) {
      if (child.working) counts.set(child.id, [...(counts.get(child.id) ?? []), child.working.answered])
    }
    return [...seen.values()].filter(({ state }) => state === 'finished').length === 30
  })
  const random = seededRandom(30)
  await Promise.all(
    children.map((child) =>
      takeTest(
        app.as(child),
        addressOf(child),
        answerByAbility(bank, drawNormal(0, 1, random), seededRandom(child.id)),
      ),
    ),
  )
  const seen = await watched
  await stream.close()
  expect([...seen.values()].every(({ report_id, working }) => report_id !== null && working === null)).toBe(true)
  // Every student appeared in the events, and no student's progress ever went back.
  expect(counts.size).toBe(30)
  for (const answered of counts.values()) expect(answered).toEqual(answered.toSorted((a, b) => a - b))
  expect(await app.as(teacher).call('schedule', { params: { id } })).toMatchObject({ finished: 30, working: 0 })
}, 120_000)

test('the stream sends a start, an answer, a heartbeat and a schedule change as they happen', async () => {
  const { id, teacher, children, addressOf } = await classWithTest(1)
  const [child] = children
  if (!child) throw new Error('The class has a child.')
  const [client, params] = [app.as(child), addressOf(child)]
  const stream = await app.as(teacher).listen('scheduleStream', { params: { id } })
  const next = async () => (await stream.next()) as ScheduleNews
  await client.call('startTest', { params })
  const started = (await next()).list[0]
  expect(started).toMatchObject({ state: 'working', working: { answered: 0, guessing: false, resting: false } })
  await client.call('answerItem', { params, body: { tries: 1, number: 1, choice: 0, milliseconds: 60_000 } })
  const answered = (await next()).list[0]?.working
  expect(answered).toMatchObject({ answered: 1, max_items: mostQuestions(STANDARD_PASSAGE_PROFILE) })
  app.clock.advance(90_000)
  await client.call('showLife', { params, body: { tries: 1 } })
  const alive = (await next()).list[0]?.working
  expect(alive?.moved_at).toBe(answered?.moved_at)
  expect(Date.parse(alive?.seen_at ?? '')).toBeGreaterThanOrEqual(Date.parse(answered?.seen_at ?? '') + 90_000)
  await app.as(teacher).call('closeSchedule', { params: { id } })
  expect(await next()).toEqual({ list: [], changed: true })
  await stream.close()
})

test('a child who guesses is shown as pausing, and the teacher is notified once', async () => {
  const { id, teacher, children, addressOf } = await classWithTest(1)
  const [child] = children
  if (!child) throw new Error('The class has a child.')
  const [client, params] = [app.as(child), addressOf(child)]
  await client.call('startTest', { params })
  const workingAfter = async (number: number, milliseconds: number) => {
    await client.call('answerItem', { params, body: { tries: 1, number, choice: 0, milliseconds } })
    return (await app.as(teacher).call('schedule', { params: { id } })).list[0]?.working
  }
  expect(await workingAfter(1, 100)).toMatchObject({ guessing: false, resting: false })
  for (const number of [2, 3]) await workingAfter(number, 100)
  expect(await workingAfter(4, 100)).toMatchObject({ guessing: true, resting: true })
  expect(await workingAfter(5, 100)).toMatchObject({ guessing: true, resting: false })
  expect(await workingAfter(6, 60_000)).toMatchObject({ guessing: false, resting: false })
  for (const number of [7, 8, 9, 10]) await workingAfter(number, 100)
  const { data } = await app.as(teacher).call('notifications', { query: {} })
  expect(data.map(({ pesan, tautan }) => [pesan.split(' is answering ')[0], tautan])).toEqual([
    ['Child 0', `/teacher/schedule/${id}`],
  ])
})

test('a heartbeat is only accepted from the child itself and for its running attempt', async () => {
  const { children, addressOf } = await classWithTest(2)
  const [one, other] = children
  if (!one || !other) throw new Error('The class has two children.')
  const life = (tries: number) => ({ params: addressOf(one), body: { tries } })
  expect(await app.as(one).refusal('showLife', life(1))).toMatchObject({ status: 404 })
  await app.as(one).call('startTest', { params: addressOf(one) })
  await app.as(one).call('showLife', life(1))
  expect(await app.as(one).refusal('showLife', life(2))).toMatchObject({ status: 404 })
  expect(await app.as(other).refusal('showLife', life(1))).toMatchObject({ status: 404 })
})
