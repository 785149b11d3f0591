import { normAtYear, type SchoolTime } from './percentile-norms'
import { abilityOf, logitsOf } from './scale'
import type { Estimate, Prior } from './types'

/** A student's last trusted result (logits, as reported) and its age. */
export interface LastResult extends Estimate {
  monthsAgo: number
}

/** What is known about a student before a test starts. */
export interface PriorKnowledge {
  time: SchoolTime | null
  last: LastResult | null
}

/** Mean and standard deviation of all students, in L, used when nothing is known about a student. */
const ANYONE = { mean: 600, standardDeviation: 400 }

/**
 * The factor by which a prior is wider than the norms. The norms come from other schools than ours, and two editions
 * of the norms differ by 160L.
 */
const NORM_SPREAD = 1.5

/**
 * Standard deviation of the growth of students over a year, in L. True measures a year apart correlate at .87, so the
 * spread of 240L within a grade leaves 240·√(1 − .87²) ≈ 120L. Differences add up like a random walk.
 */
const GROWTH_SPREAD = 120

/** The smallest standard deviation of a prior from an old result, in L, so that the new test outweighs it. */
const NARROWEST = 90

/**
 * Returns the prior of a test: the last result plus expected growth, wider the older that result is. Without a result
 * it uses the grade's norms; without a grade, a wide prior.
 */
export function priorFor({ time, last }: PriorKnowledge): Prior {
  if (last) return priorFromLast(last, time)
  if (time) return priorFromNorms(time)
  return priorOf(ANYONE.mean, ANYONE.standardDeviation, 'wide')
}

/**
 * Returns the prior from the last result. Assumes that the student has grown as much as the grade's median over the
 * same months, or not at all if the grade is unknown.
 */
function priorFromLast(last: LastResult, time: SchoolTime | null): Prior {
  const years = Math.max(0, last.monthsAgo) / 12
  const growth = time ? medianGrowth(time, years) : 0
  const variance = last.standardError ** 2 + logitsOf(GROWTH_SPREAD) ** 2 * years
  const standardDeviation = Math.max(logitsOf(NARROWEST), Math.sqrt(variance))
  return { mean: last.ability + logitsOf(growth), standardDeviation, source: 'last' }
}

function priorFromNorms({ grade, elapsed }: SchoolTime): Prior {
  const norm = normAtYear(grade - 1 + elapsed)
  return priorOf(norm.mean, norm.standardDeviation * NORM_SPREAD, 'grade')
}

function medianGrowth({ grade, elapsed }: SchoolTime, years: number): number {
  const now = grade - 1 + elapsed
  return normAtYear(now).mean - normAtYear(now - years).mean
}

function priorOf(mean: number, standardDeviation: number, source: Prior['source']): Prior {
  return { mean: abilityOf(mean), standardDeviation: logitsOf(standardDeviation), source }
}
