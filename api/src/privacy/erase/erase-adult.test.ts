import { eq, inArray, sql } from 'drizzle-orm'
import * as tables from '../../database/schema'
import { enqueue } from '../../jobs/job'
import { mailJob } from '../../mail/send-mail'
import { type TestApp, testApp } from '../../testing/test-app'
import { dumpDatabase, findTexts } from '../testing/dump-database'
import { eraseNow, insertDue } from '../testing/erase-now'
import { seedBelongings, seedChild } from '../testing/seed-person'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

const adultTexts = {
  name: 'Vexuri Jqualina',
  username: 'vexuri.jq',
  email: 'vexuri@adult.example',
  pendingEmail: 'vexuri.new@adult.example',
  avatar: '/api/picture/vexu',
  picture: 'bytes of an adult face',
  push: 'vexu-push-token',
  session: 'vexu-session',
  device: 'vexu-device',
  browser: 'Vexu Browser',
}
const texts = Object.values(adultTexts)
const { name, username, email, pendingEmail, avatar } = adultTexts
const identity = { name, username, email, pendingEmail, avatar, emailConfirmedAt: new Date() }

const linesOf = async () => findTexts(await dumpDatabase(app.database), texts)

test('after a parent is erased only the name on the invoices says who it was, as the law requires', async () => {
  const { child, school, schoolAccount } = await seedChild(app)
  const parent = await app.make.parent(identity)
  await seedBelongings(app, parent, adultTexts)
  await app.database.insert(tables.parentLink).values({ parentId: parent.id, studentId: child.id })
  const bought = await app.make.subscription({ parentId: parent.id, students: [child] })
  const billTo = { name, lines: [], email }
  const invoice = await app.make.invoice({ subscriptionId: bought.id, status: 'paid', billTo })
  const request = { parentId: parent.id, username: 'someone', schoolCode: school.code, askedAt: new Date() }
  await app.database.insert(tables.linkRequest).values({ ...request, studentId: child.id, reason: `${name} is known.` })
  await app.database.insert(tables.consent).values({ accountId: parent.id, subject: 'terms', wording: '2026-01-01' })
  await app.database.insert(tables.auditEntry).values([
    { accountId: parent.id, action: 'child added', studentId: child.id },
    { accountId: schoolAccount.id, action: 'link approved', studentId: child.id, subject: `account ${parent.id}` },
  ])
  const values = { parent: name, child: 'A child', childId: child.id }
  await app.make.notification({ accountId: schoolAccount.id, kind: 'linkAsked', values })
  expect((await linesOf()).length).toBeGreaterThan(12)

  await insertDue(app, parent, { kind: 'adult', requestedBy: parent.id })
  await eraseNow(app)

  expect((await linesOf()).map((line) => line.split(':')[0])).toEqual(['public.invoice'])
  const [emptied] = await app.database.select().from(tables.account).where(eq(tables.account.id, parent.id))
  expect(emptied).toMatchObject({
    name: 'Erased person',
    username: expect.stringMatching(/^erased-[0-9a-f-]{36}$/),
    passwordHash: '',
    archivedAt: expect.any(Date),
    erasedAt: expect.any(Date),
  })
  const [row] = await app.database.select().from(tables.invoice).where(eq(tables.invoice.id, invoice.id))
  expect(row).toMatchObject({ parentId: parent.id, billTo: { name, lines: [], email: null } })
  expect(await app.database.$count(tables.student)).toBe(2)
})

test('after a teacher is erased the classrooms, schedules and imports stay without the name', async () => {
  const { school, classroom, child } = await seedChild(app)
  const teacher = await app.make.teacher({ ...identity, schoolId: school.id, classrooms: [classroom] })
  await seedBelongings(app, teacher, adultTexts)
  const contact = { schoolId: school.id, name, email, subject: 'technical' as const }
  await app.database.insert(tables.schoolContact).values(contact)
  const owner = { schoolId: school.id, createdBy: teacher.id }
  const { schedule } = await app.make.assignment({ ...owner, studentId: child.id, title: `Check by ${name}` })
  const run = await app.make.importRun({ ...owner, createdAs: 'teacher', status: 'committed', committedAt: new Date() })
  const cells = { name, email }
  const row = { importId: run.id, position: 2, line: 3, faults: [], notices: [], cells, values: cells }
  await app.database.insert(tables.importRow).values({ ...row, outcome: 'change', accountId: teacher.id })
  await app.database.insert(tables.auditEntry).values([
    { accountId: teacher.id, action: 'report read', studentId: child.id },
    { accountId: teacher.id, action: 'password link made', subject: username },
  ])
  expect((await linesOf()).length).toBeGreaterThan(12)

  await insertDue(app, teacher, { kind: 'adult', schoolId: school.id })
  await eraseNow(app)

  expect(await linesOf()).toEqual([])
  expect(await app.database.$count(tables.classroomTeacher, eq(tables.classroomTeacher.teacherId, teacher.id))).toBe(0)
  const schedules = await app.database.select().from(tables.schedule).where(eq(tables.schedule.id, schedule.id))
  expect(schedules).toMatchObject([{ createdBy: teacher.id, title: 'Check by …' }])
  const read = await app.database.select().from(tables.auditEntry).where(eq(tables.auditEntry.accountId, teacher.id))
  expect(read).toMatchObject([{ studentId: child.id }, { subject: null }])
})

test('an adult without records that must be kept leaves no account', async () => {
  const parent = await app.make.parent(identity)
  await seedBelongings(app, parent, adultTexts)
  await insertDue(app, parent, { kind: 'adult', requestedBy: parent.id })
  await eraseNow(app)
  expect(await linesOf()).toEqual([])
  expect(await app.database.$count(tables.account, eq(tables.account.id, parent.id))).toBe(0)
})

test('a message from an address that a parent has not confirmed stays, because it may be someone else’s', async () => {
  const parent = await app.make.parent({ email: 'shared@home.example' })
  const message = { name: 'Someone', email: 'shared@home.example', topic: 'other', message: 'Hello' }
  await app.database.insert(tables.contactMessage).values(message)
  await insertDue(app, parent, { kind: 'adult' })
  await eraseNow(app)
  expect(await app.database.$count(tables.contactMessage)).toBe(1)
})

test('an ordinary word that is also a name or a username is only hidden near the person', async () => {
  const { make, database } = app
  const school = await make.school()
  const [child, stranger] = [
    await make.student({ schoolId: school.id, name: 'Bintang', username: 'reading' }),
    await make.parent({ email: 'stranger@home.example', emailConfirmedAt: new Date() }),
  ]
  const parent = await make.parent({ email: 'near@home.example', emailConfirmedAt: new Date() })
  await database.insert(tables.parentLink).values({ parentId: parent.id, studentId: child.id })
  const teacher = await make.teacher()
  const schedule = { schoolId: teacher.schoolId, createdBy: teacher.id, title: 'Bintang: a reading test' }
  await make.assignment({ ...schedule, studentId: (await make.student({ schoolId: teacher.schoolId })).id })
  const text = 'The reading test of Bintang, and “reading”.'
  const message = { name: 'Someone', topic: 'help', message: text } as const
  const senders = [stranger.email, parent.email, 'reading.list@home.example']
  await database.insert(tables.contactMessage).values(senders.map((email) => ({ ...message, email: email ?? '' })))
  const values = { title: 'Test update', body: 'Bintang has finished a reading test.', link: null }
  for (const to of [stranger.email, parent.email]) {
    const mail = { to, language: 'en', template: 'notification', values } as const
    await enqueue(database, mailJob, mail, { after: new Date(Date.now() + 60_000) })
  }

  await insertDue(app, child)
  await eraseNow(app)

  const messages = await database.select().from(tables.contactMessage).orderBy(tables.contactMessage.id)
  expect(messages.map((one) => one.message)).toEqual([
    'The reading test of Bintang, and ….',
    'The reading test of …, and ….',
    'The reading test of Bintang, and ….',
  ])
  const schedules = await database.select({ title: tables.schedule.title }).from(tables.schedule)
  expect(schedules).toEqual([{ title: schedule.title }])
  expect(findTexts(await dumpDatabase(database), [values.body])).toHaveLength(1)
})

test('a parent and a child, and two children of a school with an import, are erased at the same time', async () => {
  const { child, other, parent, school, schoolAccount } = await seedChild(app)
  await insertDue(app, child)
  await insertDue(app, other)
  await insertDue(app, parent, { kind: 'adult' })
  const imported = app.database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(5390003, ${school.id}::int)`)
    await transaction.execute(sql`select pg_sleep(0.2)`)
    const values = { action: 'student edited', accountId: schoolAccount.id }
    await transaction.insert(tables.auditEntry).values([
      { ...values, studentId: child.id },
      { ...values, studentId: other.id },
    ])
  })
  const counts = await Promise.all([eraseNow(app), eraseNow(app), eraseNow(app)])
  await imported
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
  expect(await app.database.$count(tables.student)).toBe(0)
  const done = await app.database.select().from(tables.erasure)
  expect(done.every(({ doneAt }) => doneAt !== null)).toBe(true)
  expect(await app.database.$count(tables.account, inArray(tables.account.id, [child.id, other.id]))).toBe(0)
})
