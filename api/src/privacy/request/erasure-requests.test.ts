import { and, eq, isNull } from 'drizzle-orm'
import * as tables from '../../database/schema'
import { PASSWORD } from '../../testing/factories/people'
import { type TestApp, testApp } from '../../testing/test-app'
import { eraseDue } from '../erase/erase-due'
import { dumpDatabase, findTexts } from '../testing/dump-database'

const DAY = 24 * 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const confirmed = { emailConfirmedAt: new Date() }
let families = 0
async function family() {
  const parent = await app.make.parent({ ...confirmed, email: `family${++families}@home.example` })
  const child = await app.make.student({ parentId: parent.id, name: 'Ayu Lestari', preferredName: 'Tari' })
  return { parent, child }
}

async function atSchool() {
  const { parent, child: _ } = await family()
  const school = await app.make.school()
  const manager = await app.make.schoolAccount({ schoolId: school.id, name: 'Bu Kepala' })
  const classroom = await app.make.classroom({ schoolId: school.id })
  const teacher = await app.make.teacher({ schoolId: school.id, classrooms: [classroom] })
  const student = await app.make.student({
    ...{ schoolId: school.id, parentId: parent.id, classrooms: [classroom], name: 'Budi Santoso' },
  })
  return { parent, school, manager, teacher, student }
}

const isOpen = (accountId: number) =>
  and(eq(tables.erasure.accountId, accountId), isNull(tables.erasure.cancelledAt), isNull(tables.erasure.doneAt))
const messagesOf = async (account: { id: number }) =>
  (await app.as(account).call('notifications', { query: {} })).data.map(({ pesan }) => pesan)
const logIn = ({ username }: { username: string }) =>
  app.anonymous.send('loginUsername', { body: { username, password: PASSWORD } })

describe('a parent', () => {
  test('sees what erasing a child deletes and keeps, and when', async () => {
    const { parent, child } = await family()
    await app.make.finishedAttempt({ studentId: child.id })
    await app.make.notification({ accountId: child.id })
    const preview = await app.as(parent).call('erasurePreview', { query: { ids: String(child.id) } })
    expect(preview).toMatchObject({
      people: [{ id: child.id, name: 'Ayu Lestari' }],
      confirm: ['Tari', 'Ayu', child.username, 'Ayu Lestari'],
      days: 14,
      erased: { tests: 1, notifications: 1, links: 1 },
      ...{ retained: [], invoices: 0, ask_school: null, children: [], cancel_by_mail: false },
      notified: { parents: 0, school: false },
    })
    expect(await app.database.$count(tables.erasure, isOpen(child.id))).toBe(0)
  })

  test('erases a child: the account is closed at once, everything is back when it is cancelled, and gone when it is due', async () => {
    const { parent, child } = await family()
    const client = app.as(parent)
    const login = await logIn(child)
    const { token } = (login.body as { data: { token: string } }).data
    const { due_at } = await client.call('requestErasure', { body: { ids: [child.id], confirm: 'tari' } })
    expect(Math.round((Date.parse(due_at) - app.clock.now().getTime()) / DAY)).toBe(14)
    expect((await logIn(child)).status).toBe(401)
    expect(await app.holding(token).refusal('profileMe')).toMatchObject({ code: 50016 })
    expect(await client.call('openErasures')).toMatchObject([
      { account_id: child.id, name: 'Ayu Lestari', kind: 'child', requested_by: parent.name, due_at, can_cancel: true },
    ])
    expect((await messagesOf(parent))[0]).toContain('All data about Ayu Lestari will be deleted on')

    await client.call('cancelErasure', { body: { ids: [child.id] } })
    expect((await logIn(child)).status).toBe(200)
    expect(await client.call('openErasures')).toEqual([])
    expect(await app.holding(token).refusal('profileMe')).toMatchObject({
      message: 'You have been logged out. Please log in again.',
    })
    expect((await messagesOf(parent))[0]).toContain('was cancelled')
    expect(await client.refusal('cancelErasure', { body: { ids: [child.id] } })).toMatchObject({
      status: 409,
      message: 'This deletion has already been cancelled.',
    })

    await client.call('requestErasure', { body: { ids: [child.id], confirm: child.username } })
    app.clock.advance(14 * DAY + 1000)
    expect(await client.refusal('cancelErasure', { body: { ids: [child.id] } })).toMatchObject({ status: 409 })
    expect(await eraseDue(app.database, app.app.dependencies.config, app.clock.now())).toBe(1)
    expect(await app.database.$count(tables.account, eq(tables.account.id, child.id))).toBe(0)
    expect((await client.call('children', { query: {} })).data).toEqual([])
    expect((await messagesOf(parent))[0]).toMatch(/^The child whose deletion was requested on .* has been deleted/)
    expect((await messagesOf(parent)).join()).not.toContain('Ayu')
  })

  test('gets one clear sentence for a second request, also when both arrive at once', async () => {
    const { parent, child } = await family()
    const body = { ids: [child.id], confirm: 'Ayu' }
    const replies = await Promise.all([1, 2].map(() => app.as(parent).send('requestErasure', { body })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'Ayu Lestari is already going to be deleted.',
    })
  })
})

describe('a parent’s request', () => {
  test('must type the name', async () => {
    const { parent, child } = await family()
    const refusal = await app.as(parent).refusal('requestErasure', { body: { ids: [child.id], confirm: 'Budi' } })
    expect(refusal).toMatchObject({ status: 400, errors: { confirm: 'Please type “Tari” to confirm.' } })
  })

  test('cannot erase a school’s student, but can ask the school, which is notified once a day', async () => {
    const { parent, school, manager, student } = await atSchool()
    const client = app.as(parent)
    const preview = await client.call('erasurePreview', { query: { ids: String(student.id) } })
    expect(preview.ask_school).toBe(school.name)
    const refusal = await client.refusal('requestErasure', { body: { ids: [student.id], confirm: 'Budi' } })
    expect(refusal).toMatchObject({
      status: 409,
      message: `Only ${school.name} can delete this child’s data. Please ask the school.`,
    })
    await client.call('askErasure', { params: { id: student.id } })
    await client.call('askErasure', { params: { id: student.id } })
    expect(await messagesOf(manager)).toEqual([
      `${parent.name} is asking you to delete all data about Budi Santoso. Only the school can do this for its students.`,
    ])
    const { child } = await family()
    expect((await app.as(parent).send('askErasure', { params: { id: child.id } })).status).toBe(404)
  })

  test('erases the own account together with a child, and cancels both with the link in the mail', async () => {
    const { parent, child } = await family()
    const client = app.as(parent)
    const preview = await client.call('erasurePreview', { query: { ids: String(parent.id) } })
    expect(preview).toMatchObject({
      children: [{ id: child.id, name: 'Ayu Lestari' }],
      cancel_by_mail: true,
      notified: { parents: 0, school: false },
    })
    await client.call('requestErasure', { body: { ids: [parent.id, child.id], confirm: parent.username } })
    expect(await client.refusal('profileMe')).toMatchObject({
      status: 401,
      message: 'This account is closed. Thank you for reading with us!',
    })
    await app.runJobs()
    const [mail] = await app.mails(parent.email)
    expect(mail?.subject).toMatch(/^Your Lekta account will be deleted on \d/)
    const [, token = ''] = /cancel-deletion\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    const link = { body: { token } }
    expect(await app.anonymous.call('cancelErasureByLink', link)).toEqual({ name: parent.name })
    expect((await logIn(parent)).status).toBe(200)
    expect((await logIn(child)).status).toBe(200)
    expect((await app.anonymous.send('cancelErasureByLink', link)).status).toBe(410)
  })

  test('cannot take a child with the own account that has another parent', async () => {
    const { parent, child } = await family()
    const other = await app.make.parent()
    await app.database.insert(tables.parentLink).values({ parentId: other.id, studentId: child.id })
    const body = { ids: [parent.id, child.id], confirm: parent.username }
    expect(await app.as(parent).refusal('requestErasure', { body })).toMatchObject({ status: 409 })
    await app.as(parent).call('requestErasure', { body: { ids: [parent.id], confirm: parent.username } })
    expect((await logIn(child)).status).toBe(200)
  })
})

describe('a school', () => {
  test('erases students and teachers after 7 days; parents are notified, and only the school can cancel', async () => {
    const { parent, manager, school, student, teacher } = await atSchool()
    const client = app.as(manager)
    const preview = await client.call('erasurePreview', { query: { ids: String(student.id) } })
    expect(preview).toMatchObject({ days: 7, ask_school: null, notified: { parents: 1, school: false } })
    await client.call('requestErasure', { body: { ids: [student.id], confirm: 'Budi' } })
    await client.call('requestErasure', { body: { ids: [teacher.id], confirm: teacher.username } })
    expect((await messagesOf(parent))[0]).toContain('All data about Budi Santoso will be deleted on')
    expect(await app.as(parent).call('openErasures')).toMatchObject([{ account_id: student.id, can_cancel: false }])
    const cancelled = await app.as(parent).refusal('cancelErasure', { body: { ids: [student.id] } })
    expect(cancelled).toMatchObject({ message: `Only ${school.name} can cancel this. Please ask the school.` })
    expect(await client.refusal('restoreStudents', { body: { ids: [student.id] } })).toMatchObject({
      status: 409,
      message: 'Budi Santoso is going to be deleted. Cancel the deletion first.',
    })
    await client.call('cancelErasure', { body: { ids: [student.id] } })
    expect(await client.call('openErasures')).toMatchObject([{ account_id: teacher.id, kind: 'adult' }])
  })

  test('confirms several students by their number, and all or none of them are erased', async () => {
    const { manager, school, student } = await atSchool()
    const second = await app.make.student({ schoolId: school.id, archivedAt: new Date('2026-01-01') })
    const client = app.as(manager)
    const ids = [student.id, second.id]
    expect((await client.call('erasurePreview', { query: { ids: ids.join(',') } })).confirm).toEqual(['2'])
    const stranger = await app.make.student()
    const body = { ids: [...ids, stranger.id], confirm: '3' }
    expect((await client.send('requestErasure', { body })).status).toBe(404)
    expect(await client.call('openErasures')).toEqual([])
    await client.call('requestErasure', { body: { ids, confirm: '2' } })
    await client.call('cancelErasure', { body: { ids } })
    const [row] = await app.database.select().from(tables.account).where(eq(tables.account.id, second.id))
    // It was archived before, so it stays archived.
    expect(row?.archivedAt).toEqual(new Date('2026-01-01'))
  })

  test('does not see reports of a student who is waiting to be erased', async () => {
    const { manager, student, parent } = await atSchool()
    const { id } = await app.make.finishedAttempt({ studentId: student.id, grade: 4 })
    await app.as(manager).call('requestErasure', { body: { ids: [student.id], confirm: 'Budi' } })
    const reports = await app.as(manager).call('reports', { query: {} })
    expect(reports.data).toEqual([])
    expect((await app.as(manager).send('report', { params: { id } })).status).toBe(404)
    expect((await app.as(parent).send('report', { params: { id } })).status).not.toBe(404)
  })

  test('keeps its last account', async () => {
    const { manager, school } = await atSchool()
    const body = { ids: [manager.id], confirm: manager.username }
    expect(await app.as(manager).refusal('requestErasure', { body })).toMatchObject({
      status: 409,
      message: `This is the only account that manages ${school.name}. Create another one first.`,
    })
  })
})

test('a teacher can erase the own account only', async () => {
  const { teacher, student, manager } = await atSchool()
  const client = app.as(teacher)
  expect((await client.send('requestErasure', { body: { ids: [student.id], confirm: 'Budi' } })).status).toBe(404)
  await client.call('requestErasure', { body: { ids: [teacher.id], confirm: teacher.username } })
  expect((await messagesOf(manager))[0]).toContain(`All data about ${teacher.name} will be deleted on`)
  await eraseDue(app.database, app.app.dependencies.config, new Date(app.clock.now().getTime() + 15 * DAY))
  const texts = [teacher.name, teacher.username].map((text) => `${text}"`)
  expect(findTexts(await dumpDatabase(app.database), texts)).toEqual([])
  expect((await messagesOf(manager))[0]).toMatch(/^The account whose deletion was requested on/)
})

test('a child cannot request an erasure', async () => {
  const { child } = await family()
  expect((await app.as(child).send('requestErasure', { body: { ids: [child.id], confirm: 'Ayu' } })).status).toBe(403)
})

test('an admin erases any account on written request, lists all erasures, and cancels them', async () => {
  const admin = await app.make.account('admin')
  await app.make.account('admin')
  const { parent } = await family()
  const client = app.as(admin)
  const body = { ids: [parent.id], confirm: parent.username }
  expect(await client.refusal('requestErasure', { body })).toMatchObject({
    status: 400,
    errors: { note: 'Please note how and when the person requested this.' },
  })
  const note = 'Letter of 1 November'
  await client.call('requestErasure', { body: { ...body, note } })
  const found = await client.call('erasures', { query: { q: parent.name, state: 'open' } })
  expect(found.data).toMatchObject([
    { state: 'open', kind: 'adult', name: parent.name, note, requested_by: admin.name },
  ])
  await client.call('cancelErasure', { body: { ids: [parent.id] } })
  const cancelled = await client.call('erasures', { query: { state: 'cancelled', reason: 'request' } })
  expect(cancelled.data[0]).toMatchObject({ state: 'cancelled', name: null, username: null })
  await client.call('requestErasure', { body: { ...body, note } })
  await eraseDue(app.database, app.app.dependencies.config, new Date(app.clock.now().getTime() + 8 * DAY))
  const { data } = await client.call('erasures', { query: { state: 'done' } })
  expect(data[0]).toMatchObject({
    state: 'done',
    name: null,
    account_id: null,
    erased: { links: 1 },
  })
})

test('a running test ends at once: the child’s page gets a kind sentence, and nothing half done is left', async () => {
  const { parent, child } = await family()
  const assigned = await app.make.assignment({ studentId: child.id })
  await app.make.finishedAttempt({
    ...{ studentId: child.id, assignmentId: assigned.id, status: 'started' as const, finishedAt: null },
    ...{ stopReason: null, ability: null, standardError: null, trusted: null },
  })
  const runner = app.as(child)
  const address = { code: assigned.schedule.examCode, id: assigned.id }
  expect((await runner.send('showLife', { params: address, body: { tries: 1 } })).status).toBe(200)
  await app.as(parent).call('requestErasure', { body: { ids: [child.id], confirm: 'Ayu' } })
  expect(await runner.refusal('showLife', { params: address, body: { tries: 1 } })).toMatchObject({
    ...{ status: 401, code: 50016 },
    message: 'This account is closed. Thank you for reading with us!',
  })
})
