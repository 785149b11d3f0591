import type { Estimate, Prior } from '../types'
import { COARSE_GRID } from './grid'
import { highestOf, logLikelihoodOf } from './likelihood'
import type { ScoredPassage } from './patterns'

/** Returns the expected a posteriori (EAP) ability after these answers, and the standard deviation of its distribution. */
export function expectedAfter({ mean, standardDeviation }: Prior, passages: readonly ScoredPassage[]): Estimate {
  const { abilities } = COARSE_GRID
  const heights = logLikelihoodOf(passages, COARSE_GRID).map(
    (height, index) => height - 0.5 * (((abilities[index] as number) - mean) / standardDeviation) ** 2,
  )
  const highest = highestOf(heights)
  const weights = heights.map((height) => Math.exp(height - highest))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const expected = (of: (ability: number) => number) =>
    weights.reduce((sum, weight, index) => sum + weight * of(abilities[index] as number), 0) / total
  const ability = expected((value) => value)
  return { ability, standardError: Math.sqrt(expected((value) => (value - ability) ** 2)) }
}
