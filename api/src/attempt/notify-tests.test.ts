import { eq } from 'drizzle-orm'
import { seededRandom } from '../assessment/simulate'
import { bankOf } from '../bank/bank'
import { installBank } from '../bank/install-bank'
import { assignment, attempt, classroomTeacher, notification, schedule, scheduleClassroom } from '../database/schema'
import type { Identified } from '../testing/factories/rows'
import { answerByAbility, takeTest } from '../testing/take-test'
import { type TestApp, testApp } from '../testing/test-app'
import { notifyTests, notifyTestsJob } from './notify-tests'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const now = new Date('2026-05-05T02:00:00.000Z')
const after = (milliseconds: number, from = now) => new Date(from.getTime() + milliseconds)

let app: TestApp
beforeAll(async () => {
  app = await testApp({ random: seededRandom(5) })
})
afterAll(() => app.close())
// Each test starts without the data of other tests, so that only its own notifications are due.
beforeEach(async () => {
  await app.database.delete(notification)
  await app.database.delete(attempt)
  await app.database.delete(assignment)
  await app.database.delete(scheduleClassroom)
  await app.database.delete(schedule)
})

/** Returns the notifications of an account, the newest last. */
const notificationsOf = async ({ id }: Identified) => {
  const options = { sortBy: 'waktu_notifikasi', itemsPerPage: 100 }
  const { data } = await app.as({ id }).call('notifications', { query: { showAll: true, options } })
  return data.map(({ pesan, tautan }) => [pesan, tautan])
}

interface Window {
  opensAt: Date
  closesAt: Date
  createdAt?: Date
}

/** Creates a class of two with their teacher, a parent of the first child, and a test for both children. */
async function classWithTest(times: Window) {
  const school = await app.make.school({ timeZone: 'Asia/Makassar' })
  const inSchool = { schoolId: school.id }
  const room = await app.make.classroom(inSchool)
  const teacher = await app.make.teacher({ ...inSchool, classrooms: [room] })
  const parent = await app.make.parent()
  const child = await app.make.student({ ...inSchool, classrooms: [room], parentId: parent.id, name: 'Ayu' })
  const mate = await app.make.student({ ...inSchool, classrooms: [room], name: 'Budi' })
  const assigned = await app.make.assignment({
    title: 'May check',
    studentId: child.id,
    createdBy: teacher.id,
    createdAt: after(-9 * DAY),
    ...times,
  })
  const [other] = await app.database
    .insert(assignment)
    .values({ scheduleId: assigned.schedule.id, studentId: mate.id })
    .returning()
  const finish = (name: 'child' | 'mate') => {
    const [studentId, assignmentId] = name === 'child' ? [child.id, assigned.id] : [mate.id, other?.id]
    return app.make.finishedAttempt({ studentId, assignmentId, finishedAt: now })
  }
  return { school, room, teacher, parent, child, mate, finish, schedule: assigned.schedule }
}

const profileOf = ({ id }: Identified) => `/parent/profile/child/${id}`

test('children and their parents are notified of an upcoming test, teachers are not', async () => {
  const { child, parent, mate, teacher } = await classWithTest({
    createdAt: after(-1000),
    opensAt: after(2 * DAY),
    closesAt: after(4 * DAY),
  })
  await notifyTests(app.database, now)
  const rest = '“May check”. It opens on 7 May 2026 at 10:00.'
  expect(await notificationsOf(child)).toEqual([[`New test: ${rest}`, '/child/test']])
  expect(await notificationsOf(mate)).toEqual([[`New test: ${rest}`, '/child/test']])
  expect(await notificationsOf(parent)).toEqual([[`New test for Ayu: ${rest}`, profileOf(child)]])
  expect(await notificationsOf(teacher)).toEqual([])
})

test('children and parents are notified of an open test, even if it opened 20 hours earlier', async () => {
  const { child, parent } = await classWithTest({ opensAt: after(-20 * HOUR), closesAt: after(4 * DAY) })
  await notifyTests(app.database, now)
  const rest = '“May check”. It closes on 9 May 2026 at 10:00.'
  expect(await notificationsOf(child)).toEqual([[`A test is open for you: ${rest}`, '/child/test']])
  expect(await notificationsOf(parent)).toEqual([[`A test is open for Ayu: ${rest}`, profileOf(child)]])
})

test('on the last day, unfinished children, their parents and, with a count, teachers are notified', async () => {
  const {
    child,
    parent,
    mate,
    teacher,
    finish,
    schedule: assigned,
  } = await classWithTest({
    opensAt: after(-6 * DAY),
    closesAt: after(DAY - HOUR),
  })
  await finish('mate')
  await notifyTests(app.database, now)
  const closes = 'on 6 May 2026 at 09:00.'
  expect(await notificationsOf(child)).toEqual([[`One day left: “May check” closes ${closes}`, '/child/test']])
  expect(await notificationsOf(parent)).toEqual([
    [`One day left for Ayu: “May check” closes ${closes}`, profileOf(child)],
  ])
  expect(await notificationsOf(mate)).toEqual([])
  expect(await notificationsOf(teacher)).toEqual([
    [`1 student has not finished “May check” yet. It closes ${closes}`, `/teacher/schedule/${assigned.id}`],
  ])
})

test('teachers are notified once when all of their students have finished', async () => {
  const { teacher, finish } = await classWithTest({ opensAt: after(-3 * DAY), closesAt: after(4 * DAY) })
  await finish('mate')
  await notifyTests(app.database, now)
  expect(await notificationsOf(teacher)).toEqual([])
  await finish('child')
  await notifyTests(app.database, now)
  await notifyTests(app.database, after(5 * DAY))
  expect(await notificationsOf(teacher)).toEqual([
    ['Everyone has finished “May check”: 2 students.', '/teacher/report'],
  ])
})

test('a message to a teacher begins with the classes that have the test', async () => {
  const { teacher, room, schedule, finish } = await classWithTest({
    opensAt: after(-3 * DAY),
    closesAt: after(4 * DAY),
  })
  const elsewhere = await app.make.classroom()
  for (const { id } of [room, elsewhere])
    await app.database.insert(scheduleClassroom).values({ scheduleId: schedule.id, classroomId: id })
  await finish('mate')
  await finish('child')
  await notifyTests(app.database, now)
  expect(await notificationsOf(teacher)).toEqual([
    [`${room.name}: Everyone has finished “May check”: 2 students.`, '/teacher/report'],
  ])
})

test('after the close, teachers are notified how many finished, once no attempt is running', async () => {
  const { teacher, child, finish } = await classWithTest({ opensAt: after(-3 * DAY), closesAt: after(-HOUR / 2) })
  await finish('mate')
  const running = await finish('child')
  await app.database.update(attempt).set({ status: 'started' }).where(eq(attempt.id, running.id))
  await notifyTests(app.database, now)
  expect(await notificationsOf(teacher)).toEqual([])
  await app.database.update(attempt).set({ status: 'expired' }).where(eq(attempt.id, running.id))
  await notifyTests(app.database, now)
  expect(await notificationsOf(teacher)).toEqual([
    ['1 of 2 students finished “May check”, which is now closed.', '/teacher/report'],
  ])
  expect(await notificationsOf(child)).toEqual([])
})

test('a teacher is notified only of students in their own classrooms, each counted once', async () => {
  const { teacher, school, room, child, finish } = await classWithTest({
    opensAt: after(-3 * DAY),
    closesAt: after(4 * DAY),
  })
  const second = await app.make.classroom({ schoolId: school.id })
  const colleague = await app.make.teacher({ schoolId: school.id, classrooms: [second] })
  await app.database.insert(classroomTeacher).values({ classroomId: second.id, teacherId: teacher.id })
  await app.make.student({ schoolId: school.id, classrooms: [second, room], name: 'Without the test' })
  await finish('child')
  await finish('mate')
  await notifyTests(app.database, now)
  expect(await notificationsOf(teacher)).toEqual([
    ['Everyone has finished “May check”: 2 students.', '/teacher/report'],
  ])
  expect(await notificationsOf(colleague)).toEqual([])
  expect(await notificationsOf(child)).toEqual([])
})

test('tests that opened long ago, are very short or open in three days are not announced', async () => {
  const people = [
    await classWithTest({ opensAt: after(-30 * DAY), closesAt: after(-20 * DAY) }),
    await classWithTest({ opensAt: after(-10 * DAY), closesAt: after(10 * DAY) }),
    await classWithTest({ opensAt: after(3 * DAY), closesAt: after(4 * DAY) }),
    await classWithTest({ opensAt: after(30 * 60_000), closesAt: after(HOUR), createdAt: now }),
  ]
  await notifyTests(app.database, now)
  for (const { child, parent, teacher } of people)
    expect([await notificationsOf(child), await notificationsOf(parent), await notificationsOf(teacher)]).toEqual([
      [],
      [],
      [],
    ])
})

test('simultaneous runs send each notification only once', async () => {
  const { child, parent } = await classWithTest({ opensAt: after(-HOUR), closesAt: after(4 * DAY) })
  await Promise.all([1, 2, 3, 4].map(() => notifyTests(app.database, now)))
  expect(await notificationsOf(child)).toHaveLength(1)
  expect(await notificationsOf(parent)).toHaveLength(1)
})

test('the job runs every minute', () => {
  expect(notifyTestsJob).toMatchObject({ every: 60 })
})

test('a parent gets a notification with a link to the report when a child finishes a test', async () => {
  await installBank(app.database)
  const parent = await app.make.parent({ language: 'id' })
  const child = await app.make.student({ grade: 4, parentId: parent.id, name: 'Ayu' })
  const { id } = await app.make.assignment({ studentId: child.id, title: 'May check' })
  const stream = await app.as(parent).listen('notificationStream')
  const bank = await bankOf(app.database, app.clock.now())
  const decide = answerByAbility(bank, 0, seededRandom(1))
  await takeTest(app.as(child), { code: 'reading', id }, decide)
  const { data } = await app.as(child).call('reports', { query: {} })
  expect(await stream.next()).toMatchObject({
    pesan: 'Ayu sudah menyelesaikan “May check”. Laporannya siap dilihat.',
    tautan: `/child/report-detail/${data[0]?.id}`,
  })
  await stream.close()
  await app.as(parent).call('report', { params: { id: data[0]?.id ?? 0 } })
})
