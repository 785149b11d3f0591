import { type AssignedTest, attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { type Report, reportContract } from '@lekta/shared/contract/assessment/report'
import { type ChildToday, dashboardContract } from '@lekta/shared/contract/dashboard'
import type { LatestResult } from '@lekta/shared/contract/measure'
import { type Child, childContract } from '@lekta/shared/contract/people/child'
import type { OwnLinkRequest } from '@lekta/shared/contract/people/link'
import { sessionContract } from '@lekta/shared/contract/session'
import { readingRange } from '@lekta/shared/lib/measure/measure'
import { accountFixtures, profileOf } from '@lekta/shared/testing/account-fixtures'
import { blankStudent } from '@lekta/shared/testing/blank-student'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import type { Samples } from '@lekta/shared/testing/samples'
import { linkAnswers } from './fixtures-link'
import { moneyAnswers } from './fixtures-money'
import { ago } from './fixtures-time'

const halfBand = 120
const daysBetweenTests = 120

const bandAround = (value: number) => ({ value, low: value - halfBand, high: value + halfBand })

const percentiles: Readonly<Record<number, number>> = { 58: 46, 61: 9 }

const unknown: Omit<Child, 'id' | 'name' | 'username'> = {
  ...blankStudent,
  school: 'SD Melati',
  standing: null,
}

/**
 * Returns a parent's three children: one with growth, one without tests, and one beginner who made too little effort.
 */
export const childrenOf = (now: Date): Child[] => [
  {
    ...unknown,
    id: 7,
    name: 'Ayu Lestari',
    username: 'ayu',
    date_of_birth: '2017-05-02',
    grade: 3,
    poin_formatted: '1,250',
    standing: {
      report_id: 58,
      measure: bandAround(460),
      trusted: true,
      finished_at: ago(now, 12),
      growth: { difference: 105, probability: 0.94 },
      grade: 3,
      norm: { low: 385, high: 715 },
      middle: { low: 420, high: 500 },
    },
  },
  { ...unknown, id: 8, name: 'Bima Lestari', username: 'bima', date_of_birth: '2020-01-17', grade: 1 },
  {
    ...unknown,
    id: 9,
    name: 'Citra Lestari',
    username: 'citra',
    date_of_birth: '2018-09-30',
    grade: 2,
    poin_formatted: '340',
    standing: {
      report_id: 61,
      measure: bandAround(-140),
      trusted: false,
      finished_at: ago(now, 9),
      growth: { difference: -45, probability: 0.21 },
    },
  },
]

const growthOf = ({ report_id, measure, trusted, finished_at, growth }: LatestResult): Report['growth'] => {
  const last = { report_id, finished_at, measure, trusted, norm: null }
  if (!growth) return [last]
  const before = {
    report_id: report_id - 30,
    finished_at: ago(new Date(finished_at), daysBetweenTests),
    measure: bandAround(measure.value - growth.difference),
    trusted: true,
    norm: null,
  }
  return [before, last]
}

const reportOf = ({ id, name, avatar, grade }: Child, latestResult: LatestResult): Report => {
  const growth = growthOf(latestResult)
  return {
    id: latestResult.report_id,
    code: 'READ',
    assignment_id: latestResult.report_id,
    tries: 1,
    title: 'Reading check, autumn',
    child: { id, name, avatar, grade },
    finished_at: latestResult.finished_at,
    measure: latestResult.measure,
    trusted: latestResult.trusted,
    percentile: percentiles[latestResult.report_id] ?? null,
    grade,
    standard_error: 61,
    range: readingRange(latestResult.measure.value),
    place: 'school',
    ended: 'precision',
    items: 24,
    right: 16,
    answers: null,
    skipped: 1,
    minutes: 18,
    aids: [],
    doubt: latestResult.trusted ? null : ('not-enough-effort' as const),
    fallen: null,
    rapid_share: latestResult.trusted ? 0.04 : 0.4,
    strands: [],
    growth,
    grown: latestResult.growth && { ...latestResult.growth, since: growth[0]?.finished_at ?? latestResult.finished_at },
    forecast: [],
    samples: [],
  }
}

interface FixtureOptions {
  now?: Date
  children?: Child[]
  /** The tests, by the child's id. */
  tests?: Record<number, AssignedTest>
  requests?: OwnLinkRequest[]
}

/** Returns a test assigned to a child. It is open for a week unless overridden. */
export const testOf = (
  now: Date,
  { id, name }: Pick<Child, 'id' | 'name'>,
  more: Partial<AssignedTest> = {},
): AssignedTest => ({
  code: 'READ',
  id: 13,
  title: 'Reading check, autumn',
  child: { id, name },
  state: 'open',
  opens_at: ago(now, 1),
  closes_at: ago(now, -6),
  tries_allowed: 1,
  tries_used: 0,
  last_finished: null,
  answered: 0,
  max_items: 52,
  max_passages: 26,
  max_skips: 4,
  ...more,
})

const todayOf = (child: Child, test: AssignedTest | undefined): ChildToday => ({
  ...child,
  range: child.standing?.trusted ? readingRange(child.standing.measure.value) : null,
  test: test ?? null,
})

/** A fake server for one parent. */
export function createFixtures({
  now = new Date(),
  children = childrenOf(now),
  tests,
  requests = [],
}: FixtureOptions = {}): Answer[] {
  const [first] = children
  const assigned = tests ?? (first ? { [first.id]: testOf(now, first) } : {})
  return [
    ...accountFixtures(profileOf('parent'), now),
    ...moneyAnswers(now, children),
    ...answers(sessionContract, {
      loginId: async ({ body }) => {
        const child = children.find(({ id }) => id === body.id)
        if (!child) throw refusal(404, 'There is no such child.')
        return { token: `of child ${child.id}`, user: { role: 'child', fullname: child.name, avatar: child.avatar } }
      },
      backFromChild: async () => null,
    }),
    ...answers(attemptContract, {
      test: async ({ params }) => {
        const test = Object.values(assigned).find(({ code, id }) => code === params.code && id === params.id)
        if (!test) throw refusal(404, 'There is no such test.')
        return test
      },
    }),
    ...linkAnswers(now, requests),
    ...answers(dashboardContract, {
      parentDashboard: async () => ({ children: children.map((child) => todayOf(child, assigned[child.id])) }),
    }),
    ...answers(childContract, {
      children: async ({ query }) =>
        listOf(children, query, { text: ({ name, username }) => `${name} ${username}`, sort: {} }),
      child: async ({ params }) => {
        const child = children.find(({ id }) => id === params.id)
        if (!child) throw refusal(404, 'There is no such child.')
        return child
      },
    }),
    ...answers(reportContract, {
      shareReport: async ({ params: { id } }) => ({ id, token: 'a-link', expires_at: ago(now, -30) }),
      sharedReport: async ({ params }) => {
        const child = children.find(({ standing }) => standing?.report_id === params.id)
        if (!child?.standing || params.token !== 'a-link') throw refusal(404, 'There is no such report.')
        return reportOf(child, child.standing)
      },
      report: async ({ params }) => {
        const child = children.find(({ standing }) => standing?.report_id === params.id)
        if (!child?.standing) throw refusal(404, 'There is no such report.')
        return reportOf(child, child.standing)
      },
    }),
  ]
}

/** Addresses at which the pages have something to show. */
export const samples: Samples = {
  '/parent/invoice-detail/:id': '/parent/invoice-detail/12',
  '/parent/profile/child/:id': ['/parent/profile/child/7', '/parent/profile/child/8', '/parent/profile/child/9'],
  '/parents/child/test/:code/:id_test/:id': '/parents/child/test/READ/13/7',
  '/parents/child/report/:id/:token': '/parents/child/report/58/a-link',
}
