import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { normAtYear } from '../assessment/percentile-norms'
import { abilityOf } from '../assessment/scale'
import type { Grade } from '../assessment/types'
import { schoolTime } from '../school/school-time'

/** A demo student's true reading ability and habits, which the engine has to estimate. */
export interface StudentTraits {
  grade: Grade
  /** Distance from the grade's mean, in standard deviations; constant over the years. */
  zScore: number
  /** Growth as a multiple of the norm; 1 means the normal growth. */
  pace: number
  /** The time from which the student answers carelessly; null for never. */
  carelessFrom: Date | null
  /** Reading speed in words per minute. */
  speed: number
  /** Reading settings; null if the student never changed them. */
  settings: ReadingSettings | null
}

const YEAR = 365.25 * 24 * 60 * 60_000

/**
 * Returns the true ability at a time, in logits: the grade's norm one year ago plus the student's growth since then.
 */
export function trueAbility({ grade, zScore, pace }: StudentTraits, at: Date, now: Date): number {
  const today = schoolTime(grade, now)
  const school = grade - 1 + (today?.elapsed ?? 0)
  const yearAgo = normAtYear(school - 1)
  const growth = normAtYear(school).mean - yearAgo.mean
  const passed = 1 - (now.getTime() - at.getTime()) / YEAR
  return abilityOf(yearAgo.mean + zScore * yearAgo.standardDeviation + growth * pace * passed)
}
