import { normalShare } from './estimate/normal'

/** A result with unrounded measure and standard error in L; `at` is in milliseconds since 1970. */
export interface GrowthPoint {
  measure: number
  standardError: number
  at: number
}

/** A difference in L with its standard error and the probability that the student has truly grown. */
export interface Growth {
  difference: number
  standardError: number
  probability: number
}

/** The line fitted through a student's results: its height in L at the first result, and its slope in L per year. */
export interface GrowthLine {
  start: number
  perYear: number
  perYearError: number
  probability: number
}

const YEAR = 365.25 * 24 * 60 * 60 * 1000

/** Returns the difference between two results and the probability that it is growth rather than measurement error. */
export function growthBetween(
  earlier: Pick<GrowthPoint, 'measure' | 'standardError'>,
  later: Pick<GrowthPoint, 'measure' | 'standardError'>,
): Growth {
  const difference = later.measure - earlier.measure
  const standardError = Math.hypot(earlier.standardError, later.standardError)
  return { difference, standardError, probability: normalShare(difference / standardError) }
}

/**
 * Fits a line through trusted results, each weighted by its precision (least squares with known variances). Returns
 * null for results at fewer than two different times.
 */
export function growthLine(points: readonly GrowthPoint[]): GrowthLine | null {
  const first = Math.min(...points.map((point) => point.at))
  const weighted = points.map((point) => ({
    years: (point.at - first) / YEAR,
    measure: point.measure,
    weight: 1 / point.standardError ** 2,
  }))
  const total = sum(weighted.map((point) => point.weight))
  const meanYears = sum(weighted.map((point) => point.weight * point.years)) / total
  const meanMeasure = sum(weighted.map((point) => point.weight * point.measure)) / total
  const spread = sum(weighted.map((point) => point.weight * (point.years - meanYears) ** 2))
  if (!(spread > 0)) return null
  const covered = sum(weighted.map((point) => point.weight * (point.years - meanYears) * (point.measure - meanMeasure)))
  const perYear = covered / spread
  const perYearError = 1 / Math.sqrt(spread)
  const probability = normalShare(perYear / perYearError)
  return { start: meanMeasure - perYear * meanYears, perYear, perYearError, probability }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
