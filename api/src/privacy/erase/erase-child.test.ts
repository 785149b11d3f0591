import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import * as tables from '../../database/schema'
import { mailFolder } from '../../mail/deliver-mail'
import { type TestApp, testApp } from '../../testing/test-app'
import { dumpDatabase, findTexts } from '../testing/dump-database'
import { eraseNow, insertDue } from '../testing/erase-now'
import { childTexts, seedChild } from '../testing/seed-person'
import { eraseAgain } from './erase-again'
import { readTombstones } from './tombstones'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

const texts = Object.values(childTexts)

async function writeMails() {
  const folder = mailFolder(app.app.dependencies.config.dataDir)
  await mkdir(folder, { recursive: true })
  const write = async (name: string, to: string, subject: string, text: string) => {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await transport.sendMail({ from: 'us@read.example', to, subject, text })
    await writeFile(join(folder, name), message as Buffer)
  }
  await write('to the child.eml', childTexts.email, 'Hello', 'Hello')
  // A line that is folded in the middle of the name.
  const text = `${'é'.repeat(20)} ${childTexts.name.toUpperCase()} has finished “Check”. The report is ready.`
  await write('about the child.eml', 'parent@home.example', 'Test update', text)
  await write('subject.eml', 'parent@home.example', `${childTexts.name} menyelesaikan “Café”`, 'Hello')
  await write('to another child.eml', `another.${childTexts.email}`, 'Hello', 'Hello')
  await write('to the parent.eml', 'parent@home.example', 'Hello', `Hello from ${childTexts.name}s`)
  return folder
}

test('after a child is erased no text in the database says who it was', async () => {
  const { child, schoolAccount } = await seedChild(app)
  expect(findTexts(await dumpDatabase(app.database), texts).length).toBeGreaterThan(30)
  const folder = await writeMails()
  await insertDue(app, child, { requestedBy: schoolAccount.id, note: `A letter about ${childTexts.name}` })
  expect(await eraseNow(app)).toBe(1)
  const dump = await dumpDatabase(app.database)
  expect(findTexts(dump, texts)).toEqual([])
  expect(dump.length).toBeGreaterThan(5000)
  expect(await readdir(folder)).toEqual(['to another child.eml', 'to the parent.eml'])
})

test('what others wrote stays without the child’s name', async () => {
  const { child } = await seedChild(app)
  await insertDue(app, child)
  await eraseNow(app)
  const messages = await app.database.select().from(tables.contactMessage).orderBy(tables.contactMessage.id)
  expect(messages.map(({ message }) => message)).toEqual(['… (NISN …) cannot log in.', 'When is the next test?'])
  const notes = await app.database.select({ note: tables.dataExport.note }).from(tables.dataExport)
  expect(notes).toEqual([{ note: 'A letter of …’s parents' }])
  const declined = await app.database
    .select({ values: tables.notification.values })
    .from(tables.notification)
    .where(eq(tables.notification.kind, 'linkDeclined'))
  expect(declined).toEqual([{ values: { username: 'sibling', school: 'School', reason: 'Please ask …’s mother.' } }])
})

test('no row refers to an erased child, and the child has no account', async () => {
  const { child } = await seedChild(app)
  await insertDue(app, child)
  await eraseNow(app)
  expect(await app.database.$count(tables.account, eq(tables.account.id, child.id))).toBe(0)
  expect(await app.database.$count(tables.student, eq(tables.student.id, child.id))).toBe(0)
  const [unpaid] = await app.database.select().from(tables.invoice)
  expect(unpaid?.studentIds).not.toContain(child.id)
})

test('results of other children, statistics of items and calibrations do not change', async () => {
  const { child, other } = await seedChild(app)
  const select = async () => ({
    attempts: await app.database.select().from(tables.attempt).where(eq(tables.attempt.studentId, other.id)),
    answers: await app.database
      .select()
      .from(tables.attemptItem)
      .innerJoin(tables.attempt, eq(tables.attempt.id, tables.attemptItem.attemptId))
      .where(eq(tables.attempt.studentId, other.id)),
    latest: await app.database.select().from(tables.latestResult).where(eq(tables.latestResult.studentId, other.id)),
    student: await app.database.select().from(tables.student).where(eq(tables.student.id, other.id)),
    statistics: await app.database.select().from(tables.itemStatistic),
    calibrations: await app.database.select().from(tables.itemCalibration),
  })
  const before = await select()
  expect(before.answers).toHaveLength(2)
  await insertDue(app, child)
  await eraseNow(app)
  expect(await select()).toEqual(before)
  expect(await app.database.$count(tables.latestResult, eq(tables.latestResult.studentId, child.id))).toBe(0)
})

test('a seat that a test has used stays used, a seat that was only given is free again, and a voucher stays redeemed', async () => {
  const { child, usedSeat, unusedSeat, schoolAccount } = await seedChild(app)
  await insertDue(app, child)
  await eraseNow(app)
  const seats = await app.database
    .select()
    .from(tables.seat)
    .where(inArray(tables.seat.id, [usedSeat, unusedSeat]))
    .orderBy(tables.seat.id)
  expect(seats).toMatchObject([
    { studentId: null, testsUsed: 1, studentErasedAt: expect.any(Date) },
    { studentId: null, testsUsed: 0, studentErasedAt: null, givenAt: null },
  ])
  const [voucher] = await app.database.select().from(tables.voucher)
  expect(voucher).toMatchObject({ studentId: null, redeemedAt: expect.any(Date), redeemedBy: schoolAccount.id })
  const page = await app.as(schoolAccount).call('subscriptions', { query: {} })
  expect(page).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ seats: 4 })]) })
})

test('a schedule stays without students, and an import without the child’s rows', async () => {
  const { child } = await seedChild(app)
  await insertDue(app, child)
  const before = await app.database.$count(tables.schedule)
  await eraseNow(app)
  expect(await app.database.$count(tables.schedule)).toBe(before)
  expect(await app.database.$count(tables.assignment)).toBe(1)
  const titles = await app.database.select({ title: tables.schedule.title }).from(tables.schedule)
  expect(titles.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Reading check', '…’s second try', 'Home test for …']),
  )
  const runs = await app.database.select().from(tables.importRun).orderBy(tables.importRun.id)
  expect(runs.map(({ fileName, status, content }) => ({ fileName, status, content }))).toEqual([
    { fileName: '….csv', status: 'committed', content: null },
    { fileName: 'sheet.csv', status: 'checked', content: null },
    { fileName: 'sheet.csv', status: 'failed', content: null },
  ])
  const rows = await app.database.select().from(tables.importRow)
  expect(rows.filter(({ outcome }) => outcome !== 'reject')).toEqual([])
  expect(rows.map(({ values }) => values)).toContainEqual({ name: 'Somebody' })
})

test('the audit log says that an erasure happened, who requested it and how much it was, but not about whom', async () => {
  const { child, schoolAccount } = await seedChild(app)
  const personHash = await insertDue(app, child, { requestedBy: schoolAccount.id, schoolId: schoolAccount.schoolId })
  await eraseNow(app)
  const [entry] = await app.database
    .select()
    .from(tables.auditEntry)
    .where(eq(tables.auditEntry.action, 'person erased'))
  expect(entry).toMatchObject({ accountId: schoolAccount.id, studentId: null, schoolId: schoolAccount.schoolId })
  expect(entry?.subject).toMatch(/^erasure \d+: \d+ rows$/)
  const [done] = await app.database.select().from(tables.erasure)
  expect(done).toMatchObject({ accountId: null, note: null, personHash, doneAt: expect.any(Date) })
  expect(done?.erased).toMatchObject({ attempt: 2, attemptItem: 2, assignment: 3, classroomStudent: 1 })
  const read = await app.database.select().from(tables.auditEntry).where(eq(tables.auditEntry.action, 'report read'))
  expect(read).toMatchObject([{ studentId: null, subject: null, accountId: expect.any(Number) }])
})

test('parents and school learn that it is done, without the name', async () => {
  const { child, parent, schoolAccount } = await seedChild(app)
  await insertDue(app, child, { requestedBy: schoolAccount.id })
  await eraseNow(app)
  for (const account of [parent, schoolAccount]) {
    const { data } = await app.as(account).call('notifications', { query: {} })
    expect(data.map(({ pesan }) => pesan)).toContain(
      'The child whose deletion was requested on 3 November 2026 at 09:00 has been deleted, with all data.',
    )
  }
})

test('a tombstone is on the disk, and a restored older state is erased again', async () => {
  const { child, schoolAccount } = await seedChild(app)
  const restored = await app.database.select().from(tables.account).where(eq(tables.account.id, child.id))
  // The database knows microseconds; JavaScript does not.
  await app.database.execute(
    sql`update account set created_at = '2026-05-05 10:00:00.123456+00' where id = ${child.id}`,
  )
  const personHash = await insertDue(app, child, { requestedBy: schoolAccount.id })
  await eraseNow(app)
  const tombstones = await readTombstones(app.app.dependencies.config.dataDir)
  expect(tombstones).toEqual([{ hash: personHash, at: expect.any(String) }])
  const [row] = restored
  if (!row) throw new Error('The child has an account')
  await app.database.insert(tables.account).overridingSystemValue().values(row)
  const hashes = tombstones.map(({ hash }) => hash)
  // Another account with the same id, made at another time, is another person.
  expect(await eraseAgain(app.database, hashes, new Date())).toBe(0)
  await app.database.execute(
    sql`update account set created_at = '2026-05-05 10:00:00.123456+00' where id = ${child.id}`,
  )
  await app.database.insert(tables.student).values({ id: child.id })
  expect(await eraseAgain(app.database, hashes, new Date())).toBe(1)
  expect(findTexts(await dumpDatabase(app.database), texts)).toEqual([])
  expect(await eraseAgain(app.database, hashes, new Date())).toBe(0)
})

test('an erasure that is cancelled or not yet due is not carried out', async () => {
  const { child, other } = await seedChild(app)
  await insertDue(app, child, { cancelledAt: new Date() })
  await insertDue(app, other, { dueAt: new Date(Date.now() + 60_000) })
  expect(await eraseNow(app)).toBe(0)
  expect(await app.database.$count(tables.student)).toBe(2)
})
