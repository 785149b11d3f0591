import type { ListedReport, Report } from '@lekta/shared/contract/assessment/report'
import { readingRange, roundMeasure, roundText } from '@lekta/shared/lib/measure/measure'
import { sampleFixtures } from '@lekta/shared/testing/sample-fixtures'

const child = { id: 7, name: 'Ayu Lestari', avatar: null, grade: 3 }
const code = 'READ'
const standardError = 62
const bandWidth = 1.96

const bandAround = (value: number, error: number) => ({
  value: roundMeasure(value),
  low: roundMeasure(value - bandWidth * error),
  high: roundMeasure(value + bandWidth * error),
})

/** The fields in which the finished tests of the fixtures differ. */
export interface Finished extends Pick<ListedReport, 'id' | 'assignment_id' | 'title' | 'finished_at'> {
  value: number
  trusted?: boolean
}

/** Returns a finished test as a row of a list. */
export const lineOf = ({ value, trusted = true, ...rest }: Finished): ListedReport => ({
  ...rest,
  code,
  tries: 1,
  child,
  measure: bandAround(value, standardError),
  trusted,
  percentile: 46,
})

const understood = (measure: number, text: number) => 1 / (1 + Math.exp(-((measure - text) / 180 + 1.1)))

const grownSince = (first: Finished, last: Finished): Report['grown'] =>
  first.id === last.id ? null : { difference: last.value - first.value, probability: 0.94, since: first.finished_at }

/** Returns the full report of a finished test, with all tests up to it, oldest first. */
export const reportOf = (one: Finished, history: readonly Finished[]): Report => ({
  ...lineOf(one),
  grade: child.grade,
  standard_error: standardError,
  range: readingRange(one.value),
  place: 'school',
  ended: 'precision',
  items: 24,
  right: 16,
  answers: null,
  skipped: 1,
  minutes: 18,
  aids: [],
  doubt: one.trusted === false ? ('not-enough-effort' as const) : null,
  fallen: null,
  rapid_share: one.trusted === false ? 0.4 : 0.04,
  strands: [
    { genre: 'literary', measure: bandAround(one.value + 35, 90) },
    { genre: 'informational', measure: bandAround(one.value - 30, 90) },
  ],
  growth: history.map(lineOf).map(({ id: report_id, finished_at, measure, trusted }) => ({
    report_id,
    finished_at,
    measure,
    trusted,
    norm: null,
  })),
  grown: history[0] ? grownSince(history[0], one) : null,
  forecast: [-200, -100, 0, 100, 200].map((difference) => ({
    text: roundText(one.value + difference),
    comprehension: understood(one.value, one.value + difference),
  })),
  samples: one.trusted === false ? [] : sampleFixtures,
})
