import { defaultReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { type Access, type Endpoint, type Input, type Role, roles } from '@lekta/shared/contract/endpoint'
import { getTableName, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { installBank } from './bank/install-bank'
import { prepared } from './database/prepared'
import * as tables from './database/schema'
import { newCode, printCode } from './money/voucher-code'
import { makeReportLink } from './report-link/report-link'
import type { TestClient } from './testing/client'
import { type EndpointName, type Endpoints, endpoints } from './testing/endpoints'
import { PASSWORD } from './testing/factories'
import { type TestApp, testApp } from './testing/test-app'

/** One school with a family; every text in it contains its mark. */
type World = Awaited<ReturnType<typeof makeWorld>>

interface Case<N extends EndpointName> {
  input?: Input<Endpoints[N]>
  /** The status for a stranger whose role may call the endpoint; 200 is a list without the foreign rows. */
  status: 200 | 400 | 404 | 401 | 409
  /** The response to a platform admin may contain the name of the school, and nothing else of it. */
  namesSchools?: true
  /** The status for the owner, where it is not a success. */
  owner?: number
  /** The call changes rows of the caller. */
  ownWrite?: true
}

/** Calls that point at rows of another tenant. A new endpoint does not compile without its line here. */
const foreignCalls: { [N in EndpointName]: (foreign: World) => Case<N>[] } = {
  loginMaster: ({ master }) => [{ input: { body: { username: master.username, password: 'wrong' } }, status: 401 }],
  loginUsername: ({ child }) => [{ input: { body: { username: child.username, password: 'wrong' } }, status: 401 }],
  loginId: ({ child }) => [{ input: { body: { id: child.id } }, status: 404 }],
  backFromChild: () => [{ input: { body: { password: PASSWORD } }, status: 200 }],
  logout: () => [{ input: { body: {} }, status: 200 }],
  profileMe: () => [{ status: 200 }],
  checkSetupCode: () => [{ input: { body: { code: 'made-up' } }, status: 404 }],
  setUp: () => [
    {
      input: { body: { code: 'made-up', name: 'A stranger', username: 'stranger', password: GOOD, language: 'en' } },
      status: 404,
    },
  ],
  children: ({ school, classroom, mark }) => [
    { input: { query: { q: mark } }, status: 200 },
    { input: { query: { options: { school_id: school.id } } }, status: 200 },
    { input: { query: { options: { classroom_id: classroom.id } } }, status: 200 },
  ],
  child: ({ child }) => [{ input: { params: { id: child.id } }, status: 404 }],
  addChild: ({ child: { username } }) => [
    { input: { body: { name: 'Budi', username, consent: true } }, status: 400, owner: 400 },
  ],
  giveHomeTest: ({ child }) => [{ input: { params: { id: child.id } }, status: 404, owner: 409 }],
  classrooms: (foreign) => listCalls(foreign),
  classroomsBySchool: ({ school }) => [{ input: { params: { schoolId: school.id }, query: {} }, status: 404 }],
  classroomMembers: ({ classroom }) => [{ input: { query: { classroom_id: classroom.id } }, status: 404 }],
  classroomStudents: ({ classroom }) => [{ input: { query: { classroom_id: classroom.id } }, status: 404 }],
  students: (foreign) => listCalls(foreign),
  studentScores: (foreign) => listCalls(foreign),
  scoreSummary: (foreign) => listCalls(foreign),
  tests: () => [{ status: 200 }],
  test: (foreign) => [{ input: { params: addressOf(foreign) }, status: 404 }],
  startTest: (foreign) => [{ input: { params: addressOf(foreign) }, status: 404 }],
  answerItem: (foreign) => [
    {
      input: { params: addressOf(foreign), body: { tries: 2, number: 1, choice: 0, milliseconds: 9000 } },
      status: 404,
    },
  ],
  showLife: (foreign) => [{ input: { params: addressOf(foreign), body: { tries: 2 } }, status: 404 }],
  readingWays: () => [{ status: 200 }],
  keepReadingWays: () => [
    { input: { body: { ...defaultReadingSettings, size: 'large' } }, status: 200, ownWrite: true },
  ],
  reports: (foreign) => listCalls(foreign),
  report: ({ attempt }) => [{ input: { params: { id: attempt.id } }, status: 404 }],
  reportFile: ({ attempt }) => [{ input: { params: { id: attempt.id }, query: {} }, status: 404 }],
  parentLetter: ({ attempt }) => [{ input: { params: { id: attempt.id }, query: {} }, status: 404 }],
  shareReport: ({ attempt }) => [{ input: { params: { id: attempt.id } }, status: 404 }],
  sharedReport: ({ attempt, reportToken: token }) => [{ input: { params: { id: attempt.id, token } }, status: 404 }],
  plans: () => [{ status: 200 }],
  sendMessage: ({ mark }) => [{ input: { body: { ...contactForm, message: mark, website: mark } }, status: 400 }],
  registerParent: ({ child: { username } }) => [{ input: { body: { ...registration, username } }, status: 400 }],
  confirmEmail: () => [{ input: { body: { token: 'made-up' } }, status: 404 }],
  forgotPassword: () => [{ input: { body: { email: contactForm.email } }, status: 200 }],
  checkPasswordLink: () => [{ input: { params: { id: 'made-up' } }, status: 404 }],
  changePassword: () => [{ input: { params: { id: 'made-up' }, body: { password: GOOD } }, status: 404 }],
  changePasswordBypass: ({ child: { username } }) => [
    { input: { body: { username, token: 'made-up', password: GOOD } }, status: 404 },
  ],
  createPasswordLink: ({ child }) => [{ input: { params: { id: child.id } }, status: 404 }],
  createTeacherPasswordLink: ({ accounts }) => [{ input: { params: { id: accounts.teacher.id } }, status: 404 }],
  editMe: () => [{ input: { body: { language: 'id' } }, status: 200 }],
  sendConfirmation: () => [{ status: 200 }],
  cancelEmailChange: () => [{ status: 200 }],
  uploadAvatar: () => [{ input: { file: picture }, status: 200 }],
  removeAvatar: () => [{ status: 200 }],
  changeMyPassword: () => [{ input: { body: { current: PASSWORD, password: GOOD } }, status: 200 }],
  mySessions: () => [{ status: 200 }],
  endMySession: ({ sessionId }) => [{ input: { params: { id: sessionId } }, status: 404 }],
  endMyOtherSessions: () => [{ status: 200 }],
  chooseFirstPassword: () => [{ input: { body: { password: 'rain on tin roofs' } }, status: 409, owner: 409 }],
  classroom: ({ classroom }) => [{ input: { params: { id: classroom.id } }, status: 404 }],
  addClassroom: ({ colleague }) => [
    { input: { body: { name: 'New class', grade: 4, teachers: [colleague.id] } }, status: 404 },
  ],
  editClassroom: ({ classroom }) => [
    { input: { params: { id: classroom.id }, body: { name: 'Other class', grade: 4 } }, status: 404 },
  ],
  archiveClassrooms: ({ classroom }) => [{ input: { body: { ids: [classroom.id] } }, status: 404 }],
  restoreClassrooms: ({ classroom }) => [{ input: { body: { ids: [classroom.id] } }, status: 404 }],
  student: ({ student }) => [{ input: { params: { id: student.id } }, status: 404 }],
  addStudent: ({ classroom }) => [{ input: { body: { name: 'New child', classrooms: [classroom.id] } }, status: 404 }],
  editStudent: ({ student, classroom }) => [
    {
      input: {
        params: { id: student.id },
        body: { name: 'Other child', username: student.username, classrooms: [classroom.id] },
      },
      status: 404,
    },
  ],
  archiveStudents: ({ student }) => [{ input: { body: { ids: [student.id] } }, status: 404 }],
  restoreStudents: ({ student }) => [{ input: { body: { ids: [student.id] } }, status: 404 }],
  placeStudents: ({ student, classroom }) => [
    { input: { body: { ids: [student.id], into: classroom.id, out_of: 'all' } }, status: 404 },
  ],
  studentClassrooms: ({ student }) => [{ input: { params: { id: student.id } }, status: 404 }],
  setStudentClassrooms: ({ student, classroom }) => [
    { input: { body: { students: [{ id: student.id, classrooms: [classroom.id] }] } }, status: 404 },
  ],
  renewStudentPasswords: ({ student }) => [{ input: { body: { ids: [student.id] } }, status: 404 }],
  teachers: (foreign) => listCalls(foreign),
  teacher: ({ colleague }) => [{ input: { params: { id: colleague.id } }, status: 404 }],
  addTeacher: ({ classroom }) => [
    { input: { body: { name: 'New teacher', classrooms: [classroom.id] } }, status: 404 },
  ],
  editTeacher: ({ colleague }) => [
    { input: { params: { id: colleague.id }, body: { name: 'Other', username: colleague.username } }, status: 404 },
  ],
  archiveTeachers: ({ colleague }) => [{ input: { body: { ids: [colleague.id] } }, status: 404 }],
  restoreTeachers: ({ colleague }) => [{ input: { body: { ids: [colleague.id] } }, status: 404 }],
  teacherClassrooms: ({ colleague }) => [{ input: { params: { id: colleague.id } }, status: 404 }],
  setTeacherClassrooms: ({ colleague, classroom }) => [
    { input: { params: { id: colleague.id }, body: { classrooms: [classroom.id] } }, status: 404 },
  ],
  renewTeacherPasswords: ({ colleague }) => [{ input: { body: { ids: [colleague.id] } }, status: 404 }],
  mySchool: () => [{ status: 200 }],
  editSchool: () => [{ input: { body: { name: 'Renamed school' } }, status: 200, ownWrite: true }],
  editSchoolWays: () => [
    {
      input: { body: { time_zone: 'Asia/Makassar', language: 'id', year_begins: 1 } },
      status: 200,
      ownWrite: true,
    },
  ],
  testReport: (foreign) => [{ input: { params: { ...addressOf(foreign), tries: 1 } }, status: 404 }],
  notifications: ({ mark }) => [
    { input: { query: { showAll: true } }, status: 200 },
    { input: { query: { q: mark, showAll: true } }, status: 200 },
  ],
  notificationsRead: ({ notification }) => [{ input: { query: { id: notification.id } }, status: 404 }],
  notificationStream: () => [{ status: 200 }],
  pushDevice: () => [{ input: { body: { token: 'a new browser' } }, status: 200 }],
  forgetPushDevice: () => [{ input: { body: { token: 'an unknown browser' } }, status: 200 }],
  notificationChoices: () => [{ status: 200 }],
  chooseNotification: () => [{ input: { body: { jenis: 'seat', push: false, mail: true } }, status: 200 }],
  teacherDashboard: () => [{ status: 200 }],
  schoolDashboard: () => [{ status: 200 }],
  parentDashboard: () => [{ status: 200 }],
  childDashboard: () => [{ status: 200 }],
  adminDashboard: () => [{ status: 200, namesSchools: true }],
  importStudents: () => [{ input: { ...sheet(), body: {} }, status: 200 }],
  importTeachers: () => [{ input: sheet(), status: 200 }],
  importSubscriptions: () => [{ input: { ...sheet(), body: {} }, status: 200 }],
  importVouchers: () => [{ input: sheet(), status: 200 }],
  imports: (foreign) => listCalls(foreign),
  importRun: ({ checked }) => [{ input: { params: { id: checked.id } }, status: 404 }],
  importRows: ({ checked }) => [{ input: { params: { id: checked.id }, query: {} }, status: 404 }],
  rejectedRows: ({ checked }) => [{ input: { params: { id: checked.id }, query: {} }, status: 404 }],
  commitImport: ({ checked }) => [
    { input: { params: { id: checked.id }, body: { without_rejected: true } }, status: 404 },
  ],
  undoImport: ({ committed }) => [{ input: { params: { id: committed.id } }, status: 404 }],
  importCards: ({ committed }) => [{ input: { params: { id: committed.id } }, status: 404 }],
  subscriptions: ({ mark }) => [
    { input: { query: { q: mark } }, status: 200 },
    { input: { query: {} }, status: 200 },
  ],
  runningSubscriptions: () => [{ status: 200 }],
  seatedChildren: () => [{ status: 200 }],
  subscription: ({ bought }) => [{ input: { params: { id: bought.id } }, status: 404 }],
  subscriptionSeats: ({ bought }) => [{ input: { params: { id: bought.id }, query: {} }, status: 404 }],
  quoteSubscription: ({ bought, student }) => [
    { input: { body: { purpose: 'add', subscription_id: bought.id, seats: 1 } }, status: 404 },
    { input: { body: { plan: bought.planCode, seats: 1, students: [student.id] } }, status: 404 },
  ],
  quoteFile: ({ bought }) => [
    { input: { query: { purpose: 'add', subscription_id: bought.id, seats: 1 } }, status: 404 },
  ],
  buySubscription: ({ bought }) => [
    {
      input: { body: { purpose: 'add', subscription_id: bought.id, seats: 1, fingerprint: 'old', key: 'a new key' } },
      status: 404,
      owner: 409,
    },
  ],
  cancelSubscription: ({ bought }) => [{ input: { params: { id: bought.id } }, status: 404 }],
  resumeSubscription: ({ bought }) => [{ input: { params: { id: bought.id } }, status: 404 }],
  classroomSubscription: ({ classroom }) => [{ input: { query: { classroom_id: classroom.id } }, status: 404 }],
  addClassroomSubscription: ({ classroom, student, bought }) => [
    { input: { body: { student_ids: [student.id], subscription_id: bought.id } }, status: 404 },
    { input: { body: { classroom_id: classroom.id } }, status: 404 },
  ],
  getBackClassroomSubscription: ({ classroom, student }) => [
    { input: { body: { student_ids: [student.id] } }, status: 404 },
    { input: { body: { classroom_id: classroom.id } }, status: 404 },
  ],
  vouchers: ({ bought, batch }) => [
    { input: { query: {} }, status: 200 },
    { input: { query: { subscription_id: bought.id } }, status: 200 },
    { input: { query: { batch } }, status: 200 },
  ],
  makeVouchers: ({ bought }) => [{ input: { body: { subscription_id: bought.id, count: 1 } }, status: 404 }],
  redeemVoucher: ({ code, student }) => [{ input: { body: { code, student_id: student.id } }, status: 404 }],
  voidVouchers: ({ code, batch }) => [
    { input: { body: { codes: [code] } }, status: 404 },
    { input: { body: { batch } }, status: 404 },
  ],
  invoices: ({ mark }) => [
    { input: { query: {} }, status: 200 },
    { input: { query: { q: mark } }, status: 200 },
  ],
  analyseText: () => [{ input: { body: { text: 'The cat sat on the mat, and the dog sat by it.' } }, status: 200 }],
  textOfFile: () => [{ input: { file: new File(['The cat sat.'], 'cat.txt') }, status: 200 }],
  textReaders: ({ classroom }) => [{ input: { query: { classroom_id: classroom.id, measure: 500 } }, status: 404 }],
  bankItems: () => [{ input: { query: {} }, status: 200 }],
  bankItem: () => [{ input: { params: { id: '0400-23' } }, status: 200 }],
  bankCoverage: () => [{ status: 200 }],
  awaitedInvoices: () => [{ input: { query: {} }, status: 200, namesSchools: true }],
  invoice: ({ unpaid }) => [{ input: { params: { id: unpaid.id } }, status: 404 }],
  invoiceFile: ({ unpaid }) => [{ input: { params: { id: unpaid.id }, query: {} }, status: 404 }],
  payInvoice: ({ unpaid }) => [{ input: { params: { id: unpaid.id } }, status: 404 }],
  withdrawInvoice: ({ unpaid }) => [{ input: { params: { id: unpaid.id } }, status: 404 }],
  settleTransfer: ({ paid }) => [
    { input: { params: { id: paid.id }, body: { reference: 'bank' }, file: picture }, status: 409, owner: 409 },
  ],
  transferProof: ({ overpayment }) => [{ input: { params: { id: overpayment } }, status: 404 }],
  payment: () => [{ input: { params: { id: 'made-up' } }, status: 404 }],
  confirmPayment: () => [{ input: { params: { id: 'made-up' }, body: {} }, status: 404 }],
  checkPayment: () => [{ input: { params: { id: 'made-up' } }, status: 404 }],
  surplusPayments: () => [{ input: { query: {} }, status: 200, namesSchools: true }],
  // No invoice has this id, so that the owner gets 404 too.
  spendSurplus: ({ overpayment }) => [
    { input: { params: { id: overpayment }, body: { invoice_id: 2_000_000_000 } }, status: 404, owner: 404 },
  ],
  refundSurplus: ({ settled }) => [
    { input: { params: { id: settled }, body: { reference: 'bank' }, file: picture }, status: 409, owner: 409 },
  ],
  exams: () => [{ status: 200 }],
  candidates: (foreign) => listCalls(foreign),
  schedules: (foreign) => listCalls(foreign),
  schedule: ({ assignment }) => [{ input: { params: { id: assignment.scheduleId } }, status: 404 }],
  scheduleStream: ({ assignment }) => [{ input: { params: { id: assignment.scheduleId } }, status: 404 }],
  // The school pays per seat, and some students of the class have none.
  addSchedule: ({ student, classroom }) => [
    { input: { body: { ...newSchedule(), key: 'for a child', students: [student.id] } }, status: 404 },
    { input: { body: { ...newSchedule(), key: 'for a class', classrooms: [classroom.id] } }, status: 404, owner: 400 },
  ],
  editSchedule: ({ planned }) => [{ input: { params: { id: planned.scheduleId }, body: newSchedule() }, status: 404 }],
  closeSchedule: ({ assignment }) => [{ input: { params: { id: assignment.scheduleId } }, status: 404 }],
  extendSchedule: ({ assignment }) => [
    { input: { params: { id: assignment.scheduleId }, body: { closes_at: inDays(2) } }, status: 404 },
  ],
  cancelSchedule: ({ doomed }) => [{ input: { params: { id: doomed.scheduleId } }, status: 404 }],
  allowNow: ({ planned, student }) => [
    { input: { params: { id: planned.scheduleId }, body: { students: [student.id] } }, status: 404 },
  ],
  allowRetake: ({ assignment, child }) => [
    { input: { params: { id: assignment.scheduleId }, body: { students: [child.id] } }, status: 404 },
  ],
  addToSchedule: ({ assignment, student }) => [
    { input: { params: { id: assignment.scheduleId }, body: { students: [student.id] } }, status: 404 },
  ],
  removeFromSchedule: ({ planned, student }) => [
    { input: { params: { id: planned.scheduleId }, body: { students: [student.id] } }, status: 404 },
  ],
  growthRows: (foreign) => listCalls(foreign),
  growthSummary: (foreign) => listCalls(foreign),
  readingGroups: ({ classroom }) => [{ input: { query: { classroom_id: classroom.id } }, status: 404 }],
  askLink: ({ school, student }) => [
    { input: { body: { code: school.code, username: student.username, consent: true } }, status: 200, ownWrite: true },
  ],
  ownLinkRequests: () => [{ status: 200 }],
  withdrawLink: ({ requestIds: [id = 0] }) => [{ input: { params: { id } }, status: 404 }],
  letGoChild: ({ child }) => [{ input: { params: { id: child.id } }, status: 404 }],
  linkRequests: ({ mark }) => [
    { input: { query: { q: mark } }, status: 200 },
    { input: { query: { options: { itemsPerPage: 100 } } }, status: 200 },
  ],
  approveLink: ({ requestIds: [, id = 0] }) => [{ input: { params: { id } }, status: 404 }],
  declineLink: ({ requestIds: [, , id = 0] }) => [{ input: { params: { id }, body: {} }, status: 404 }],
  linkedParents: ({ mark }) => [
    { input: { query: { q: mark } }, status: 200 },
    { input: { query: { options: { itemsPerPage: 100 } } }, status: 200 },
  ],
  endLink: ({ student, accounts }) => [
    { input: { body: { parent_id: accounts.parent.id, child_id: student.id } }, status: 404 },
  ],
  importTemplate: () => [{ input: { params: { kind: 'student' }, query: {} }, status: 200 }],
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString()

const newSchedule = () => ({ title: 'Given by a stranger', exam: 'reading', opens_at: inDays(1), closes_at: inDays(2) })

const contactForm = { name: 'A stranger', email: 'stranger@elsewhere.example', topic: 'help' as const }

const GOOD = 'four plain words here'

const registration = {
  name: 'A stranger',
  email: contactForm.email,
  password: GOOD,
  language: 'en' as const,
  consent: true as const,
}

/** A PNG of one pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = new File([Buffer.from(png, 'base64')], 'dot.png')
const sheet = () => ({ file: new File(['Nama\nAyu'], 'sheet.csv') })

const addressOf = ({ assignment }: World) => ({ code: assignment.schedule.examCode, id: assignment.id })

const listCalls = ({ school, classroom, mark }: World) => [
  { input: { query: { q: mark } }, status: 200 as const },
  { input: { query: { options: { itemsPerPage: 100 } } }, status: 200 as const },
  { input: { query: { options: { school_id: school.id } } }, status: 404 as const },
  { input: { query: { options: { classroom_id: classroom.id } } }, status: 404 as const },
]

async function makeWorld({ make, database }: TestApp, mark: string) {
  const name = (what: string) => `${mark} ${what}`
  const withEmail = (what: string) => ({
    name: name(what),
    email: `${mark}.${what}@home.example`,
    emailConfirmedAt: new Date(),
  })
  const school = await make.school({ name: name('school') })
  const own = { schoolId: school.id }
  const classroom = await make.classroom({ ...own, name: name('class') })
  const master = await make.master({ ...own, ...withEmail('master') })
  const teacher = await make.teacher({ ...own, ...withEmail('teacher'), classrooms: [classroom] })
  const parent = await make.parent(withEmail('parent'))
  const admin = await make.account('admin', withEmail('admin'))
  const child = await make.student({
    ...own,
    ...withEmail('child'),
    parentId: parent.id,
    classrooms: [classroom],
    grade: 4,
  })
  // Accounts that the calls change, so that the others stay logged in.
  const student = await make.student({ ...own, name: name('student'), classrooms: [classroom] })
  const colleague = await make.teacher({ ...own, name: name('colleague'), classrooms: [classroom] })
  const test = { ...own, title: name('test'), triesAllowed: 2, studentId: child.id, createdBy: teacher.id }
  const later = { ...test, studentId: student.id, opensAt: new Date(inDays(1)), closesAt: new Date(inDays(2)) }
  const planned = await make.assignment({ ...later, title: name('planned test') })
  const doomed = await make.assignment({ ...later, title: name('doomed test') })
  const assignment = await make.assignment(test)
  const attempt = await make.finishedAttempt({ studentId: child.id, assignmentId: assignment.id, grade: 4 })
  const accounts = { admin, school: master, teacher, parent, child } satisfies Record<Role, { id: number }>
  const notification = await make.notification({ accountId: master.id, values: { school: mark } })
  const expiresAt = new Date(Date.now() + 24 * 60 * 60_000)
  const [opened] = await database
    .insert(tables.session)
    .values({ tokenHash: mark, accountId: master.id, expiresAt })
    .returning()
  const sessionId = opened?.id ?? 0
  const people = { master, child, student, colleague, accounts }
  const sheet = { schoolId: school.id, createdBy: master.id, fileName: name('sheet') }
  const checked = await make.importRun({ ...sheet, status: 'checked', rejected: 1, created: 1 })
  const committed = await make.importRun({ ...sheet, status: 'committed', committedAt: new Date() })
  const bought = await make.subscription({ ...own, createdBy: master.id, seats: 5 })
  const bill = { subscriptionId: bought.id, billTo: { name: school.name, lines: [], email: null } }
  const unpaid = await make.invoice({ ...bill, purpose: 'add' })
  const paid = await make.invoice({ ...bill, status: 'paid' })
  const [code, batch] = [newCode(), name('batch')]
  const transfer = { invoiceId: paid.id, provider: 'transfer' as const, amount: paid.total, currency: 'IDR' }
  const rows = [
    { ...transfer, status: 'surplus' as const, orderId: name('surplus'), settledAt: new Date() },
    { ...transfer, status: 'refunded' as const, orderId: name('settled') },
  ]
  const [overpayment = 0, settled = 0] = (await database.insert(tables.payment).values(rows).returning()).map(
    ({ id }) => id,
  )
  const slip = { type: 'image/png', name: name('slip'), content: Buffer.from(png, 'base64') }
  await database.insert(tables.paymentProof).values({ paymentId: overpayment, ...slip })
  await database
    .insert(tables.voucher)
    .values({ code, batch, seatId: bought.seatRows[0]?.id ?? 0, createdBy: master.id })
  const request = { parentId: parent.id, studentId: student.id, username: student.username, askedAt: new Date() }
  const requests = ['ONE', 'TWO', 'THREE'].map((schoolCode) => ({ ...request, schoolCode }))
  const requestIds = (await database.insert(tables.linkRequest).values(requests).returning()).map(({ id }) => id)
  const asParent = { role: 'parent', accountId: parent.id } as const
  const { token: reportToken } = await makeReportLink(asParent, database, attempt.id, new Date())
  const tests = { assignment, planned, doomed, attempt, reportToken }
  const money = { bought, unpaid, paid, overpayment, settled, code: printCode(code), batch }
  const runs = { checked, committed }
  return { mark, school, classroom, ...people, ...tests, notification, sessionId, requestIds, ...runs, ...money }
}

let app: TestApp
let home: World
let foreign: World
beforeAll(async () => {
  app = await testApp()
  await installBank(app.database)
  home = await makeWorld(app, 'HOME')
  foreign = await makeWorld(app, 'FOREIGN')
})
afterAll(() => app.close())

const { subscription, seat, voucher, invoice, payment } = tables
const money = [subscription, seat, voucher, invoice, payment]
const { school, account, student, classroom, classroomTeacher, classroomStudent } = tables
const { schedule, assignment, attempt, attemptItem, auditEntry, notification, importRow } = tables
const { parentLink, linkRequest } = tables
const lasting = [
  school,
  student,
  parentLink,
  linkRequest,
  classroom,
  classroomTeacher,
  classroomStudent,
  schedule,
  assignment,
  attempt,
]

const watched = [...lasting, ...money, attemptItem, auditEntry, notification, importRow]

/** Every row of a table as its name and JSON, as one part of a statement. Text is compared much faster than objects. */
const rowsOf = (table: PgTable, condition: SQL = sql`true`) =>
  sql`select ${`${getTableName(table)} `}::text || to_jsonb(${table})::text as row from ${table} where ${condition}`

/**
 * Returns everything that a stranger must not change, and the sessions of those it may not log out.
 * One statement, because it runs often.
 */
async function stateOfAll(): Promise<string[]> {
  const idsOf = ({ accounts }: World) => Object.values(accounts).map(({ id }) => id)
  const parts = [
    ...watched.map((table) => rowsOf(table)),
    // A stranger may change its own account.
    rowsOf(account, notInArray(account.id, idsOf(home))),
    rowsOf(tables.session, inArray(tables.session.accountId, idsOf(foreign))),
  ]
  const rows = await prepared<{ row: string }>(app.database, sql.join(parts, sql` union all `))
  return rows.map(({ row }) => row)
}

/** Returns the rows that are not the stranger's. */
const foreignPart = (state: readonly string[]) =>
  state.filter((row) => row.startsWith('session ') || row.includes(foreign.mark))

/** The state after the calls of one role is the state before those of the next, so that it is queried once. */
let latest: string[] | undefined

const casesOf = (name: EndpointName): Case<EndpointName>[] => foreignCalls[name](foreign)
const names = Object.keys(endpoints) as EndpointName[]
const allows = (access: Access, role: Role) => access === 'public' || access === 'user' || access.includes(role)
const send = (client: TestClient, name: EndpointName, { input }: Case<EndpointName>) =>
  client.send(name, input as object)

describe.each(names)('%s', (name) => {
  const { access }: Endpoint = endpoints[name]

  test('returns 401 without a session, unless it is public', async () => {
    for (const call of casesOf(name)) {
      const { status, body } = await send(app.anonymous, name, call)
      const refused = [401, { code: 50008 }]
      expect([status, body]).toMatchObject(access === 'public' ? [call.status, {}] : refused)
    }
    latest = undefined
  })

  test.each(roles)('does not show or change another tenant’s rows for the role %s', async (role) => {
    const before = latest ?? (await stateOfAll())
    expect(foreignPart(before).length).toBeGreaterThan(10)
    for (const call of casesOf(name)) {
      const { status, body } = await send(app.as(home.accounts[role]), name, call)
      expect(status).toBe(allows(access, role) ? call.status : 403)
      const text = JSON.stringify(body)
      expect(call.namesSchools ? text.replace(foreign.school.name, '') : text).not.toContain(foreign.mark)
    }
    const part = casesOf(name).some(({ ownWrite }) => ownWrite) ? foreignPart : (state: string[]) => state
    latest = await stateOfAll()
    expect(part(latest)).toEqual(part(before))
  })
})

/**
 * Calls an endpoint as the owners of its rows. Returns the status of each response, and the one that at least one owner
 * should get.
 */
async function callAsOwners(world: World, name: EndpointName) {
  const { access }: Endpoint = endpoints[name]
  const owners = roles.filter((role) => allows(access, role))
  const results: { call: Case<EndpointName>; statuses: number[]; expected: number }[] = []
  for (const call of foreignCalls[name](world)) {
    const replies = await Promise.all(owners.map((role) => send(app.as(world.accounts[role]), name, call)))
    results.push({ call, statuses: replies.map(({ status }) => status), expected: call.owner ?? 200 })
  }
  return results
}

test('each of the calls returns its expected status to at least one owner of the rows', async () => {
  for (const name of names.filter((one) => endpoints[one].access !== 'public')) {
    const results = await callAsOwners(foreign, name)
    const missed = results.some(({ statuses, expected }) => !statuses.includes(expected))
    // Earlier calls may have removed what this one needs, such as a teacher's classroom or a parent's link.
    const last = missed ? await callAsOwners(await makeWorld(app, `FRESH ${name}`), name) : results
    for (const { call, statuses, expected } of last)
      expect([name, call, statuses]).toEqual([name, call, expect.arrayContaining([expected])])
  }
  // Two of the calls start a thread, which is slow on a busy machine.
}, 90_000)
