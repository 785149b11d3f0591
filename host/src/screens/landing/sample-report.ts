import type { Report } from '@lekta/shared/contract/report'
import type { GradeSpread, ScoreSummary } from '@lekta/shared/contract/student'
import { FAR_BELOW_PERCENTILE, SPREAD_STEP } from '@lekta/shared/lib/attention'
import { roundReader, SURE_GROWTH } from '@lekta/shared/lib/measure'
import { quantile } from '@lekta/shared/lib/quantile'

const measured = (report_id: number, finished_at: string, value: number, low: number, high: number) => ({
  report_id,
  finished_at,
  measure: { value, low, high },
  trusted: true,
})

const growth = [
  measured(1, '2025-12-29T05:00:00Z', 655, 475, 820),
  measured(2, '2026-04-22T05:00:00Z', 710, 530, 880),
  measured(3, '2026-08-14T05:00:00Z', 760, 560, 930),
]

/** A report as the engine made it, of a child of the demo school: nobody’s in particular. */
export const sampleReport: Report = {
  ...measured(3, '2026-08-14T05:00:00Z', 760, 560, 930),
  id: 3,
  code: 'reading',
  assignment_id: 3,
  tries: 1,
  title: 'Reading check, August 2026',
  child: { id: 1, name: 'Bintang', avatar: null, grade: 4 },
  percentile: 63,
  standard_error: 91,
  range: { low: 660, high: 810 },
  items: 30,
  skipped: 0,
  minutes: 33,
  rapid_share: 0,
  strands: [
    { genre: 'literary', measure: { value: 770, low: 515, high: 1020 } },
    { genre: 'informational', measure: { value: 750, low: 495, high: 1000 } },
  ],
  growth,
  grown: { difference: 105, probability: 0.79, since: '2025-12-29T05:00:00Z' },
  forecast: [
    { text: 510, comprehension: 0.92 },
    { text: 660, comprehension: 0.84 },
    { text: 760, comprehension: 0.75 },
    { text: 860, comprehension: 0.63 },
    { text: 1010, comprehension: 0.43 },
  ],
}

type Line = [name: string, value: number, percentile: number, growth: [difference: number, probability: number] | null]

/** The same school’s class 4A, three of whose children have no test yet. */
const lines: readonly Line[] = [
  ['Damar', 1210, 98, [440, 0.99]],
  ['Ibrahim', 805, 70, [195, 0.92]],
  ['Dimas', 960, 87, [185, 0.93]],
  ['Bagas', 525, 29, [180, 0.92]],
  ['Naufal', 615, 41, [175, 0.92]],
  ['Lintang', 890, 81, [150, 0.89]],
  ['Farah', 705, 56, [140, 0.86]],
  ['Dian', 840, 75, [105, 0.8]],
  ['Andika', 605, 40, [95, 0.78]],
  ['Sari', 765, 65, [90, 0.77]],
  ['Siregar', 710, 57, [85, 0.75]],
  ['Nasution', 430, 18, [60, 0.69]],
  ['Yulianto', 690, 53, [55, 0.67]],
  ['Candra', 490, 25, [55, 0.67]],
  ['Bintang', 760, 63, [50, 0.64]],
  ['Mega', 920, 84, [5, 0.52]],
  ['Arif', 780, 67, [0, 0.5]],
  ['Jasmine', 525, 29, [0, 0.51]],
  ['Sinta', 785, 68, [0, 0.51]],
  ['Kenzo', 715, 57, [-10, 0.47]],
  ['Adi', 690, 53, [-20, 0.43]],
  ['Pangestu', 630, 45, [-60, 0.33]],
  ['Tanjung', 675, 51, [-65, 0.3]],
  ['Tari', 125, 2, [-95, 0.23]],
  ['Kartika', 390, 4, null],
]

const untested = ['Salma', 'Satria', 'Yoga']

const listOf = <Row>(first: Row[]) => ({ count: first.length, first })
const named = (name: string, id: number) => ({ id, name, report_id: null })

function spreadOf(values: readonly number[]): GradeSpread {
  const sorted = values.toSorted((a, b) => a - b)
  const stretches = sorted.map((value) => Math.floor(value / SPREAD_STEP) * SPREAD_STEP)
  const students = (from: number) => stretches.filter((other) => other === from).length
  return {
    grade: 4,
    students: sorted.length,
    median: roundReader(quantile(sorted, 0.5)),
    low: roundReader(quantile(sorted, 0.25)),
    high: roundReader(quantile(sorted, 0.75)),
    bins: [...new Set(stretches)].map((from) => ({ from, students: students(from) })),
  }
}

/** What the measures of the class tell together, as the server sums them up. */
export const sampleSummary: Pick<
  ScoreSummary,
  'students' | 'measured' | 'grades' | 'grown' | 'far_below' | 'unmeasured'
> = {
  students: lines.length + untested.length,
  measured: lines.length,
  grades: [spreadOf(lines.map(([, value]) => value))],
  grown: listOf(
    lines.flatMap(([name, , , growth], id) =>
      growth && growth[0] > 0 && growth[1] >= SURE_GROWTH
        ? [{ ...named(name, id), growth: { difference: growth[0], probability: growth[1] } }]
        : [],
    ),
  ),
  far_below: listOf(
    lines
      .map(([name, , percentile], id) => ({ ...named(name, id), percentile }))
      .filter(({ percentile }) => percentile <= FAR_BELOW_PERCENTILE),
  ),
  unmeasured: listOf(untested.map((name, i) => named(name, lines.length + i))),
}
