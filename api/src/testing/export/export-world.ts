import type { ShownItem } from '@lekta/shared/contract/assessment/attempt'
import sharp from 'sharp'
import { hashToken } from '../../access/token'
import * as tables from '../../database/schema'
import { takeTest } from '../take-test'
import type { TestApp } from '../test-app'

/** A part of the names of people who must never be in the archive of someone else. */
export const STRANGER = 'Xylophania'

/** A school with a class. Everything about the child Mia has at least one row. */
export async function makeExportWorld({ make, database }: TestApp) {
  const school = await make.school({ name: 'Sekolah Cakrawala' })
  const inSchool = { schoolId: school.id }
  const room = await make.classroom({ ...inSchool, name: '4A' })
  const teacher = await make.teacher({ ...inSchool, name: 'Bu Sari', classrooms: [room] })
  const schoolAccount = await make.schoolAccount({ ...inSchool, name: 'Pak Budi' })
  const parent = await make.parent({ name: 'Dewi Lestari', email: 'dewi@home.example', emailConfirmedAt: new Date() })
  const mia = await make.student({
    ...{ ...inSchool, name: 'Mia Lestari', parentId: parent.id, classrooms: [room] },
    ...{
      grade: 4,
      dateOfBirth: '2017-05-02',
      nisn: '0012345678',
      email: 'mia@home.example',
      emailConfirmedAt: new Date(),
    },
  })
  const sibling = await make.student({
    ...inSchool,
    name: `${STRANGER} Lestari`,
    parentId: parent.id,
    classrooms: [room],
  })
  const mate = await make.student({
    ...inSchool,
    name: `${STRANGER} Mate`,
    username: 'xylophania.mate',
    classrooms: [room],
  })
  const other = await make.parent({ name: `${STRANGER} Parent`, email: 'xylophania@home.example' })
  await database.insert(tables.parentLink).values({ parentId: other.id, studentId: mate.id })
  return { school, room, teacher, schoolAccount, parent, mia, sibling, mate, other }
}
export type ExportWorld = Awaited<ReturnType<typeof makeExportWorld>>

const later = () => new Date(Date.now() + 1000)

/** Inserts purchases that name Mia and her sibling. Returns the invoice, and the proof of its payment in an archive. */
async function makePurchase({ make, database }: TestApp, { parent, mia, sibling }: ExportWorld) {
  const bought = await make.subscription({ parentId: parent.id, seats: 3, students: [mia, sibling] })
  const invoice = await make.invoice({ subscriptionId: bought.id, status: 'paid', studentIds: [mia.id, sibling.id] })
  const transfer = { invoiceId: invoice.id, provider: 'transfer' as const, amount: 1, currency: 'IDR' }
  const [payment] = await database
    .insert(tables.payment)
    .values({ ...transfer, orderId: `order ${invoice.id}` })
    .returning()
  const slip = { name: 'slip.png', type: 'image/png', content: Buffer.from('a slip') }
  await database.insert(tables.paymentProof).values({ paymentId: payment?.id ?? 0, ...slip })
  const voucher = { code: `V${mia.id}`, seatId: bought.seatRows[0]?.id ?? 0, batch: 'b', createdBy: parent.id }
  await database.insert(tables.voucher).values({ ...voucher, studentId: mia.id, redeemedAt: later() })
  return { invoice, proofFile: `payments/${invoice.number}-${payment?.id}.png` }
}

/** Inserts notifications, messages and everything about logins. */
async function makeMessages({ database }: TestApp, { schoolAccount, parent, mia, mate }: ExportWorld) {
  const spring = { title: 'Spring', zone: 'UTC', childId: mia.id }
  const cancelled = { kind: 'testCancelled', occasion: 'a', studentId: mia.id }
  const linkRequested = { kind: 'linkAsked', values: { parent: 'Dewi Lestari', child: mate.name }, occasion: 'b' }
  await database.insert(tables.notification).values([
    { ...cancelled, accountId: mia.id, values: spring },
    { ...cancelled, accountId: parent.id, values: { ...spring, child: 'Mia' } },
    { ...linkRequested, accountId: schoolAccount.id, studentId: mate.id },
  ])
  await database.insert(tables.pushDevice).values({ token: `push ${mia.id}`, accountId: mia.id })
  const choice = { subject: 'test', push: true, mail: false }
  await database.insert(tables.notificationChoice).values({ accountId: mia.id, ...choice })
  const login = { accountId: mia.id, expiresAt: later() }
  await database
    .insert(tables.session)
    .values({ ...login, tokenHash: hashToken(`${mia.id}`), userAgent: '=cmd|Firefox' })
  await database.insert(tables.knownDevice).values({ tokenHash: 'device', accountId: mia.id })
  await database.insert(tables.accountLink).values({ ...login, tokenHash: `link ${mia.id}`, purpose: 'bypass' })
  await database.insert(tables.contactMessage).values([
    { name: 'Mia', email: 'mia@home.example', topic: 'help', message: 'How do I start?' },
    { name: STRANGER, email: 'xylophania@home.example', topic: 'help', message: `I am ${STRANGER}.` },
  ])
}

/** Inserts the records of a school and a family: consents, link requests, imports and audit entries. */
async function makeRecords({ make, database }: TestApp, world: ExportWorld) {
  const { school, teacher, parent, mia, sibling, mate } = world
  const circle = { width: 8, height: 8, channels: 3 as const, background: 'teal' }
  const content = await sharp({ create: circle }).webp().toBuffer()
  await database.insert(tables.picture).values({ name: `mia-${mia.id}`, accountId: mia.id, content })
  const contact = { name: 'Mia', subject: 'head' as const, email: 'Mia@home.example' }
  await database.insert(tables.schoolContact).values({ schoolId: school.id, ...contact })
  const request = { parentId: parent.id, schoolCode: 'CODE', askedAt: later() }
  await database.insert(tables.linkRequest).values([
    { ...request, studentId: mia.id, username: mia.username },
    { ...request, studentId: null, username: 'xylophania.mate' },
  ])
  const consent = { accountId: parent.id, subject: 'child-data' as const, wording: '2026-11-22' }
  const form = { relation: 'parent' as const, language: 'id' as const }
  await database
    .insert(tables.consent)
    .values([mia, sibling].map(({ id: studentId }) => ({ ...consent, ...form, studentId })))
  const run = await make.importRun({ schoolId: school.id, createdBy: teacher.id, fileName: 'class 4A.csv' })
  const line = { importId: run.id, line: 3, outcome: 'create' as const, faults: [], notices: [], values: {} }
  await database.insert(tables.importRow).values([
    { ...line, position: 2, accountId: mia.id, cells: { name: 'Mia Lestari' } },
    { ...line, position: 3, accountId: mate.id, cells: { name: mate.name } },
  ])
  await database.insert(tables.savedView).values({
    ...{ schoolId: school.id, accountId: teacher.id, list: 'students', name: `Of ${STRANGER}` },
    ...{ query: 'grade=4', columns: [] },
  })
  await make.intervention({ schoolId: school.id, ownerId: teacher.id, name: `With ${STRANGER}`, students: [mia, mate] })
  const note = { schoolId: school.id, authorId: teacher.id }
  await database.insert(tables.studentNote).values([
    { ...note, studentId: mia.id, text: 'Mia reads aloud.' },
    { ...note, studentId: mate.id, text: `About ${STRANGER}` },
  ])
  const aim = { schoolId: school.id, target: 700, by: '2030-12-31', start: 600, ownerId: teacher.id }
  await database.insert(tables.goal).values([
    { ...aim, studentId: mia.id },
    { ...aim, studentId: mate.id },
  ])
  const audit = { accountId: teacher.id, action: 'report read' }
  await database.insert(tables.auditEntry).values([
    { ...audit, studentId: mia.id, subject: 'attempt 7' },
    { ...audit, studentId: mate.id, subject: 'attempt 8' },
    { ...audit, action: 'renamed', subject: `${STRANGER} was renamed` },
  ])
  const erasure = { personHash: `hash ${mia.id}`, kind: 'child' as const, reason: 'request' as const, dueAt: later() }
  await database.insert(tables.erasure).values({ accountId: mia.id, ...erasure })
}

/**
 * Inserts rows about Mia and the others into every table that an export reads. Both children take a test. Returns what
 * `makePurchase` returns.
 */
export async function fillExportWorld(app: TestApp, world: ExportWorld) {
  const { school, teacher, mia, mate } = world
  const purchase = await makePurchase(app, world)
  await makeMessages(app, world)
  await makeRecords(app, world)
  const test = { createdBy: teacher.id, title: 'Autumn', schoolId: school.id }
  for (const child of [mia, mate]) {
    const { id, schedule } = await app.make.assignment({ ...test, studentId: child.id })
    const decide = ({ number }: ShownItem) => ({ choice: number % 4, milliseconds: 40_000 })
    await takeTest(app.as(child), { code: schedule.examCode, id }, decide)
  }
  return purchase
}
