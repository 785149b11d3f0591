import { formatMeasure, readingRange, roundMeasure } from '@lekta/shared/lib/measure/measure'
import type { Effort } from '../effort/effort'
import { comprehension } from '../model'
import { clipToGrade, percentileOf, type SchoolTime } from '../percentile-norms'
import { difficultyOf, measureOf, spanOf } from '../scale'
import type { Estimate, Genre, StopReason } from '../types'
import type { Band } from './middle'

/** Whether a result can be trusted, and if not, the reason. */
export type Trust = 'trusted' | 'not-enough-effort' | 'too-short' | 'no-better-than-chance'

/** The result in one genre: unrounded measure and standard error in L, null if too few answers were scored. */
export interface Strand {
  genre: Genre
  answered: number
  correct: number
  estimate: { measure: number; standardError: number } | null
}

/** The expected comprehension (0 to 1) of a text with this measure (L). */
export interface Forecast {
  textMeasure: number
  comprehension: number
}

/** What an attempt shows besides the measure. */
export interface ResultDetails {
  strands: Strand[]
  effort: Effort
  forecast: Forecast[]
  answered: number
  correct: number
  skipped: number
}

/** An estimate as it is reported. Measures are in L; `ability` and `abilityError` in logits. */
export interface Measures {
  ability: number
  abilityError: number
  /** Unrounded, not clipped. */
  measure: number
  standardError: number
  /** Clipped to the grade and rounded, for display. */
  rounded: number
  label: string
  beginning: boolean
  /** The interval, in logits, that contains the true ability with 95 % probability. */
  abilityBand: Band
  /** `abilityBand` as measures in L, clipped and rounded. */
  band: Band
  range: Band
  /** Roughly how many of 100 students of the grade read at or below this measure; null without a grade. */
  percentile: number | null
}

/** The result of an attempt. */
export interface Result extends Measures, ResultDetails {
  engineVersion: number
  trust: Trust
  stopReason: StopReason
}

/** Returns an estimate and its band, in logits, as measures. */
export function measuresOf({ ability, standardError }: Estimate, abilityBand: Band, time: SchoolTime | null): Measures {
  const measure = measureOf(ability)
  return {
    ability,
    abilityError: standardError,
    measure,
    standardError: spanOf(standardError),
    ...shown(measure, time),
    abilityBand,
    band: { low: shownMeasure(abilityBand.low, time), high: shownMeasure(abilityBand.high, time) },
    percentile: time && percentileOf(measure, time),
  }
}

function shown(measure: number, time: SchoolTime | null) {
  const grade = time?.grade ?? null
  const rounded = roundMeasure(clipToGrade(measure, grade))
  const { low, high } = readingRange(rounded)
  return {
    rounded,
    label: formatMeasure(rounded),
    beginning: rounded < 0,
    range: { low: clipToGrade(low, grade), high: clipToGrade(high, grade) },
  }
}

function shownMeasure(ability: number, time: SchoolTime | null): number {
  return roundMeasure(clipToGrade(measureOf(ability), time?.grade ?? null))
}

/** Returns the expected comprehension of a text (measure in L) for a student (ability in logits). */
export function forecastFor(ability: number, textMeasure: number): Forecast {
  return { textMeasure, comprehension: comprehension(ability, difficultyOf(textMeasure)) }
}
