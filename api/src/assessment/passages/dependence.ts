import type { Prior } from '../types'
import { COARSE_GRID } from './grid'
import { highestOf, logLikelihoodOf } from './likelihood'
import { scorePassages } from './score'
import type { AnsweredPassage } from './types'

/** The answers of an attempt, and how far each of them counts (see `scorePassages`). */
export interface AttemptAnswers {
  answered: readonly AnsweredPassage[]
  cares: readonly number[]
}

/** Standard deviations above this are not considered, in logits. */
const HIGHEST = 2

/** How exactly the estimate is computed, in logits. */
const TOLERANCE = 0.01

const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * Estimates the standard deviation, in logits, of how well a passage suits a student: how much two answers about a
 * passage depend on each other. It maximises the marginal likelihood of many attempts, in which the abilities of
 * students are distributed as in `population` (golden-section search).
 */
export function estimateTestletSpread(attempts: readonly AttemptAnswers[], population: Prior): number {
  const logLikelihood = (spread: number) =>
    attempts.reduce((sum, attempt) => sum + marginalLikelihood(attempt, spread, population), 0)
  let low = 0
  let high = HIGHEST
  let left = high - GOLDEN * (high - low)
  let right = low + GOLDEN * (high - low)
  let [ofLeft, ofRight] = [logLikelihood(left), logLikelihood(right)]
  while (high - low > TOLERANCE) {
    if (ofLeft > ofRight) {
      ;[high, right, ofRight] = [right, left, ofLeft]
      left = high - GOLDEN * (high - low)
      ofLeft = logLikelihood(left)
    } else {
      ;[low, left, ofLeft] = [left, right, ofRight]
      right = low + GOLDEN * (high - low)
      ofRight = logLikelihood(right)
    }
  }
  return (low + high) / 2
}

/** Returns the log likelihood of the answers of a student whose ability is unknown. */
function marginalLikelihood(
  { answered, cares }: AttemptAnswers,
  spread: number,
  { mean, standardDeviation }: Prior,
): number {
  const { abilities } = COARSE_GRID
  const heights = logLikelihoodOf(scorePassages(answered, cares, spread), COARSE_GRID).map(
    (height, index) => height - 0.5 * (((abilities[index] as number) - mean) / standardDeviation) ** 2,
  )
  const highest = highestOf(heights)
  return highest + Math.log(heights.reduce((sum, height) => sum + Math.exp(height - highest), 0))
}
