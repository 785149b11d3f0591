import { LOWEST_MEASURE } from '@lekta/shared/lib/measure/measure'
import { normalQuantile, normalShare } from './estimate/normal'
import type { Grade } from './types'

/** A grade and how much of its school year has passed, from 0 to 1. */
export interface SchoolTime {
  grade: Grade
  elapsed: number
}

/** Mean and standard deviation of the students of a grade, in L. */
export interface Norm {
  mean: number
  standardDeviation: number
}

/** 50th and 90th percentile at the end of grades 1 to 12, in L (lexile.com, growth and grade equivalents). */
const END_OF_YEAR: readonly (readonly [number, number])[] = [
  [165, 565],
  [425, 790],
  [645, 980],
  [850, 1155],
  [950, 1255],
  [1030, 1335],
  [1095, 1405],
  [1155, 1465],
  [1205, 1515],
  [1250, 1605],
  [1295, 1605],
  [1295, 1605],
]

/** Highest reported measure in kindergarten and grades 1 to 12, in L. */
const CAPS: readonly number[] = [850, 900, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1725, 1750, 1800, 1825]

const NINETIETH = normalQuantile(0.9)
const QUARTILE = normalQuantile(0.75)

/**
 * Returns the norm of a grade at a time in its school year. Published points define the ends of the years. Between
 * them, mean and spread are interpolated linearly; before the end of grade 1 they are extrapolated from the first
 * two grades.
 */
export function normAt({ grade, elapsed }: SchoolTime): Norm {
  return normAtYear(grade - 1 + elapsed)
}

/** Returns the norm by years of school since the start of grade 1. Kindergarten is the year before 0. */
export function normAtYear(years: number): Norm {
  const last = END_OF_YEAR.length
  const position = Math.min(last, Math.max(-1, years))
  const from = Math.min(last - 1, Math.max(1, Math.floor(position)))
  const share = position - from
  const median = between(from, share, 0)
  const ninetieth = between(from, share, 1)
  return { mean: median, standardDeviation: (ninetieth - median) / NINETIETH }
}

/**
 * Returns roughly how many of 100 students of the grade read at or below a measure (L): a whole number from 1 to 99.
 */
export function percentileOf(measure: number, time: SchoolTime): number {
  const { mean, standardDeviation } = normAt(time)
  const share = normalShare((measure - mean) / standardDeviation)
  return Math.min(99, Math.max(1, Math.round(share * 100)))
}

/** Returns the unrounded measure (L) at a percentile of a grade; the inverse of `percentileOf`. */
export function measureAtPercentile(percentile: number, time: SchoolTime): number {
  const { mean, standardDeviation } = normAt(time)
  return mean + normalQuantile(percentile / 100) * standardDeviation
}

/** Returns the unrounded measures (L) between which the middle half of a grade's students lies. */
export function middleHalf(time: SchoolTime): { low: number; high: number } {
  const { mean, standardDeviation } = normAt(time)
  return { low: mean - QUARTILE * standardDeviation, high: mean + QUARTILE * standardDeviation }
}

/** Limits a measure (L) to between BR400L and the cap of the grade, or the highest cap if the grade is unknown. */
export function clipToGrade(measure: number, grade: Grade | null): number {
  const cap = CAPS[grade ?? CAPS.length - 1] as number
  return Math.min(cap, Math.max(LOWEST_MEASURE, measure))
}

function between(from: number, share: number, index: 0 | 1): number {
  const low = END_OF_YEAR[from - 1]?.[index] as number
  const high = END_OF_YEAR[from]?.[index] as number
  return low + share * (high - low)
}
