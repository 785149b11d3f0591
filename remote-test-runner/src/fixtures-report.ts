import type { Report } from '@lekta/shared/contract/assessment/report'
import { readingRange, roundMeasure } from '@lekta/shared/lib/measure/measure'
import { sampleFixtures } from '@lekta/shared/testing/sample-fixtures'
import { type FixtureAttempt, isRight, testLength } from './fixtures-engine'

export const fixtureChild = { id: 7, name: 'Ayu Lestari', avatar: null, grade: 3 }
const standardError = 70
const day = 24 * 3600 * 1000

const bandOf = (value: number, error = standardError) => ({
  value: roundMeasure(value),
  low: roundMeasure(value - 1.96 * error),
  high: roundMeasure(value + 1.96 * error),
})

const comprehension = (measure: number, text: number) => 1 / (1 + Math.exp(-((measure - text) / 180 + 1.1)))

/**
 * Returns the report of a finished attempt, as the server would. The measure depends on the number of right answers.
 */
export function reportOf(
  attempt: FixtureAttempt,
  test: { code: string; id: number; title: string },
  now: Date,
): Report {
  const read = attempt.answers.filter(({ choice }) => choice !== null)
  const right = read.filter((answer) => isRight(attempt, answer)).length
  const measure = bandOf(-150 + (right / testLength(attempt.form).max_items) * 900)
  const quick = read.filter(({ milliseconds }) => milliseconds < 900).length
  const share = read.length === 0 ? 0 : quick / read.length
  const earlier = [240, 150].map((ago, i) => ({
    report_id: i + 1,
    finished_at: new Date(now.getTime() - ago * day).toISOString(),
    measure: bandOf(260 + i * 70),
    trusted: true,
    norm: null,
  }))
  const finished_at = now.toISOString()
  const id = earlier.length + attempt.tries
  const trusted = share < 0.3
  const first = earlier[0] as (typeof earlier)[number]
  const difference = measure.value - first.measure.value
  const [low, high] = [measure.value - 40, measure.value + 40]
  return {
    id,
    code: test.code,
    assignment_id: test.id,
    title: test.title,
    tries: attempt.tries,
    child: fixtureChild,
    finished_at,
    measure,
    trusted,
    percentile: Math.min(99, Math.max(1, Math.round(100 * comprehension(measure.value, 560)))),
    grade: fixtureChild.grade,
    standard_error: standardError,
    range: readingRange(measure.value),
    place: 'school',
    ended: 'precision',
    items: read.length,
    right: right,
    answers: null,
    skipped: attempt.answers.length - read.length,
    minutes: Math.round(attempt.answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 60_000),
    aids: [],
    fallen: null,
    doubt: trusted ? null : 'not-enough-effort',
    rapid_share: share,
    strands: [
      { genre: 'literary', measure: bandOf(high, 100) },
      { genre: 'informational', measure: bandOf(low, 100) },
    ],
    growth: [...earlier, { report_id: id, finished_at, measure, trusted, norm: null }],
    grown: {
      difference,
      probability: 1 / (1 + Math.exp((-1.7 * difference) / (standardError * Math.SQRT2))),
      since: first.finished_at,
    },
    forecast: [-200, -100, 0, 100, 200].map((difference) => ({
      text: Math.round((measure.value + difference) / 10) * 10,
      comprehension: comprehension(measure.value, measure.value + difference),
    })),
    samples: trusted ? sampleFixtures : [],
  }
}
