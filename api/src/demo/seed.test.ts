import { notificationStatus } from '@lekta/shared/contract/notification'
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
import { findBrokenRules } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'
import { demoAccounts, demoPassword, seedDemo } from './seed'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  // The demo is seeded as in real use: by starting a server on an empty database.
  const server = serverProcess({ DATABASE_URL: app.databaseUrl, DEMO: '1', PORT: String(await freePort()) })
  await server.ready()
  await server.end('SIGTERM')
}, 180_000)
afterAll(() => app.close())

const rowsOf = async (table: typeof school | typeof classroom | typeof student | typeof attempt) => {
  const [row] = await app.database.select({ rows: count() }).from(table)
  return row?.rows ?? 0
}

test('the demo has two schools, 14 classrooms, more than 300 students and at least ten teachers', async () => {
  expect(await rowsOf(school)).toBe(2)
  expect(await rowsOf(classroom)).toBe(14)
  expect(await rowsOf(student)).toBeGreaterThan(300)
  const [teachers] = await app.database
    .select({ rows: count() })
    .from(account)
    .where(sql`'teacher' = any(${account.roles})`)
  expect(teachers?.rows).toBeGreaterThanOrEqual(10)
})

test('some demo children have a preferred name, which is not the first word of their name', async () => {
  const called = await app.database.select({ name: account.name, preferredName: account.preferredName }).from(account)
  const withPreferredName = called.filter(({ preferredName }) => preferredName !== null)
  expect(withPreferredName.length).toBeGreaterThan(30)
  expect(withPreferredName.filter(({ name, preferredName }) => name.split(' ')[0] === preferredName)).toEqual([])
})

test('the demo school began its school year in the summer, by moving its classes up', async () => {
  const head = await app.anonymous.call('loginMaster', { body: { username: 'school', password: demoPassword } })
  const [begun] = await app.holding(head.token).call('rollovers')
  expect(begun).toMatchObject({ state: 'done', created: 1, left: 0, undo_until: null })
  expect(begun?.classrooms.map(({ name, into }) => `${name} ${into}`)).toContain('5A 6A')
  expect(begun?.promoted).toBe(begun?.classrooms.reduce((sum, { students }) => sum + students, 0))
})

test('every demo account can log in', async () => {
  for (const username of demoAccounts) {
    const family = username === 'parent' || username === 'child'
    const { user } = await app.anonymous.call(family ? 'loginUsername' : 'loginMaster', {
      body: { username, password: demoPassword },
    })
    expect(user.role).toBe(username.replace(/\d$/, ''))
  }
})

test('the demo has growth over at least three months of tests, untested children and a weak class', async () => {
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
  const schoolAccount = await app.anonymous.call('loginMaster', {
    body: { username: 'school', password: demoPassword },
  })
  const { data } = await app
    .holding(schoolAccount.token)
    .call('classrooms', { query: { options: { itemsPerPage: 50 } } })
  const [good, bad] = ['5A', '5B'].map((name) => data.find((room) => room.name === name)?.median ?? 0)
  expect(bad).toBeLessThan((good ?? 0) - 100)
  expect(data.some(({ students, measured }) => measured < students)).toBe(true)
})

test('a demo teacher has two open tests that some have finished, and two upcoming ones', async () => {
  const { token } = await app.anonymous.call('loginMaster', { body: { username: 'teacher', password: demoPassword } })
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

test('the demo school’s dashboard lists class 5B first among those that need attention', async () => {
  const { token } = await app.anonymous.call('loginMaster', { body: { username: 'school', password: demoPassword } })
  const { attention } = await app.holding(token).call('schoolDashboard')
  expect(attention[0]).toMatchObject({ name: '5B', concerns: expect.arrayContaining(['below']) })
})

test('the demo child has an open test and has grown', async () => {
  const { token } = await app.anonymous.call('loginUsername', { body: { username: 'child', password: demoPassword } })
  const child = app.holding(token)
  expect((await child.call('tests'))[0]).toMatchObject({ state: 'open' })
  const { data } = await child.call('reports', { query: {} })
  expect(data.length).toBeGreaterThanOrEqual(3)
  expect(data[0]?.measure.value).toBeGreaterThan(data.at(-1)?.measure.value ?? 0)
})

test('every demo account has read and unread notifications, and is not notified again', async () => {
  const notificationsOf = async (username: (typeof demoAccounts)[number]) => {
    const family = username === 'parent' || username === 'child'
    const body = { username, password: demoPassword }
    const { token } = await app.anonymous.call(family ? 'loginUsername' : 'loginMaster', { body })
    const { data } = await app.holding(token).call('notifications', { query: { showAll: true } })
    return data.map(({ id, status }) => ({ id, status }))
  }
  const { unread, read } = notificationStatus
  await notifyTests(app.database, app.clock.now())
  for (const username of demoAccounts) {
    const before = await notificationsOf(username)
    const statuses = new Set(before.map(({ status }) => status))
    expect({ username, statuses }).toEqual({ username, statuses: new Set([unread, read]) })
    await notifyTests(app.database, app.clock.now())
    expect(await notificationsOf(username)).toEqual(before)
  }
})

test('the demo parent has three children', async () => {
  const { user } = await app.anonymous.call('loginUsername', { body: { username: 'parent', password: demoPassword } })
  expect(user.children?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Bintang Prasetya', 'Gita Prasetya', 'Kirana Prasetya']),
  )
})

test('replaying every demo result gives exactly the stored values, and reports a changed one', async () => {
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

test('more than 100 items of demo attempts were read with reading aids', async () => {
  expect(await app.database.$count(attemptItem, sql`cardinality(${attemptItem.aids}) > 0`)).toBeGreaterThan(100)
})

test('no demo child got an item twice', async () => {
  const twice = await app.database
    .select({ studentId: attempt.studentId })
    .from(attemptItem)
    .innerJoin(attempt, eq(attempt.id, attemptItem.attemptId))
    .groupBy(attempt.studentId, attemptItem.itemId)
    .having(sql`count(*) > 1`)
  expect(twice).toEqual([])
})

test('a database that is not empty is not seeded', async () => {
  const before = await rowsOf(attempt)
  expect(await seedDemo(app.database, app.clock.now())).toBe(false)
  expect(await rowsOf(attempt)).toBe(before)
})

test('the demo has an import with rejected rows to review', async () => {
  const schoolAccount = await app.anonymous.call('loginMaster', {
    body: { username: 'school', password: demoPassword },
  })
  const { data } = await app.holding(schoolAccount.token).call('imports', { query: {} })
  expect(data).toMatchObject([{ kind: 'student', status: 'checked', created: 4, rejected: 4 }])
})

test('the demo’s books balance, and invoices and subscriptions exist in several states', async () => {
  expect(await findBrokenRules(app.database)).toEqual({})
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

test('the teacher and the head of the demo school have written notes about Bintang', async () => {
  const { token } = await app.anonymous.call('loginMaster', { body: { username: 'teacher', password: demoPassword } })
  const [child] = await app.database.select({ id: account.id }).from(account).where(eq(account.username, 'child'))
  const notes = await app.holding(token).call('studentNotes', { params: { id: child?.id ?? 0 } })
  expect(notes).toHaveLength(3)
  expect(new Set(notes.map(({ author }) => author)).size).toBe(2)
  expect(notes.filter(({ editable }) => editable)).toHaveLength(2)
})

test('every demo child with an open or upcoming test has a seat for it', async () => {
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

test('the demo’s invoices are numbered in the order in which they were issued', async () => {
  const rows = await app.database.select().from(invoice).orderBy(invoice.issuedAt)
  expect(rows.length).toBeGreaterThan(4)
  expect(rows.map(({ number }) => number)).toEqual(rows.map(({ number }) => number).sort())
})

test('the demo teacher follows up students: one intervention is due, one has just begun, one is closed', async () => {
  const { token } = await app.anonymous.call('loginMaster', { body: { username: 'teacher', password: demoPassword } })
  const teacher = app.holding(token)
  const { data } = await teacher.call('interventions', { query: {} })
  expect(data.map(({ name, overdue }) => [name, overdue])).toEqual([
    ['Reading in pairs', true],
    ['Quiet second test', false],
  ])
  const { members, effect } = await teacher.call('intervention', { params: { id: data[0]?.id ?? 0 } })
  expect(members.length).toBe(6)
  expect(effect.compared).toBeGreaterThan(0)
  const closed = await teacher.call('interventions', { query: { options: { archived: true } } })
  expect(closed.data).toHaveLength(1)
})

test('the demo school has a goal, and so have its first teacher’s classes and students: some on track, some behind', async () => {
  const { token } = await app.anonymous.call('loginMaster', { body: { username: 'teacher', password: demoPassword } })
  const goals = await app.holding(token).call('goals', { query: {} })
  expect(goals.map(({ classroom_id, state }) => [classroom_id === null, state])).toEqual([
    [true, 'on track'],
    [false, 'on track'],
    [false, 'behind'],
  ])
})

test('classes of the demo grew differently: one that reads well hardly grew', async () => {
  const { token } = await app.anonymous.call('loginMaster', { body: { username: 'school', password: demoPassword } })
  const { groups } = await app.holding(token).call('comparison', { query: {} })
  const against = groups.map(({ growth }) => growth.against ?? 0)
  expect(Math.max(...against) - Math.min(...against)).toBeGreaterThan(50)
})
