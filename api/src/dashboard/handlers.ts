import type { dashboardContract, SchoolDashboard, TeacherDashboard } from '@lekta/shared/contract/dashboard'
import { STALE_MONTHS } from '@lekta/shared/lib/measure/attention'
import { LEAVING_GRACE } from '../access/authenticate'
import type { Tenant } from '../access/tenant'
import { selectCurrentTests } from '../attempt/assigned-queries'
import { lateAnswers } from '../attempt/assigned-test'
import { selectChildren } from '../child/queries'
import type { Handlers } from '../http/implement'
import type { AuthedContext } from '../http/request-context'
import { countRequests } from '../link/list-queries'
import { presentGroup } from '../results/group-results'
import { termStart } from '../school/school-time'
import { presentSteps, updateHidden } from './getting-started'
import { selectInbox } from './inbox'
import { selectPlatform } from './platform-queries'
import * as present from './present'
import * as queries from './queries'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MONTH = (365.25 / 12) * DAY

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

type Common = Pick<
  TeacherDashboard & SchoolDashboard,
  'students' | 'tested' | 'term_began' | 'tests' | 'concerns' | 'recent' | 'inbox' | 'getting_started'
>

async function loadCommon({ tenant, database, now }: AuthedContext<Tenant<'teacher' | 'school'>>) {
  const term = termStart(now)
  const since = { term, lastTerm: termStart(before(term, DAY)), stale: before(now, STALE_MONTHS * MONTH) }
  const [latestResults, tests, { inbox, doneSteps }] = await Promise.all([
    queries.selectLatestResults(tenant, database, since),
    queries.selectOpenTests(tenant, database, now),
    selectInbox(tenant, database, now),
  ])
  const classes = present.presentClasses(latestResults, now)
  const common: Common = {
    students: latestResults.students,
    tested: latestResults.tested,
    term_began: since.term.toISOString(),
    tests: present.presentTests(tests),
    concerns: { ...present.countConcerns(latestResults.concerns), unmeasured: latestResults.unmeasured },
    inbox: {
      ...inbox,
      untested_classes: classes.filter(({ students, tested }) => students > 0 && tested === 0).length,
    },
    getting_started: presentSteps(tenant, doneSteps),
    recent: present.presentRecent(latestResults.recent),
  }
  return { common, latestResults, classes }
}

/** Returns the current tests, including closed ones whose last answers may still arrive. */
const current = (tenant: Tenant<'child' | 'parent'>, { database, now }: Pick<AuthedContext, 'database' | 'now'>) =>
  selectCurrentTests(tenant, database, before(now, lateAnswers))

export const dashboardHandlers: Handlers<typeof dashboardContract> = {
  teacherDashboard: async (context) => {
    const { common, latestResults, classes } = await loadCommon(context)
    return { ...common, classrooms: classes, attention: latestResults.attention.map(present.presentConcerned) }
  },

  schoolDashboard: async (context) => {
    const [{ common, latestResults, classes }, teachers, link_requests] = await Promise.all([
      loadCommon(context),
      queries.countTeachers(context.tenant, context.database),
      countRequests(context.tenant, context.database, context.now),
    ])
    const grades = latestResults.grades.map((row) => presentGroup(row, context.now))
    const attention = present.concernedClasses(classes)
    const progress = present.presentProgress(latestResults)
    return { ...common, teachers, classrooms: classes.length, link_requests, grades, attention, progress }
  },

  hideGettingStarted: async ({ body: { hidden }, tenant, database, now }) => {
    await updateHidden(tenant, database, hidden ? now : null)
    return null
  },

  parentDashboard: async ({ tenant, database, now }) => {
    const [children, assignedTests] = await Promise.all([
      selectChildren(tenant, database),
      current(tenant, { database, now }),
    ])
    return { children: children.map((child) => present.presentToday(child, assignedTests, now)) }
  },

  childDashboard: async ({ tenant, database, now }) => {
    const [assignedTests, attempts] = await Promise.all([
      current(tenant, { database, now }),
      queries.selectStops(tenant, database),
    ])
    const { open, upcoming } = present.sortCurrent(assignedTests, now)
    const tests = { now: open[0] ?? null, next: upcoming[0] ?? null, open: open.length }
    return { ...tests, ...present.presentStops(attempts) }
  },

  adminDashboard: async ({ database, now }) => {
    const figures = await selectPlatform(database, {
      now,
      leftAfter: before(now, LEAVING_GRACE),
      hour: before(now, HOUR),
      day: before(now, DAY),
      month: before(now, 30 * DAY),
    })
    const { finishedDay, finishedMonth, unpaidInvoices, jobsWaiting, jobsFailed, ...rest } = figures
    return {
      ...rest,
      finished_day: finishedDay,
      finished_month: finishedMonth,
      unpaid_invoices: unpaidInvoices,
      jobs_waiting: jobsWaiting,
      jobs_failed: jobsFailed,
    }
  },
}
