import { type AssignedTest, attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { reportContract } from '@lekta/shared/contract/assessment/report'
import { type ChildDashboard, dashboardContract } from '@lekta/shared/contract/dashboard'
import { childContract } from '@lekta/shared/contract/people/child'
import { readingRange } from '@lekta/shared/lib/measure/measure'
import { accountFixtures, profileOf } from '@lekta/shared/testing/account-fixtures'
import { blankStudent } from '@lekta/shared/testing/blank-student'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import type { Samples, SlotSamples } from '@lekta/shared/testing/samples'
import { type Finished, lineOf, reportOf } from './fixtures-report'

const day = 24 * 60 * 60 * 1000

const child = { id: 7, name: 'Ayu Lestari' }

/**
 * Returns a test assigned to the child. Unless overridden, it opened yesterday, closes after a week, and has no
 * answers.
 */
export const testOf = (
  now: Date,
  fields: Partial<AssignedTest> & Pick<AssignedTest, 'id' | 'title'>,
): AssignedTest => ({
  code: 'READ',
  child,
  state: 'open',
  opens_at: new Date(now.getTime() - day).toISOString(),
  closes_at: new Date(now.getTime() + 6 * day).toISOString(),
  tries_allowed: 1,
  tries_used: 0,
  last_finished: null,
  answered: 0,
  max_items: 52,
  max_passages: 26,
  max_skips: 4,
  ...fields,
})

/** Returns the two finished tests of a child in grade 3, oldest first. */
export const finishedTests = (now: Date): Finished[] => [
  {
    id: 31,
    assignment_id: 11,
    title: 'Reading check, spring',
    finished_at: new Date(now.getTime() - 190 * day).toISOString(),
    value: 355,
  },
  {
    id: 58,
    assignment_id: 12,
    title: 'Reading check, summer',
    finished_at: new Date(now.getTime() - 70 * day).toISOString(),
    value: 460,
  },
]

const doneTest = (now: Date, { assignment_id, title, finished_at }: Finished) =>
  testOf(now, {
    id: assignment_id,
    title,
    state: 'done',
    closes_at: new Date(Date.parse(finished_at) + 5 * day).toISOString(),
    tries_used: 1,
    last_finished: 1,
  })

const withState = (tests: readonly AssignedTest[], ...states: AssignedTest['state'][]) =>
  tests.filter(({ state }) => states.includes(state))

/** Returns the child's dashboard for these tests. `finished` is oldest first. */
const dashboardOf = (tests: readonly AssignedTest[], finished: readonly Finished[]): ChildDashboard => {
  const open = withState(tests, 'running', 'open')
  const stops = finished.filter(({ trusted = true }) => trusted).map(lineOf)
  const last = stops.at(-1)
  return {
    now: open[0] ?? null,
    next: withState(tests, 'upcoming')[0] ?? null,
    open: open.length,
    stops: stops.map(({ id, finished_at, measure }) => ({ id, finished_at, measure })),
    range: last ? readingRange(last.measure.value) : null,
    hurried: finished.at(-1)?.trusted === false,
  }
}

interface FixtureOptions {
  now?: Date
  tests?: AssignedTest[]
  /** Oldest first. */
  finished?: Finished[]
}

/** A fake server for one child. */
export function createFixtures({
  now = new Date(),
  tests,
  finished = finishedTests(now),
}: FixtureOptions = {}): Answer[] {
  const assigned = tests ?? [
    testOf(now, { id: 13, title: 'Reading check, autumn' }),
    ...finished.map((one) => doneTest(now, one)),
  ]
  const newestFirst = finished.toReversed()
  return [
    ...accountFixtures(profileOf('child', child), now),
    ...answers(attemptContract, { tests: async () => assigned }),
    ...answers(reportContract, {
      reports: async ({ query: { options } }) => {
        const from = (options.page - 1) * options.itemsPerPage
        return {
          data: newestFirst.slice(from, from + options.itemsPerPage).map(lineOf),
          page: options.page,
          total: finished.length,
          last_page: Math.max(1, Math.ceil(finished.length / options.itemsPerPage)),
        }
      },
      report: async ({ params }) => {
        const at = finished.findIndex(({ id }) => id === params.id)
        const one = finished[at]
        if (!one) throw refusal(404, 'There is no such report.')
        return reportOf(one, finished.slice(0, at + 1))
      },
    }),
    ...answers(dashboardContract, { childDashboard: async () => dashboardOf(assigned, finished) }),
    ...answers(childContract, {
      child: async () => ({
        ...blankStudent,
        ...child,
        username: 'ayu',
        date_of_birth: '2017-05-02',
        grade: 3,
        poin_formatted: '1,250',
        school: 'SD Melati',
        standing: null,
      }),
    }),
  ]
}

/** Addresses at which the pages have something to show. */
export const samples: Samples = { '/child/report-detail/:id': '/child/report-detail/58' }

export const slotSamples: SlotSamples = {
  'student-page.actions': { student: { ...child, grade: 3 }, report: { id: 58, title: 'Reading check, summer' } },
}
