import { type TestApp, testApp } from '../../testing/test-app'
import { seatFor, seatsFor } from './seats-for-tests'

const DAY = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const seatNow = async (student: { id: number }, at = new Date()) => seatFor(app.database, student.id, at)

test('a test uses the seat of the active subscription that ends first', async () => {
  const student = await app.make.student()
  const late = await app.make.subscription({ students: [student], endsAt: inDays(60) })
  const early = await app.make.subscription({ students: [student], endsAt: inDays(30) })
  expect(await seatNow(student)).toEqual({ id: early.seatRows[0]?.id, subscriptionId: early.id, testsLeft: 4 })
  expect(await seatNow(student, inDays(31))).toMatchObject({ subscriptionId: late.id })
  expect(await seatNow(student, inDays(61))).toBeNull()
})

test('a seat without tests left is not used, and a started test counts as used', async () => {
  const student = await app.make.student()
  const { id: seatId } = (await app.make.subscription({ students: [student], testsPerChild: 1 })).seatRows[0] ?? {
    id: 0,
  }
  const { schedule: _, ...given } = await app.make.assignment({ studentId: student.id, seatId })
  const attempt = { studentId: student.id, assignmentId: given.id }
  expect(await seatNow(student)).toMatchObject({ id: seatId, testsLeft: 1 })
  await app.make.finishedAttempt({ ...attempt, status: 'started', finishedAt: null })
  expect(await seatNow(student)).toBeNull()
})

test.each(['pending', 'ended', 'dropped'] as const)('no seat of a %s subscription is used', async (status) => {
  const student = await app.make.student()
  await app.make.subscription({ students: [student], status })
  expect(await seatNow(student)).toBeNull()
})

test('the seats of many students are found at once, preferring those of the school of the test', async () => {
  const school = await app.make.school()
  const parent = await app.make.parent()
  const [ayu, bagas, citra] = [await app.make.student(), await app.make.student(), await app.make.student()]
  const home = await app.make.subscription({ parentId: parent.id, students: [ayu], endsAt: inDays(10) })
  const bought = await app.make.subscription({ schoolId: school.id, students: [ayu, bagas], endsAt: inDays(50) })
  const ids = [ayu.id, bagas.id, citra.id]
  const subscriptionOf = async (owner?: { schoolId: number | null }) =>
    new Map([...(await seatsFor(app.database, ids, new Date(), owner))].map(([id, seat]) => [id, seat.subscriptionId]))
  expect(await subscriptionOf({ schoolId: school.id })).toEqual(
    new Map([
      [ayu.id, bought.id],
      [bagas.id, bought.id],
    ]),
  )
  expect(await subscriptionOf({ schoolId: null })).toEqual(
    new Map([
      [ayu.id, home.id],
      [bagas.id, bought.id],
    ]),
  )
  expect(await subscriptionOf()).toEqual(
    new Map([
      [ayu.id, home.id],
      [bagas.id, bought.id],
    ]),
  )
})
