import type { Role } from '@lekta/shared/contract/endpoint'
import type { Parameters } from './find-parameters'

/** A list, a dashboard or a report: who opens it, what it is, and its path below `/api`. */
export interface Call {
  role: Role
  part: string
  path: string
}

type Options = Readonly<Record<string, string | number | boolean>>

/** Returns the path of a list with its options, and further parameters. */
function listOf(path: string, options: Options = {}, others: Options = {}): string {
  const parameters = [
    ...Object.entries(options).map(([name, value]) => `options[${name}]=${encodeURIComponent(value)}`),
    ...Object.entries(others).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
  ]
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`
}

const deep = (rows: number) => Math.max(1, Math.floor(rows / 40))
const last = (rows: number) => Math.max(1, Math.floor(rows / 20))

/** Returns the calls of one role. Each line is a part, its path, and the options of the list. */
type Lines = [part: string, path: string, options?: Options, others?: Options][]
const callsOf = (role: Role, lines: Lines): Call[] =>
  lines.map(([part, path, options, others]) => ({ role, part, path: listOf(path, options, others) }))

/** The lists of students, of a teacher or of the largest school, with or without their results. */
const studentLists = (path: string, name: string, rows: number, classroom: number): Lines => [
  [`${name}`, path],
  [`${name} by name, in the middle`, path, { sortBy: 'name', page: deep(rows) }],
  [`${name} by name, the last page downwards`, path, { sortBy: 'name', sortDesc: true, page: last(rows) }],
  [`${name}, “putri”`, path, { search: 'putri', sortBy: 'name' }],
  [`${name}, “an”`, path, { search: 'an', sortBy: 'name' }],
  [`${name}, nobody`, path, { search: 'zzzz' }],
  [`${name} of a classroom`, path, { classroom_id: classroom, sortBy: 'name' }],
  [`${name} of a grade`, path, { grade: 4, sortBy: 'name' }],
]

const schoolCalls = ({ classroomId, studentId, teacherId, reportId, scheduleId, invoiceId, students }: Parameters) =>
  callsOf('school', [
    ['dashboard', '/v2/dashboard/school'],
    ...studentLists('/v2/student', 'students', students, classroomId),
    ...studentLists('/v2/school/score-student', 'results', students, classroomId),
    [
      'results, the best first, 100 rows',
      '/v2/school/score-student',
      { sortBy: 'measure', sortDesc: true, itemsPerPage: 100 },
    ],
    ['archived students', '/v2/student', { archived: true }],
    ['class report: summary', '/v2/school/score-summary'],
    ['class report: summary of a classroom', '/v2/school/score-summary', { classroom_id: classroomId }],
    ['class report: growth', '/v2/school/growth', { sortBy: 'growth', sortDesc: true }],
    ['class report: growth of a grade', '/v2/school/growth', { grade: 4, sortBy: 'growth' }],
    ['class report: summary of growth', '/v2/school/growth-summary'],
    ['class report: reading groups', '/v2/school/reading-groups', {}, { classroom_id: classroomId }],
    ['finished tests', '/v2/report'],
    ['finished tests by name, page 50', '/v2/report', { sortBy: 'name', page: 50 }],
    ['finished tests, the best first, page 200', '/v2/report', { sortBy: 'measure', sortDesc: true, page: 200 }],
    ['finished tests, “putri”', '/v2/report', { search: 'putri' }],
    ['report', `/v2/report/${reportId}`],
    ['classrooms', '/classroom'],
    ['classrooms, page 3', '/classroom', { sortBy: 'name', page: 3 }],
    ['classroom', `/v2/classroom/${classroomId}`],
    ['students of a classroom', '/v2/classroom/students', {}, { classroom_id: classroomId }],
    ['seats of a classroom', '/v2/classroom/subscription', {}, { classroom_id: classroomId }],
    ['student', `/v2/student/${studentId}`],
    ['classrooms of a student', `/v2/student/class-room/${studentId}`],
    ['history of a student', `/v2/child/${studentId}`],
    ['teachers', '/v2/teacher'],
    ['teachers, “sari”', '/v2/teacher', { search: 'sari', sortBy: 'name' }],
    ['teacher', `/v2/teacher/${teacherId}`],
    ['schedules', '/v2/schedule'],
    ['schedule of all students', `/v2/schedule/${scheduleId}`],
    ['candidates for a test', '/v2/schedule/candidate', { sortBy: 'name' }],
    ['candidates, “putri”', '/v2/schedule/candidate', { search: 'putri' }],
    ['subscriptions', '/v2/subscription'],
    ['running subscriptions', '/v2/subscription/running'],
    ['subscription', `/v2/subscription/${invoiceId}`],
    ['seats', `/v2/subscription/seats/${invoiceId}`, { sortBy: 'name', page: deep(students) }],
    ['seats, “putri”', `/v2/subscription/seats/${invoiceId}`, { search: 'putri' }],
    ['invoices', '/v2/invoice'],
    ['invoice', `/v2/invoice/${invoiceId}`],
    ['vouchers', '/v2/voucher'],
    ['activity log', '/v2/school/audit'],
    ['activity log, page 100', '/v2/school/audit', { page: 100 }],
    ['activity log about “putri”', '/v2/school/audit', {}, { child: 'putri' }],
    ['parents', '/v2/link/parent'],
    ['parents, “putri”', '/v2/link/parent', { search: 'putri' }],
    ['requests of parents', '/v2/link'],
    ['students who left', '/v2/school/leaver'],
    ['retention', '/v2/school/retention'],
    ['effect of another retention', '/v2/school/retention/preview', {}, { months: 12 }],
    ['imports', '/v2/import'],
    ['readers of a text', '/v2/text/readers', {}, { classroom_id: classroomId, measure: 500 }],
    ['notifications', '/notifikasi', {}, { showAll: true }],
    ['profile', '/profile/me'],
  ])

const teacherCalls = ({ classroomId, studentId, reportId, scheduleId }: Parameters) =>
  callsOf('teacher', [
    ['dashboard', '/v2/dashboard/teacher'],
    ...studentLists('/v2/student', 'students', 60, classroomId),
    ...studentLists('/v2/school/score-student', 'results', 60, classroomId),
    ['class report: summary', '/v2/school/score-summary'],
    ['class report: growth', '/v2/school/growth', { sortBy: 'growth', sortDesc: true }],
    ['class report: summary of growth', '/v2/school/growth-summary'],
    ['class report: reading groups', '/v2/school/reading-groups', {}, { classroom_id: classroomId }],
    ['finished tests', '/v2/report'],
    ['finished tests, “putri”', '/v2/report', { search: 'putri', sortBy: 'name' }],
    ['report', `/v2/report/${reportId}`],
    ['history of a student', `/v2/child/${studentId}`],
    ['classrooms', '/classroom'],
    ['schedules', '/v2/schedule'],
    ['schedule', `/v2/schedule/${scheduleId}`],
    ['candidates for a test', '/v2/schedule/candidate'],
    ['notifications', '/notifikasi', {}, { showAll: true }],
  ])

const familyCalls = ({ childId, childReportId, testCode, assignmentId }: Parameters): Call[] => [
  ...callsOf('parent', [
    ['dashboard', '/v2/dashboard/parent'],
    ['children', '/v2/child'],
    ['history of a child', `/v2/child/${childId}`],
    ['finished tests', '/v2/report'],
    ['report', `/v2/report/${childReportId}`],
    ['subscriptions', '/v2/subscription'],
    ['seats of children', '/v2/subscription/child'],
    ['invoices', '/v2/invoice'],
    ['own requests', '/v2/link/own'],
    ['notifications', '/notifikasi', {}, { showAll: true }],
  ]),
  ...callsOf('child', [
    ['dashboard', '/v2/dashboard/child'],
    ['tests', '/v2/test'],
    ['test', `/v2/test/${testCode}/${assignmentId}`],
    ['report by its test', `/v2/test/${testCode}/${assignmentId}/1/report`],
    ['finished tests', '/v2/report'],
    ['report', `/v2/report/${childReportId}`],
    ['notifications', '/notifikasi', {}, { showAll: true }],
    ['profile', '/profile/me'],
  ]),
]

const adminCalls = ({ schoolId, invoiceId }: Parameters) =>
  callsOf('admin', [
    ['dashboard', '/v2/dashboard/admin'],
    ['schools', '/v2/platform/school'],
    ['schools by name, the last page', '/v2/platform/school', { sortBy: 'name', page: 20 }],
    ['schools with the most students', '/v2/platform/school', { sortBy: 'students', sortDesc: true }],
    ['schools by the end of their subscription', '/v2/platform/school', { sortBy: 'subscribed_until' }],
    ['schools, “negeri”', '/v2/platform/school', { search: 'negeri' }],
    ['schools, nobody', '/v2/platform/school', { search: 'zzzz' }],
    ['school', `/v2/platform/school/${schoolId}`],
    ['admins', '/v2/platform/staff'],
    ['invoices', '/v2/invoice/all'],
    ['invoices by total, page 100', '/v2/invoice/all', { sortBy: 'total', sortDesc: true, page: 100 }],
    ['invoices, the last page', '/v2/invoice/all', { page: 3000 }],
    ['unpaid invoices', '/v2/invoice/all', {}, { status: 'unpaid' }],
    ['invoices of families', '/v2/invoice/all', {}, { buyer: 'family' }],
    ['invoices, “000123”', '/v2/invoice/all', { search: '000123' }],
    ['invoices, “negeri”', '/v2/invoice/all', { search: 'negeri' }],
    ['awaited transfers', '/v2/invoice/awaited'],
    ['payments of an invoice', `/v2/invoice/payments/${invoiceId}`],
    ['overpayments', '/v2/surplus'],
    ['activity log', '/v2/admin/audit'],
    ['activity log, page 500', '/v2/admin/audit', { page: 500 }],
    ['activity log about “putri”', '/v2/admin/audit', {}, { child: 'putri' }],
    ['activity log of a school', '/v2/admin/audit', { school_id: schoolId }],
    ['items', '/v2/bank/item'],
    ['items, the most used first', '/v2/bank/item', { sortBy: 'exposure', sortDesc: true }],
    ['item', '/v2/bank/item/0400-23'],
    ['coverage of the bank', '/v2/bank/coverage'],
    ['copies of data', '/v2/data-export'],
    ['erasures', '/v2/privacy/erasure'],
    ['jobs', '/v2/platform/job'],
    ['failed jobs', '/v2/platform/job/failed'],
    ['system', '/v2/platform/system'],
  ])

/** Returns every list, dashboard and report with data. */
export const callsWith = (parameters: Parameters): Call[] => [
  ...schoolCalls(parameters),
  ...teacherCalls(parameters),
  ...familyCalls(parameters),
  ...adminCalls(parameters),
]
