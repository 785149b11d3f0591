import type { Report } from '@lekta/shared/contract/assessment/report'
import type { Dataset, Row } from './dataset'

const strandOf = ({ strands }: Report, genre: Report['strands'][number]['genre']) =>
  strands.find((strand) => strand.genre === genre)?.measure.value ?? null

/** The values of a result, as the report of the test shows them. Measures are in L. */
const values = {
  title: (report) => report.title,
  finished_at: (report) => report.finished_at,
  place: (report) => report.place,
  grade: (report) => report.grade,
  measure: (report) => report.measure.value,
  measure_low: (report) => report.measure.low,
  measure_high: (report) => report.measure.high,
  standard_error: (report) => report.standard_error,
  percentile: (report) => report.percentile,
  trusted: (report) => report.trusted,
  untrusted_reason: (report) => report.doubt,
  reading_range_low: (report) => report.range.low,
  reading_range_high: (report) => report.range.high,
  measure_of_stories: (report) => strandOf(report, 'literary'),
  measure_of_factual_texts: (report) => strandOf(report, 'informational'),
  growth_since: (report) => report.grown?.since ?? null,
  growth: (report) => report.grown?.difference ?? null,
  growth_probability: (report) => report.grown?.probability ?? null,
  texts: (report) => report.texts ?? report.items,
  questions: (report) => report.items,
  right: (report) => report.right,
  skipped: (report) => report.skipped,
  answered_too_fast: (report) => report.rapid_share,
  minutes: (report) => report.minutes,
  ended_because: (report) => report.ended,
} as const satisfies Record<string, (report: Report) => Row[string]>

/** Returns the result of every finished test, derived again as for its report. */
export const resultsDataset = (reports: () => AsyncIterable<Report>): Dataset => ({
  section: 'tests',
  name: 'result',
  fields: Object.keys(values),
  rows: async function* () {
    for await (const report of reports())
      yield Object.fromEntries(Object.entries(values).map(([key, read]) => [key, read(report)]))
  },
})
