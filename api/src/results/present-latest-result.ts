import type { ChildResult, LatestResult, Measure } from '@lekta/shared/contract/measure'
import { readingRange, roundMeasure } from '@lekta/shared/lib/measure/measure'
import { middleHalf } from '@lekta/shared/lib/measure/middle-half'
import { growthBetween } from '../assessment/growth'
import { clipToGrade, middleHalf as gradeMiddleHalf, type SchoolTime } from '../assessment/percentile-norms'
import { measureOf, spanOf } from '../assessment/scale'
import type { Grade } from '../assessment/types'
import { type Expectation, isDecline } from './decline'

/** Returns the measure in L for an ability in logits: within the grade's cap, rounded to 5. */
export const presentAbility = (ability: number, grade: Grade | null) =>
  roundMeasure(clipToGrade(measureOf(ability), grade))

/** Returns the reading range of an ability, in L, within the grade's cap. */
export function presentRange(ability: number, grade: Grade | null) {
  const { low, high } = readingRange(presentAbility(ability, grade))
  return { low: clipToGrade(low, grade), high: clipToGrade(high, grade) }
}

/** Returns the range of the middle half of a grade's readers at a time of the school year, in L as displayed. */
export function presentNorm(time: SchoolTime) {
  const { low, high } = gradeMiddleHalf(time)
  return { low: roundMeasure(low), high: roundMeasure(high) }
}

/** Returns that range for a grade of whose school year this share has passed; null if either is unknown. */
export const normOf = (grade: Grade | null, elapsed: number | null) =>
  grade === null || elapsed === null ? null : presentNorm({ grade, elapsed })

/** A finished attempt's ability and band, in logits. */
export interface Measured {
  grade: Grade | null
  ability: number
  abilityLow: number
  abilityHigh: number
}

export const presentMeasure = ({ grade, ability, abilityLow, abilityHigh }: Measured): Measure => ({
  value: presentAbility(ability, grade),
  low: presentAbility(abilityLow, grade),
  high: presentAbility(abilityHigh, grade),
})

/** Returns the range, in L, that contains the true measure as likely as not; `standardError` is in logits. */
export const middleHalfOf = ({ measure }: { measure: Measure }, standardError: number) =>
  middleHalf({ measure, standard_error: Math.round(spanOf(standardError)) })

/** The values of a finished attempt that are needed to calculate growth, in logits. */
export interface Compared {
  grade: Grade | null
  ability: number
  standardError: number
}

const unrounded = ({ ability, standardError }: Compared) => ({
  measure: measureOf(ability),
  standardError: spanOf(standardError),
})

/** Returns the growth in L between two measures, and the probability (0…1) that it is real. */
export const presentGrowth = (earlier: Compared, later: Compared) => ({
  difference: presentAbility(later.ability, later.grade) - presentAbility(earlier.ability, earlier.grade),
  probability: growthBetween(unrounded(earlier), unrounded(later)).probability,
})

/** A row of the table `latest_result`. */
export interface LatestResultRow extends Measured, Compared, Expectation {
  attemptId: number
  finishedAt: Date
  trusted: boolean
  percentile: number | null
  gradeBefore: Grade | null
  abilityBefore: number | null
  standardErrorBefore: number | null
}

function growthOf(row: LatestResultRow): LatestResult['growth'] {
  const { gradeBefore: grade, abilityBefore: ability, standardErrorBefore: standardError } = row
  if (!row.trusted || ability === null || standardError === null) return null
  const growth = presentGrowth({ grade, ability, standardError }, row)
  return { ...growth, fallen: isDecline(growth, row) }
}

/** Presents a student's latest result; null if there is none. */
export const presentLatestResult = (row: LatestResultRow | null): LatestResult | null =>
  row && {
    report_id: row.attemptId,
    measure: presentMeasure(row),
    trusted: row.trusted,
    finished_at: row.finishedAt.toISOString(),
    growth: growthOf(row),
  }

/** Presents a child's latest result beside its grade, of whose school year this share had passed; null without result. */
export function presentChildResult(row: LatestResultRow | null, elapsed: number | null): ChildResult | null {
  const result = presentLatestResult(row)
  if (!row || !result) return null
  const { grade, standardError } = row
  return { ...result, grade, norm: normOf(grade, elapsed), middle: middleHalfOf(result, standardError) }
}
