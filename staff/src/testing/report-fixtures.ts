import type { Report } from '@lekta/shared/contract/assessment/report'
import { hasSurelyFallen, readingRange, roundMeasure, roundText } from '@lekta/shared/lib/measure/measure'
import { sampleFixtures } from '@lekta/shared/testing/sample-fixtures'
import type { Sitting } from './school-people'

/** Returns the expected comprehension (0…1) of a text by a student, both in L. */
export const comprehension = (student: number, text: number) => 1 / (1 + Math.exp(-((student - text) / 180 + 1.1)))

/** Growth between two tests, with the probability that it is real (a logistic curve instead of the normal one). */
export const growthBetween = (earlier: Sitting, later: Sitting) => {
  const difference = later.measure.value - earlier.measure.value
  const error = Math.hypot(earlier.standard_error, later.standard_error)
  return { difference, probability: 1 / (1 + Math.exp((-1.7 * difference) / error)) }
}

const strands = ({ measure: { value } }: Sitting): Report['strands'] => [
  { genre: 'literary', measure: { value: value + 30, low: value - 150, high: value + 210 } },
  { genre: 'informational', measure: { value: value - 30, low: value - 210, high: value + 150 } },
]

/** Returns the previous test if the measure has fallen by more than chance explains, or null. */
function fallenSince(before: Sitting | undefined, last: Sitting): Report['fallen'] {
  if (!before || !last.trusted || !hasSurelyFallen(growthBetween(before, last))) return null
  return { from: before.measure.value, since: before.finished_at }
}

/** Twenty-two texts around a measure. */
const answersOf = (value: number): NonNullable<Report['answers']> =>
  Array.from({ length: 22 }, (_, i) => ({
    number: i + 1,
    asked: 'Rani took her umbrella because the sky was _____.',
    genre: i % 2 === 0 ? 'literary' : 'informational',
    text: roundText(value + ((i % 5) - 2) * 40),
    outcome: i === 7 ? 'skipped' : i % 3 === 2 ? 'wrong' : 'right',
    seconds: 20 + i,
    rapid: i === 5,
  }))

/** The assumed middle half of a grade's readers. */
export const normAt = (grade: number) => ({ low: grade * 190 - 130, high: grade * 190 + 110 })

/** The full report of an attempt; `history` is the child's attempts up to it, oldest first. */
export function reportOf(sitting: Sitting, history: readonly Sitting[]): Report {
  const { room: _, ...line } = sitting
  const { value } = line.measure
  const first = history[0] ?? sitting
  return {
    ...line,
    grade: line.child.grade,
    range: readingRange(value),
    place: 'school',
    ended: 'precision',
    items: 22,
    right: 15,
    answers: answersOf(value),
    skipped: 1,
    minutes: 18,
    aids: [],
    doubt: line.trusted ? null : ('not-enough-effort' as const),
    fallen: fallenSince(
      history.slice(0, -1).findLast(({ trusted }) => trusted),
      sitting,
    ),
    rapid_share: line.trusted ? 0.04 : 0.36,
    strands: strands(sitting),
    growth: history.map(({ id, finished_at, measure, trusted, room }) => ({
      report_id: id,
      finished_at,
      measure,
      trusted,
      norm: normAt(room.grade),
    })),
    grown: first.id === sitting.id ? null : { ...growthBetween(first, sitting), since: first.finished_at },
    forecast: [-200, -100, 0, 100, 200].map((away) => ({
      text: roundMeasure(value + away),
      comprehension: comprehension(value, value + away),
    })),
    samples: line.trusted ? sampleFixtures : [],
  }
}
