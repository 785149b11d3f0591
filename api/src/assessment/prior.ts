import { normAtYear, type SchoolTime } from './percentile-norms'
import { abilityOf, logitsOf } from './scale'
import type { Estimate, Prior } from './types'

/** A reader's last trusted result (logits, as reported) and its age. */
export interface LastResult extends Estimate {
  monthsAgo: number
}

/** What a test can know about its reader before it starts. */
export interface PriorKnowledge {
  time: SchoolTime | null
  last: LastResult | null
}

/** Mean and spread of all readers, in L, used when nothing is known about the reader. */
const ANYONE = { mean: 600, standardDeviation: 400 }

/** The norms describe other schools than ours, and two editions of them differ by 160L: the prior is this much wider. */
const NORM_SPREAD = 1.5

/**
 * How much readers differ in their growth over a year, in L: with true measures a year apart correlating at .87, the
 * spread of 240L within a grade leaves 240·√(1 − .87²) ≈ 120L. Differences add up like a random walk.
 */
const GROWTH_SPREAD = 120

/** No old result narrows a prior further than this, in L: the new test must be able to speak for itself. */
const NARROWEST = 90

/** The belief to start a test with: the last measure grown and widened for its age, else the grade's norms, else wide. */
export function priorFor({ time, last }: PriorKnowledge): Prior {
  if (last) return priorFromLast(last, time)
  if (time) return priorFromNorms(time)
  return priorOf(ANYONE.mean, ANYONE.standardDeviation, 'wide')
}

/** Growth is that of the grade's median over the same months; without a grade none is assumed. */
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
