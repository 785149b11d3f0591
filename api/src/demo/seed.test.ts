import { count, eq, gt, sql } from 'drizzle-orm'
import { notifyTests } from '../attempt/notify-tests'
import { replayResults } from '../attempt/replay-results'
import {
  account,
  assignment,
  attempt,
  attemptItem,
  classroom,
  invoice,
  schedule,
  school,
  student,
} from '../database/schema'
import { seatsFor } from '../money/seats/seats-for-tests'
import { freePort, serverProcess } from '../testing/server-process'
import { wrongInBooks } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'
import { demoAccounts, demoPassword, seedDemo } from './seed'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  // Seeded as for a user: by starting a server on an empty database.
  const server = serverProcess({ DATABASE_URL: app.databaseUrl, DEMO: '1', PORT: String(await freePort()) })
  await server.ready()
  await server.end('SIGTERM')
}, 180_000)
afterAll(() => app.close())

const rowsOf = async (table: typeof school | typeof classroom | typeof student | typeof attempt) => {
  const [row] = await app.database.select({ rows: count() }).from(table)
  return row?.rows ?? 0
}

test('the demo has two schools, fourteen classrooms and more than 300 students', async () => {
  expect(await rowsOf(school)).toBe(2)
  expect(await rowsOf(classroom)).toBe(14)
  expect(await rowsOf(student)).toBeGreaterThan(300)
  const [teachers] = await app.database
    .select({ rows: count() })
    .from(account)
    .where(sql`'teacher' = any(${account.roles})`)
  expect(teachers?.rows).toBeGreaterThanOrEqual(10)
})

test('every account of the demo can log in', async () => {
  for (const username of demoAccounts) {
    const family = username === 'parent' || username === 'child'
    const { user } = await app.nobody.call(family ? 'loginUsername' : 'loginMaster', {
      body: { username, password: demoPassword },
    })
    expect(user.role).toBe(username.replace(/\d$/, ''))
  }
})

test('the demo shows a year of growth, children without a test, and a class that does badly', async () => {
  const perRound = await app.database
    .select({
      month: sql<string>`to_char(${attempt.startedAt}, 'YYYY-MM')`,
      ability: sql<number>`avg(${attempt.ability})`,
    })
    .from(attempt)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  expect(perRound.length).toBeGreaterThanOrEqual(3)
  expect(perRound.at(-1)?.ability).toBeGreaterThan(perRound[0]?.ability ?? 0)
  const master = await app.nobody.call('loginMaster', { body: { username: 'school', password: demoPassword } })
  const { data } = await app.holding(master.token).call('classrooms', { query: { options: { itemsPerPage: 50 } } })
  const [good, bad] = ['5A', '5B'].map((name) => data.find((room) => room.name === name)?.median ?? 0)
  expect(bad).toBeLessThan((good ?? 0) - 100)
  expect(data.some(({ students, measured }) => measured < students)).toBe(true)
})

test('a teacher of the demo has a test that some have taken and some have not, and one to come', async () => {
  const { token } = await app.nobody.call('loginMaster', { body: { username: 'teacher', password: demoPassword } })
  const { tests, attention, classrooms, recent } = await app.holding(token).call('teacherDashboard')
  expect([tests.open, tests.upcoming]).toEqual([2, 2])
  for (const { open, finished, children } of tests.first) {
    expect(finished).toBeLessThan(children)
    expect(finished > 0).toBe(open)
  }
  expect(new Set(attention.flatMap(({ concerns }) => concerns)).size).toBeGreaterThan(1)
  expect(classrooms.every(({ median, tested, students }) => median !== null && tested < students)).toBe(true)
  expect(recent).toHaveLength(5)
})

test('the school of the demo is advised to look at class 5B first', async () => {
  const { token } = await app.nobody.call('loginMaster', { body: { username: 'school', password: demoPassword } })
  const { attention } = await app.holding(token).call('schoolDashboard')
  expect(attention[0]).toMatchObject({ name: '5B', concerns: expect.arrayContaining(['below']) })
})

test('the child has a test to take and has grown', async () => {
  const { token } = await app.nobody.call('loginUsername', { body: { username: 'child', password: demoPassword } })
  const child = app.holding(token)
  expect((await child.call('tests'))[0]).toMatchObject({ state: 'open' })
  const { data } = await child.call('reports', { query: {} })
  expect(data.length).toBeGreaterThanOrEqual(3)
  expect(data[0]?.measure.value).toBeGreaterThan(data.at(-1)?.measure.value ?? 0)
})

test('every account of the demo has messages, read and unread, and is not notified again', async () => {
  const listOf = async (username: (typeof demoAccounts)[number]) => {
    const family = username === 'parent' || username === 'child'
    const body = { username, password: demoPassword }
    const { token } = await app.nobody.call(family ? 'loginUsername' : 'loginMaster', { body })
    const { data } = await app.holding(token).call('notifications', { query: { showAll: true } })
    return data.map(({ id, status }) => ({ id, status }))
  }
  await notifyTests(app.database, app.clock.now())
  for (const username of demoAccounts) {
    const before = await listOf(username)
    expect([username, before.length > 0, before.some(({ status }) => status === 0)]).toEqual([username, true, true])
    await notifyTests(app.database, app.clock.now())
    expect(await listOf(username)).toEqual(before)
  }
})

test('the parent has three children', async () => {
  const { user } = await app.nobody.call('loginUsername', { body: { username: 'parent', password: demoPassword } })
  expect(user.children?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Bintang Prasetya', 'Gita Prasetya', 'Kirana Prasetya']),
  )
})

test('every result of the demo is derived again from its frozen record to the same digit', async () => {
  const now = app.clock.now()
  const all = await app.database.$count(attempt, eq(attempt.status, 'finished'))
  expect(await replayResults(app.database, now)).toEqual({ attempts: all, differences: [] })
  const [one] = await app.database
    .select()
    .from(attempt)
    .where(eq(attempt.status, 'finished'))
    .orderBy(attempt.id)
    .limit(1)
  const derived = one?.ability ?? 0
  const changed = derived * (1 + 2 * Number.EPSILON)
  const setAbility = (ability: number) =>
    app.database
      .update(attempt)
      .set({ ability })
      .where(eq(attempt.id, one?.id ?? 0))
  await setAbility(changed)
  const { differences } = await replayResults(app.database, now, 1)
  await setAbility(derived)
  expect(differences).toEqual([{ attemptId: one?.id, field: 'ability', stored: changed, derived }])
}, 120_000)

test('some children of the demo read with settings of their own', async () => {
  expect(await app.database.$count(attemptItem, sql`cardinality(${attemptItem.aids}) > 0`)).toBeGreaterThan(100)
})

test('no child of the demo got an item twice', async () => {
  const twice = await app.database
    .select({ studentId: attempt.studentId })
    .from(attemptItem)
    .innerJoin(attempt, eq(attempt.id, attemptItem.attemptId))
    .groupBy(attempt.studentId, attemptItem.itemId)
    .having(sql`count(*) > 1`)
  expect(twice).toEqual([])
})

test('a database that is not empty is left as it is', async () => {
  const before = await rowsOf(attempt)
  expect(await seedDemo(app.database, app.clock.now())).toBe(false)
  expect(await rowsOf(attempt)).toBe(before)
})

test('the demo has a sheet with errors to review', async () => {
  const master = await app.nobody.call('loginMaster', { body: { username: 'school', password: demoPassword } })
  const { data } = await app.holding(master.token).call('imports', { query: {} })
  expect(data).toMatchObject([{ kind: 'student', status: 'checked', created: 3, rejected: 4 }])
})

test('the books of the demo balance, and there is one of everything to look at', async () => {
  expect(await wrongInBooks(app.database)).toEqual({})
  const { rows } = await app.database.execute(sql`select
    array(select distinct status from invoice order by 1) as invoices,
    array(select distinct status from subscription order by 1) as subscriptions,
    (select count(*)::int from voucher) as vouchers`)
  expect(rows[0]).toEqual({
    invoices: ['expired', 'paid', 'unpaid'],
    subscriptions: ['active', 'dropped', 'ended', 'pending'],
    vouchers: 6,
  })
})

test('every child of the demo with a test that is open or planned has a seat for it', async () => {
  const assignments = await app.database
    .select({ studentId: assignment.studentId, schoolId: schedule.schoolId, opensAt: schedule.opensAt })
    .from(assignment)
    .innerJoin(schedule, eq(schedule.id, assignment.scheduleId))
    .where(gt(schedule.closesAt, app.clock.now()))
  for (const schoolId of new Set(assignments.map((one) => one.schoolId))) {
    for (const at of new Set(assignments.map(({ opensAt }) => Math.max(opensAt.getTime(), Date.now())))) {
      const students = assignments.filter((one) => one.schoolId === schoolId).map(({ studentId }) => studentId)
      const seats = await seatsFor(app.database, students, new Date(at), { schoolId })
      expect(students.filter((id) => !seats.has(id))).toEqual([])
    }
  }
})

test('the invoices of a year are numbered in the order of their days', async () => {
  const rows = await app.database.select().from(invoice).orderBy(invoice.issuedAt)
  expect(rows.length).toBeGreaterThan(4)
  expect(rows.map(({ number }) => number)).toEqual(rows.map(({ number }) => number).sort())
})
