import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { forgotPasswordJob } from '../../auth/forgot-password'
import * as tables from '../../database/schema'
import { enqueue } from '../../jobs/job'
import { mailJob } from '../../mail/send-mail'
import { insertNotifications, messageOf } from '../../notification/notify'
import type { TestApp } from '../../testing/test-app'

/** Everything that a seeded child is called, and whatever else says who the child is. */
export const childTexts = {
  name: 'Zyxwita Qwertiana',
  preferredName: 'Zyxwi',
  username: 'zyxwita.qwertiana',
  email: 'zyxwita@child.example',
  nisn: '9876501234',
  dateOfBirth: '2016-07-19',
  picture: 'bytes of her face',
  avatar: '/api/picture/zyxw',
  push: 'zyxw-push-token',
  session: 'zyxw-session',
  device: 'zyxw-device',
  browser: 'Zyxw Browser',
}

const day = 24 * 60 * 60_000

/** Titles of tests for the child alone. */
const titles = {
  again: `${childTexts.preferredName}’s second try`,
  home: `Home test for ${childTexts.name}`,
}

/** Inserts what a person of any kind can have: logins, devices, a picture, notifications, exports and jobs. */
export async function seedBelongings(
  { database, make }: TestApp,
  account: { id: number },
  texts: { picture: string; push: string; session: string; device: string; browser: string; email: string },
) {
  const accountId = account.id
  const expiresAt = new Date(Date.now() + day)
  const { picture: content, push: token, session, device, browser: userAgent, email } = texts
  await database.insert(tables.picture).values({ name: randomUUID(), accountId, content: Buffer.from(content) })
  await database.insert(tables.session).values({ tokenHash: session, accountId, userAgent, expiresAt })
  await database.insert(tables.knownDevice).values({ tokenHash: device, accountId })
  await database
    .insert(tables.accountLink)
    .values({ tokenHash: `${session}-link`, accountId, purpose: 'reset', email, expiresAt })
  await database.insert(tables.calendarFeed).values({ tokenHash: `${session}-calendar`, accountId, role: 'teacher' })
  await database.insert(tables.pushDevice).values({ token, accountId })
  await database.insert(tables.notificationChoice).values({ accountId, subject: 'test', push: true, mail: false })
  await make.notification({ accountId })
  await database.insert(tables.rateLimit).values([
    { key: `forgot:address:1.2.3.4:${email}`, windowStart: new Date(), hits: 1 },
    { key: `login:name:${email}:login:1.2.3.4`, windowStart: new Date(), hits: 1 },
  ])
  await database
    .insert(tables.dataExport)
    .values({ accountId, requestedBy: accountId, status: 'ready', content: Buffer.from(content), bytes: 1 })
  await database.insert(tables.contactMessage).values({ name: 'Someone', email, topic: 'other', message: 'Hello' })
  await enqueue(database, forgotPasswordJob, { email }, { after: expiresAt })
}

/**
 * Inserts a school with two children who have taken tests: `child`, also linked to a parent, with everything that can
 * name a child anywhere, and `other`, whose data must not change. Returns the rows.
 */
export async function seedChild(app: TestApp) {
  const { make } = app
  const { name, preferredName, username, email, nisn, dateOfBirth, avatar } = childTexts
  const school = await make.school()
  const inSchool = { schoolId: school.id }
  const schoolAccount = await make.schoolAccount({
    ...inSchool,
    email: 'head@school.example',
    emailConfirmedAt: new Date(),
  })
  const classroom = await make.classroom(inSchool)
  const teacher = await make.teacher({ ...inSchool, classrooms: [classroom] })
  const parent = await make.parent({ email: 'parent@home.example', emailConfirmedAt: new Date() })
  const child = await make.student({
    ...inSchool,
    ...{ name, preferredName, username, email, nisn, dateOfBirth, avatar, emailConfirmedAt: new Date() },
    ...{ classrooms: [classroom], parentId: parent.id, grade: 4 },
  })
  const other = await make.student({ ...inSchool, classrooms: [classroom], parentId: parent.id, grade: 4 })
  await seedBelongings(app, child, childTexts)
  await seedTests(app, { child, other, parent, teacher, schoolId: school.id })
  const money = await seedMoney(app, { child, other, schoolAccount, schoolId: school.id })
  await seedMessages(app, { child, parent, teacher, schoolAccount })
  await seedRecords(app, { child, parent, teacher, schoolAccount, schoolId: school.id, code: school.code })
  return { school, schoolAccount, classroom, teacher, parent, child, other, ...money }
}

interface Ids {
  id: number
}

async function seedTests(
  { database, make }: TestApp,
  { child, other, parent, teacher, schoolId }: { child: Ids; other: Ids; parent: Ids; teacher: Ids; schoolId: number },
) {
  const items = ['one', 'two'].map((id) => ({
    ...{ id: `item-${id}`, genre: 'story' as never, passage: 'Text', statement: 'Question', key: 0, words: 50 },
    ...{ options: ['a', 'b', 'c', 'd'], textMeasure: 500, difficulty: 0 },
  }))
  await database.insert(tables.item).values(items)
  await database
    .insert(tables.itemStatistic)
    .values({ itemId: 'item-one', figures: { answers: 2 } as never, countedAt: new Date() })
  await database.insert(tables.itemCalibration).values({
    itemId: 'item-one',
    version: 2,
    difficulty: 0.1,
    standardError: 0.2,
    answers: 40,
    calibratedAt: new Date(),
  })
  for (const student of [child, other]) {
    const assigned = await make.assignment({
      schoolId,
      createdBy: teacher.id,
      studentId: student.id,
      title: 'Reading check',
    })
    const done = await make.finishedAttempt({
      studentId: student.id,
      assignmentId: assigned.id,
      grade: 4,
      ability: 0.5,
    })
    const answered = {
      attemptId: done.id,
      difficulty: 0,
      choice: 0,
      correct: true,
      milliseconds: 9000,
      answeredAt: new Date(),
    }
    await database.insert(tables.attemptItem).values([
      { ...answered, number: 1, itemId: 'item-one' },
      { ...answered, number: 2, itemId: 'item-two' },
    ])
    const link = { attemptId: done.id, accountId: parent.id, expiresAt: new Date(Date.now() + day) }
    await database.insert(tables.reportLink).values({ ...link, tokenHash: `report of ${student.id}` })
  }
  const again = { title: titles.again, createdBy: teacher.id, studentId: child.id }
  const running = await make.assignment({ ...again, schoolId })
  await make.finishedAttempt({
    ...{
      studentId: child.id,
      assignmentId: running.id,
      status: 'started' as const,
      finishedAt: null,
      stopReason: null,
    },
    ...{ ability: null, standardError: null, trusted: null },
  })
  const home = { title: titles.home, createdBy: parent.id, studentId: child.id }
  await make.assignment({ ...home, schoolId: null })
}

async function seedMoney(
  { database, make }: TestApp,
  { child, other, schoolAccount, schoolId }: { child: Ids; other: Ids; schoolAccount: Ids; schoolId: number },
) {
  const bought = await make.subscription({ schoolId, createdBy: schoolAccount.id, seats: 4, students: [child, other] })
  const [usedSeat, , freeSeat] = bought.seatRows
  await database.execute(sql`update seat set tests_used = 1 where id = ${usedSeat?.id ?? 0}`)
  const second = await make.subscription({ schoolId, createdBy: schoolAccount.id, students: [child] })
  const unpaid = await make.invoice({ subscriptionId: bought.id, purpose: 'add', studentIds: [child.id, other.id] })
  await database.insert(tables.voucher).values({
    ...{ code: 'VOUCHER', batch: 'batch', seatId: freeSeat?.id ?? 0, createdBy: schoolAccount.id },
    ...{ redeemedAt: new Date(), redeemedBy: schoolAccount.id, studentId: child.id },
  })
  return { usedSeat: usedSeat?.id ?? 0, unusedSeat: second.seatRows[0]?.id ?? 0, unpaid }
}

async function seedMessages(
  { database, make }: TestApp,
  { child, parent, teacher, schoolAccount }: { child: Ids; parent: Ids; teacher: Ids; schoolAccount: Ids },
) {
  const { name, username, email, nisn } = childTexts
  const zone = 'Asia/Jakarta'
  const about = { child: name, childId: child.id }
  await insertNotifications(database, [
    messageOf(
      { accountId: parent.id, role: 'parent' },
      'testFinished',
      { ...about, title: 'Check', zone, attempt: 1 },
      'a',
    ),
    messageOf(
      { accountId: teacher.id, role: 'teacher' },
      'childHurried',
      { ...about, title: 'Check', schedule: 1 },
      'b',
    ),
    messageOf({ accountId: schoolAccount.id, role: 'school' }, 'childLetGo', { ...about, parent: 'Dewi' }, 'c'),
    ...Object.entries(titles).map(([key, title]) =>
      messageOf({ accountId: teacher.id, role: 'teacher' }, 'classFinished', { title, done: 1, all: 1 }, key),
    ),
  ])
  // As they were stored before notifications had the id of the student.
  await make.notification({ accountId: schoolAccount.id, kind: 'linkAsked', values: { parent: 'Dewi', child: name } })
  await make.notification({
    ...{ accountId: parent.id, kind: 'linkDeclined' },
    values: { username, school: 'School', reason: '' },
  })
  const reason = `Please ask ${name}’s mother.`
  await make.notification({
    ...{ accountId: parent.id, kind: 'linkDeclined' },
    values: { username: 'sibling', school: 'School', reason },
  })
  const question = { name: 'Dewi', email: 'parent@home.example', topic: 'help' } as const
  await database.insert(tables.contactMessage).values([
    { ...question, message: `${name.toUpperCase()} (NISN ${nisn}) cannot log in.` },
    { ...question, message: 'When is the next test?' },
  ])
  const later = { after: new Date(Date.now() + day) }
  const values = { title: 'Test update', body: `${name} has finished.`, link: null }
  const mail = { language: 'en', template: 'notification', values } as const
  await enqueue(database, mailJob, { ...mail, to: 'parent@home.example' }, later)
  await enqueue(database, mailJob, { ...mail, to: email, values: { ...values, body: 'A test is open.' } }, later)
  await database.execute(sql`update pgboss.job set state = 'failed', output = ${JSON.stringify({ why: name })}::jsonb
    where name = 'mail' and data ->> 'to' = ${email}`)
}

/** Inserts an intervention and a note whose texts name the child. */
async function seedIntervention(
  { database, make }: Pick<TestApp, 'database' | 'make'>,
  { child, teacher, owner }: { child: Ids; teacher: Ids; owner: { schoolId: number; createdBy: number } },
) {
  const { name } = childTexts
  const texts = { name: `Support for ${name}`, plan: `Read with ${name} every Monday.` }
  const { id } = await make.intervention({ ...owner, ...texts, ownerId: teacher.id, students: [child] })
  const view = { list: 'students' as const, query: 'grade=4', columns: [], schoolId: owner.schoolId }
  await database.insert(tables.savedView).values({ ...view, accountId: teacher.id, name: `Friends of ${name}` })
  const entry = { interventionId: id, accountId: teacher.id }
  await database.insert(tables.interventionEntry).values({ ...entry, text: `${name} reads more.` })
  const about = { schoolId: owner.schoolId, authorId: teacher.id }
  await database.insert(tables.studentNote).values({ ...about, studentId: child.id, text: `${name} wears glasses.` })
  const aim = { ...owner, studentId: child.id, ownerId: teacher.id, target: 700, by: '2030-12-31', start: 600 }
  await database.insert(tables.goal).values(aim)
}

async function seedRecords(
  { database, make }: TestApp,
  {
    child,
    parent,
    teacher,
    schoolAccount,
    schoolId,
    code,
  }: { child: Ids; parent: Ids; teacher: Ids; schoolAccount: Ids; schoolId: number; code: string },
) {
  const { name, username, nisn } = childTexts
  const owner = { schoolId, createdBy: schoolAccount.id }
  await seedIntervention({ database, make }, { child, teacher, owner })
  await make.rollover({ schoolId, startedBy: schoolAccount.id, left: [child] })
  const committed = await make.importRun({
    ...owner,
    status: 'committed',
    committedAt: new Date(),
    fileName: `${name}.csv`,
  })
  const checked = await make.importRun({ ...owner, status: 'checked' })
  await make.importRun({ ...owner, status: 'checking', content: Buffer.from(`name\n${name}`) })
  const row = { line: 3, faults: [], notices: [], cells: { name, nisn }, values: { name, nisn } }
  const fields = [{ field: 'name' as const, from: 'Old', to: name }]
  const note = { sentence: 'takenNisn', values: { name }, field: 'nisn' } as never
  await database.insert(tables.importRow).values([
    { ...row, importId: committed.id, position: 2, outcome: 'change', accountId: child.id, change: { fields } },
    { ...row, importId: checked.id, position: 2, outcome: 'reject' },
    {
      ...row,
      importId: checked.id,
      position: 3,
      outcome: 'create',
      cells: { username },
      values: { username },
    },
    {
      ...row,
      importId: checked.id,
      position: 4,
      outcome: 'reject',
      cells: { name: 'Somebody' },
      values: { name: 'Somebody' },
      faults: [note],
    },
  ])
  const request = { schoolCode: code, username, askedAt: new Date() }
  const stranger = await make.parent()
  await database.insert(tables.linkRequest).values([
    { ...request, parentId: parent.id, studentId: child.id, status: 'approved', decidedBy: schoolAccount.id },
    { ...request, parentId: stranger.id },
    { ...request, parentId: stranger.id, username: 'sibling', reason: `Please ask ${name}’s mother.` },
  ])
  await database.insert(tables.consent).values([
    { accountId: parent.id, studentId: child.id, subject: 'child-data', wording: '2026-01-01' },
    { accountId: child.id, subject: 'terms', wording: '2026-01-01' },
  ])
  await database.insert(tables.auditEntry).values([
    { accountId: teacher.id, action: 'report read', studentId: child.id, subject: 'attempt 1' },
    { accountId: parent.id, action: 'act as child', studentId: child.id, subject: name },
    { accountId: schoolAccount.id, action: 'password link made', subject: username },
    { accountId: child.id, action: 'logged in' },
  ])
  const ready = { status: 'ready', content: Buffer.from(name), bytes: 1 } as const
  await database.insert(tables.dataExport).values([
    { accountId: parent.id, requestedBy: parent.id, ...ready },
    { accountId: teacher.id, requestedBy: schoolAccount.id, note: `A letter of ${name}’s parents` },
  ])
}
