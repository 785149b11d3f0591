import type { Report } from '@lekta/shared/contract/assessment/report'
import { SPREAD_STEP } from '@lekta/shared/lib/measure/attention'
import { roundMeasure } from '@lekta/shared/lib/measure/measure'
import { middleHalf } from '@lekta/shared/lib/measure/middle-half'
import { quantile } from '@lekta/shared/lib/measure/quantile'

const measured = (report_id: number, finished_at: string, value: number, low: number, high: number) => ({
  report_id,
  finished_at,
  measure: { value, low, high },
  middle: middleHalf({ measure: { value, low, high }, standard_error: (high - low) / 4 }),
  trusted: true,
  norm: null,
})

const growth = [
  measured(1, '2025-12-29T05:00:00Z', 655, 475, 820),
  measured(2, '2026-04-22T05:00:00Z', 710, 530, 880),
  { ...measured(3, '2026-08-14T05:00:00Z', 760, 560, 930), norm: { low: 495, high: 845 } },
]

/** The engine's report of a fictional child of the demo school. */
export const sampleReport: Report = {
  ...measured(3, '2026-08-14T05:00:00Z', 760, 560, 930),
  id: 3,
  code: 'reading',
  assignment_id: 3,
  tries: 1,
  title: 'Reading check, August 2026',
  child: { id: 1, name: 'Bintang', avatar: null, grade: 4 },
  percentile: 63,
  grade: 4,
  standard_error: 91,
  range: { low: 660, high: 810 },
  place: 'school',
  ended: 'precision',
  items: 30,
  right: 20,
  answers: null,
  skipped: 0,
  minutes: 33,
  aids: [],
  doubt: null,
  fallen: null,
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
  samples: [],
}

/** The latest measures of class 4A in the same school; three of its children have no test yet. */
const values = [
  125, 390, 430, 490, 525, 525, 605, 615, 630, 675, 690, 690, 705, 710, 715, 760, 765, 780, 785, 805, 840, 890, 920,
  960, 1210,
]

const at = (share: number) => roundMeasure(quantile(values, share))
const startOf = (value: number) => Math.floor(value / SPREAD_STEP) * SPREAD_STEP

/** Counts the measures in each section of the scale; empty sections are left out. */
const bins = [...new Set(values.map(startOf))].map((from) => ({
  from,
  students: values.filter((value) => startOf(value) === from).length,
}))

const named = (name: string, id: number) => ({ id, name, report_id: id })

/** The range of the middle half of grade 4 in November, to compare the class with. */
const usual = { low: 555, high: 895 }
const below = values.filter((value) => value < usual.low).length
const above = values.filter((value) => value > usual.high).length
const norm = { ...usual, below, within: values.length - below - above, above }

/** The first findings that the class’s teacher sees. */
export const sampleClass = {
  students: 28,
  measured: values.length,
  grades: [{ grade: 4, students: values.length, median: at(0.5), low: at(0.25), high: at(0.75), norm, bins }],
  grown: [
    { ...named('Damar', 1), growth: { difference: 440, probability: 0.99 } },
    { ...named('Ibrahim', 2), growth: { difference: 195, probability: 0.92 } },
    { ...named('Dimas', 3), growth: { difference: 185, probability: 0.93 } },
  ],
  farBelow: [
    { ...named('Tari', 4), percentile: 2 },
    { ...named('Kartika', 5), percentile: 4 },
  ],
  unmeasured: [named('Salma', 6), named('Satria', 7), named('Yoga', 8)],
}

/**
 * The grades of the same school in November. Each has its median, and the range of the middle half of all readers in
 * that grade.
 */
export const sampleSchool = [
  { grade: 3, median: 575, low: 325, high: 700 },
  { grade: 4, median: 705, low: 555, high: 895 },
  { grade: 5, median: 700, low: 730, high: 1050 },
  { grade: 6, median: 1015, low: 820, high: 1140 },
]

/** How many children of a class are in each state while a test runs. */
export const sampleRoom = { done: 17, reading: 9, stuck: 2 }
