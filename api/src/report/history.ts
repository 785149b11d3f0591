import type { Report } from '@lekta/shared/contract/assessment/report'
import {
  type Compared,
  type Measured,
  middleHalfOf,
  normOf,
  presentGrowth,
  presentMeasure,
} from '../results/present-latest-result'
import type { HistoryRow } from './queries'

/** The results that every finished attempt has. */
export type Finished = Measured & Compared & { finishedAt: Date; trusted: boolean }

/** Returns the attempt with the results that every finished attempt has. */
export function finishedOf<T extends HistoryRow>(attempt: T): T & Finished {
  const { ability, abilityLow, abilityHigh, standardError, finishedAt, trusted } = attempt
  const whole = ability !== null && abilityLow !== null && abilityHigh !== null && standardError !== null
  if (!whole || finishedAt === null || trusted === null) throw new Error(`Attempt ${attempt.id} is not finished.`)
  return { ...attempt, ability, abilityLow, abilityHigh, standardError, finishedAt, trusted }
}

/** Presents one test of a student's history. */
export const presentTest = (attempt: HistoryRow & Finished): Report['growth'][number] => ({
  report_id: attempt.id,
  finished_at: attempt.finishedAt.toISOString(),
  measure: presentMeasure(attempt),
  middle: middleHalfOf({ measure: presentMeasure(attempt) }, attempt.standardError),
  trusted: attempt.trusted,
  norm: normOf(attempt.grade, attempt.gradeElapsed),
})

/** Returns the trusted test before another one. */
export const trustedBefore = (history: readonly HistoryRow[], last: HistoryRow) =>
  history.map(finishedOf).findLast(({ id, trusted }) => trusted && id !== last.id)

/** Returns the growth from the first trusted test to the last; null if there is no such pair. */
export function grownOf(history: readonly HistoryRow[], last: HistoryRow & Finished): Report['grown'] {
  const first = history.map(finishedOf).find(({ trusted }) => trusted)
  if (!last.trusted || !first || first.id === last.id) return null
  return { ...presentGrowth(first, last), since: first.finishedAt.toISOString() }
}

/**
 * Returns the change since the trusted test before the last one; null without such a test, and if it is the first, with
 * which `grownOf` compares.
 */
export function lastChangeOf(history: readonly HistoryRow[], last: HistoryRow & Finished) {
  const first = history.map(finishedOf).find(({ trusted }) => trusted)
  const before = trustedBefore(history, last)
  if (!last.trusted || !before || before.id === first?.id) return null
  return { ...presentGrowth(before, last), since: before.finishedAt.toISOString() }
}
