import { bankContract } from '../../contract/assessment/bank'
import { classReportContract } from '../../contract/assessment/class-report'
import { comparisonContract } from '../../contract/assessment/comparison'
import { readingContract } from '../../contract/assessment/reading'
import { reportContract } from '../../contract/assessment/report'
import { textContract } from '../../contract/assessment/text'
import { type ConcernCounts, dashboardContract, type TeacherDashboard } from '../../contract/dashboard'
import { dataExportContract } from '../../contract/data-export'
import { releaseContract } from '../../contract/delivery/release'
import { rolloutContract } from '../../contract/delivery/rollout'
import type { Endpoint, Output } from '../../contract/endpoint'
import { planContract } from '../../contract/money/plan'
import { notificationContract } from '../../contract/notification'
import { accountContract } from '../../contract/people/account'
import { calendarFeedContract } from '../../contract/people/calendar-feed'
import { childContract } from '../../contract/people/child'
import { leaverContract } from '../../contract/people/leaver'
import { studentContract } from '../../contract/people/student'
import { platformSchoolContract } from '../../contract/platform/platform-school'
import { systemContract } from '../../contract/platform/system'
import { scheduleContract } from '../../contract/schedule'

/** How the answer of one endpoint looks without data, made from its full answer. */
export interface EmptyForm {
  endpoint: Endpoint
  empty: (full: never) => unknown
}

export const emptyForm = <E extends Endpoint>(
  endpoint: E,
  empty: (full: Output<E>) => Partial<Output<E>>,
): EmptyForm => ({
  endpoint,
  empty: (full: Output<E>) => ({ ...(full as object), ...(empty(full) as object) }),
})

/** Lists of what the product offers, or of the account itself: a server without data answers them in full. */
const neverEmpty = [
  planContract.plans,
  scheduleContract.exams,
  notificationContract.notificationChoices,
  accountContract.mySessions,
  calendarFeedContract.calendarFeed,
  systemContract.systemCheck,
].map((endpoint): EmptyForm => ({ endpoint, empty: (full) => full }))

const none = { count: 0, first: [] }
const noConcerns: ConcernCounts = { fallen: 0, far_below: 0, doubtful: 0, untested: 0 }
const noStaff = {
  students: 0,
  tested: 0,
  tests: { open: 0, upcoming: 0, waiting: 0, first: [] },
  concerns: noConcerns,
  recent: [],
  inbox: { checks_due: 0, invoices: null, imports: null, seats: null, untested_classes: 0 },
} satisfies Partial<TeacherDashboard>

const noSummary = {
  ...{ students: 0, measured: 0, compared: 0, grades: [], grown: none, fallen: none },
  ...{ far_below: none, doubtful: none, stale: none, unmeasured: none },
}

const noFigures = {
  ...{ schools: 0, students: 0, sessions: 1, running: 0, answers: 0, finished_day: 0, finished_month: 0 },
  ...{ unpaid_invoices: 0, overpayments: 0, jobs_waiting: 0, jobs_failed: 0, busiest: [] },
}

const noSchoolData = {
  ...{ students: 0, teachers: 0, seats_in_use: 0, seats: 0, subscribed_until: null, last_test: null },
  ...{ contacts: [], subscriptions: [], unpaid: [] },
}

const nothingServed = { channels: [], verdict: null, pins: [], scheduled: [] }
const noChange = {
  ...{ pages: [], endpoints: { added: [], removed: [], changed: [] }, shared: [], area: [] },
  strings: { added: 0, removed: 0 },
}

/** The empty answers of all endpoints that return one object, or a list that is never empty. */
export const emptyForms: readonly EmptyForm[] = [
  ...neverEmpty,
  emptyForm(dashboardContract.teacherDashboard, () => ({ ...noStaff, classrooms: [], attention: [] })),
  emptyForm(dashboardContract.schoolDashboard, () => ({
    ...noStaff,
    ...{ teachers: 0, classrooms: 0, link_requests: 0, grades: [], attention: [] },
  })),
  emptyForm(dashboardContract.parentDashboard, () => ({ children: [] })),
  emptyForm(dashboardContract.childDashboard, () => ({
    ...{ now: null, next: null, open: 0, stops: [], range: null, hurried: false },
  })),
  emptyForm(dashboardContract.adminDashboard, () => noFigures),
  emptyForm(studentContract.scoreSummary, () => noSummary),
  emptyForm(classReportContract.growthSummary, () => ({
    students: 0,
    compared: 0,
    median: null,
    grown: 0,
    fallen: 0,
    expected: null,
    outcomes: { declined: 0, unchanged: 0, less: 0, expected: 0, more: 0 },
  })),
  emptyForm(classReportContract.readingGroups, () => ({ groups: [], left_out: [] })),
  emptyForm(comparisonContract.comparison, () => ({ groups: [] })),
  emptyForm(comparisonContract.comparedStudents, () => ({ students: [], not_compared: 0 })),
  emptyForm(reportContract.report, () => ({ grown: null, forecast: [], samples: [], strands: [] })),
  emptyForm(textContract.textReaders, () => ({ readers: [], left_out: [] })),
  emptyForm(readingContract.readingWays, () => ({ ways: null })),
  emptyForm(childContract.child, () => ({ standing: null })),
  emptyForm(scheduleContract.schedule, () => ({ children: 0, finished: 0, working: 0, list: [], joined: [] })),
  emptyForm(leaverContract.retention, () => ({ round: null, last: null })),
  emptyForm(leaverContract.retentionPreview, () => ({ students: 0 })),
  emptyForm(dataExportContract.personExport, () => ({ latest: null })),
  emptyForm(bankContract.bankCoverage, () => ({
    ...{ items: 0, moved: 0, attempts: 0, counted_at: null, highest_exposure: 0, figures: null, bands: [] },
  })),
  emptyForm(bankContract.bankItem, () => ({ comparisons: [], history: [], other_question: null })),
  emptyForm(platformSchoolContract.platformSchool, () => noSchoolData),
  emptyForm(rolloutContract.rollout, () => nothingServed),
  emptyForm(releaseContract.release, ({ hours }) => ({
    ...{ channels: [], pins: 0, endpoints: [], failures: [] },
    health: { browsers: 0, failing_browsers: 0, failures: 0, fallbacks: 0, slow: 0 },
    hours: hours.map(({ at }) => ({ at, browsers: 0, failing_browsers: 0 })),
  })),
  emptyForm(releaseContract.compareReleases, ({ bytes: { before } }) => ({
    ...noChange,
    bytes: { before, after: before },
  })),
  emptyForm(systemContract.system, ({ queue }) => ({
    queue: { ...queue, due: 0, oldest: 0, failed: 0 },
    backup: null,
  })),
]

const isSame = (a: Endpoint, b: Endpoint) => a.method === b.method && a.path === b.path

/**
 * Answers without data: lists without rows, and objects as their empty form says. Other objects, and what a POST
 * returns, are as in the full state.
 */
export const answerEmpty =
  (handle: (input: unknown) => Promise<unknown>, endpoint: Endpoint, forms: readonly EmptyForm[]) =>
  async (input: unknown): Promise<unknown> => {
    const full = await handle(input)
    const form = forms.find((candidate) => isSame(candidate.endpoint, endpoint))
    if (form) return form.empty(full as never)
    if (endpoint.paged) return { data: [], last_page: 1, total: 0, page: 1 }
    return endpoint.method === 'GET' && Array.isArray(full) ? [] : full
  }
