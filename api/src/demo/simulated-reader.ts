import type { ReadingSettings } from '@lekta/shared/contract/reading'
import { normAtYear } from '../assessment/percentile-norms'
import { abilityOf } from '../assessment/scale'
import type { Grade } from '../assessment/types'
import { schoolTime } from '../school/school-time'

/** A child of the demo school as only its maker knows it. */
export interface SimulatedReader {
  grade: Grade
  /** Standing among the grade, in standard deviations; constant over the years. */
  standing: number
  /** How fast it grows, 1 for the norm. */
  pace: number
  /** From this time on it answers without reading. */
  carelessFrom: Date | null
  /** Words a minute. */
  speed: number
  /** How it likes its texts to look; null when it never chose. */
  settings: ReadingSettings | null
}

const YEAR = 365.25 * 24 * 60 * 60_000

/** Returns the true ability at a time, in logits: the grade's norm a year ago, and this reader's own growth since. */
export function trueAbility({ grade, standing, pace }: SimulatedReader, at: Date, now: Date): number {
  const today = schoolTime(grade, now)
  const school = grade - 1 + (today?.elapsed ?? 0)
  const yearAgo = normAtYear(school - 1)
  const growth = normAtYear(school).mean - yearAgo.mean
  const passed = 1 - (now.getTime() - at.getTime()) / YEAR
  return abilityOf(yearAgo.mean + standing * yearAgo.standardDeviation + growth * pace * passed)
}
