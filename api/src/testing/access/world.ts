import type { Role } from '@lekta/shared/contract/endpoint'
import type { Database } from '../../database/connect'
import * as tables from '../../database/schema'
import { newCode, printCode } from '../../money/voucher-code'
import { makeReportLink } from '../../report-link/report-link'
import type { TestApp } from '../test-app'
import { inDays, png } from './foreign-call'

/** Inserts an archive of personal data that can be downloaded. Returns its id. */
async function makeSession(database: TestApp['database'], values: typeof tables.session.$inferInsert): Promise<number> {
  const [opened] = await database.insert(tables.session).values(values).returning()
  return opened?.id ?? 0
}

/** Inserts three requests of a parent to be linked to a student, and returns their ids. */
async function makeRequests(
  database: TestApp['database'],
  parent: { id: number },
  student: { id: number; username: string },
): Promise<number[]> {
  const request = { parentId: parent.id, studentId: student.id, username: student.username, askedAt: new Date() }
  const requests = ['ONE', 'TWO', 'THREE'].map((schoolCode) => ({ ...request, schoolCode }))
  return (await database.insert(tables.linkRequest).values(requests).returning()).map(({ id }) => id)
}

async function makePrint(
  database: TestApp['database'],
  values: Pick<typeof tables.printJob.$inferInsert, 'schoolId' | 'requestedBy' | 'expiresAt'>,
) {
  const file = { kind: 'reports', language: 'en', status: 'ready', total: 1, skipped: 0, bytes: 4 } as const
  const content = Buffer.from('file')
  const rows = await database
    .insert(tables.printJob)
    .values({ ...values, ...file, content })
    .returning({ id: tables.printJob.id })
  return rows[0]?.id ?? 0
}

async function makeExport(
  database: TestApp['database'],
  values: Pick<typeof tables.dataExport.$inferInsert, 'accountId' | 'requestedBy' | 'expiresAt'>,
) {
  const content = Buffer.from('file')
  const ready = { status: 'ready' as const, bytes: content.length, readyAt: new Date(), content }
  const rows = await database
    .insert(tables.dataExport)
    .values({ ...values, ...ready })
    .returning({ id: tables.dataExport.id })
  return rows[0]?.id ?? 0
}

async function makeContact(database: Database, inSchool: { schoolId: number }, name: string) {
  const [row] = await database
    .insert(tables.schoolContact)
    .values({ ...inSchool, name, subject: 'head' })
    .returning()
  return { id: row?.id ?? 0 }
}

async function makeGoal(database: Database, inSchool: { schoolId: number }, { id: studentId }: { id: number }) {
  const values = { ...inSchool, studentId, target: 900, by: '2030-12-31', start: 500 }
  const [made] = await database.insert(tables.goal).values(values).returning({ id: tables.goal.id })
  return made?.id ?? 0
}

/** Inserts a view of the students that all staff of a school see. Returns its id. */
async function makeView(database: Database, owner: { schoolId: number; accountId: number; name: string }) {
  const view = { ...owner, list: 'students' as const, query: 'grade=4', columns: [], shared: true }
  const [row] = await database.insert(tables.savedView).values(view).returning()
  return row?.id ?? 0
}

/** A name of something that contains the world's mark. */
type Naming = (what: string) => string

/** Creates a subscription with an unpaid and a paid invoice, an overpayment, a settled payment and a voucher. */
async function makeMoney(
  { make, database }: Pick<TestApp, 'make' | 'database'>,
  {
    school,
    schoolAccount,
    name,
  }: { school: { id: number; name: string }; schoolAccount: { id: number }; name: Naming },
) {
  const bought = await make.subscription({ schoolId: school.id, createdBy: schoolAccount.id, seats: 5 })
  const common = { subscriptionId: bought.id, billTo: { name: school.name, lines: [], email: null } }
  const unpaid = await make.invoice({ ...common, purpose: 'add' })
  const paid = await make.invoice({ ...common, status: 'paid' })
  const [code, batch] = [newCode(), name('batch')]
  const transfer = { invoiceId: paid.id, provider: 'transfer' as const, amount: paid.total, currency: 'IDR' }
  const rows = [
    { ...transfer, status: 'surplus' as const, orderId: name('surplus'), settledAt: new Date() },
    { ...transfer, status: 'refunded' as const, orderId: name('settled') },
  ]
  const [overpayment = 0, settled = 0] = (await database.insert(tables.payment).values(rows).returning()).map(
    ({ id }) => id,
  )
  const transferSlip = { type: 'image/png', name: name('slip'), content: Buffer.from(png, 'base64') }
  await database.insert(tables.paymentProof).values({ paymentId: overpayment, ...transferSlip })
  await database
    .insert(tables.voucher)
    .values({ code, batch, seatId: bought.seatRows[0]?.id ?? 0, createdBy: schoolAccount.id })
  return { bought, unpaid, paid, overpayment, settled, code: printCode(code), batch }
}

/** Creates a school with a family, and all rows that calls can refer to. Every text contains the mark. */
export async function makeWorld({ make, database }: TestApp, mark: string) {
  const name = (what: string) => `${mark} ${what}`
  const withEmail = (what: string) => ({
    name: name(what),
    email: `${mark}.${what}@home.example`,
    emailConfirmedAt: new Date(),
  })
  const school = await make.school({ name: name('school') })
  const inSchool = { schoolId: school.id }
  const classroom = await make.classroom({ ...inSchool, name: name('class') })
  const schoolAccount = await make.schoolAccount({ ...inSchool, ...withEmail('master') })
  const teacher = await make.teacher({ ...inSchool, ...withEmail('teacher'), classrooms: [classroom] })
  const parent = await make.parent(withEmail('parent'))
  const admin = await make.account('admin', withEmail('admin'))
  const child = await make.student({
    ...inSchool,
    ...withEmail('child'),
    parentId: parent.id,
    classrooms: [classroom],
    grade: 4,
  })
  // These accounts are the ones that the calls change, so that the other accounts stay logged in.
  const student = await make.student({ ...inSchool, name: name('student'), classrooms: [classroom] })
  const colleague = await make.teacher({ ...inSchool, name: name('colleague'), classrooms: [classroom] })
  const test = { ...inSchool, title: name('test'), triesAllowed: 2, studentId: child.id, createdBy: teacher.id }
  const later = { ...test, studentId: student.id, opensAt: new Date(inDays(1)), closesAt: new Date(inDays(2)) }
  const planned = await make.assignment({ ...later, title: name('planned test') })
  const deletable = await make.assignment({ ...later, title: name('doomed test') })
  const assignment = await make.assignment(test)
  const attempt = await make.finishedAttempt({ studentId: child.id, assignmentId: assignment.id, grade: 4 })
  const accounts = { admin, school: schoolAccount, teacher, parent, child } satisfies Record<Role, { id: number }>
  const notification = await make.notification({ accountId: schoolAccount.id, values: { school: mark } })
  const expiresAt = new Date(Date.now() + 24 * 60 * 60_000)
  const sessionId = await makeSession(database, { tokenHash: mark, accountId: schoolAccount.id, expiresAt })
  const contact = await makeContact(database, inSchool, name('contact'))
  const people = { schoolAccount, child, student, colleague, accounts, contact }
  const sheet = { schoolId: school.id, createdBy: schoolAccount.id, fileName: name('sheet') }
  const checked = await make.importRun({ ...sheet, status: 'checked', rejected: 1, created: 1 })
  const committed = await make.importRun({ ...sheet, status: 'committed', committedAt: new Date() })
  const money = await makeMoney({ make, database }, { school, schoolAccount, name })
  const requestIds = await makeRequests(database, parent, student)
  const asParent = { role: 'parent', accountId: parent.id } as const
  const { token: reportToken } = await makeReportLink(asParent, database, attempt.id, new Date())
  const tests = { assignment, planned, deletable, attempt, reportToken }
  const runs = { checked, committed }
  const ready = { requestedBy: schoolAccount.id, expiresAt }
  const exportId = await makeExport(database, { accountId: student.id, ...ready })
  const printId = await makePrint(database, { ...inSchool, ...ready })
  const group = { ...inSchool, createdBy: teacher.id, name: name('group'), students: [student, child] }
  const note = await make.studentNote({ ...inSchool, studentId: student.id, authorId: teacher.id, text: name('note') })
  const records = { notification, note, intervention: await make.intervention(group), sessionId }
  const { id: rolloverId } = await make.rollover({
    ...inSchool,
    year: 2020,
    startedBy: schoolAccount.id,
    classrooms: [],
  })
  const viewId = await makeView(database, { ...inSchool, accountId: teacher.id, name: name('view') })
  const ids = { goalId: await makeGoal(database, inSchool, student), viewId, exportId, printId, rolloverId, requestIds }
  return { mark, school, classroom, ...people, ...tests, ...records, ...ids, ...runs, ...money }
}

/** A school with a family. Every text in it contains its mark. */
export type World = Awaited<ReturnType<typeof makeWorld>>
