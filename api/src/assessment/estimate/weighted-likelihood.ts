import { responseAt } from '../model'
import type { Estimate } from '../types'
import { ABILITIES } from './grid'
import type { Scored } from './score'

/**
 * Returns Warm's weighted likelihood estimate (1989), with guessing: the ability where Σ(x − P)P′/(PQ) + J/(2I) = 0,
 * with I = ΣP′²/(PQ) and J = ΣP′P″/(PQ). With guessing the equation may have several roots; the one with the highest
 * weighted likelihood is used. The estimate is finite even if all answers are right or all wrong, and it uses no prior.
 * The standard error is 1/√I. Returns null without a scored answer.
 */
export function warmEstimate(scored: readonly Scored[], guessing: number): Estimate | null {
  if (scored.length === 0) return null
  const slopes = ABILITIES.map((ability) => weightedScore(scored, ability, guessing).score)
  const top = highestPoint(slopes)
  const ability = refine(scored, guessing, slopes, top)
  return { ability, standardError: 1 / Math.sqrt(weightedScore(scored, ability, guessing).information) }
}

/** Returns the slope of the weighted log likelihood at an ability, and the test's Fisher information there. */
function weightedScore(scored: readonly Scored[], ability: number, guessing: number) {
  let plain = 0
  let information = 0
  let warm = 0
  for (const { difficulty, credit } of scored) {
    const { right, wrong, slope, curvature } = responseAt(ability, difficulty, guessing)
    plain += (credit - right) * (slope / (right * wrong))
    information += (slope * slope) / (right * wrong)
    warm += (slope * curvature) / (right * wrong)
  }
  return { score: plain + warm / (2 * information), information }
}

/** Returns the index of the grid point with the highest log likelihood, which is the running sum of the slopes. */
function highestPoint(slopes: readonly number[]): number {
  let height = 0
  let best = 0
  let highest = 0
  for (let index = 1; index < slopes.length; index++) {
    height += ((slopes[index] as number) + (slopes[index - 1] as number)) / 2
    if (height > highest) {
      highest = height
      best = index
    }
  }
  return best
}

/**
 * Returns the root next to the highest grid point, found by bisection to the last digit. Returns the end of the grid
 * if there is no root.
 */
function refine(scored: readonly Scored[], guessing: number, slopes: readonly number[], top: number): number {
  const rising = (slopes[top] as number) > 0
  let low = ABILITIES[rising ? top : Math.max(0, top - 1)] as number
  let high = ABILITIES[rising ? Math.min(ABILITIES.length - 1, top + 1) : top] as number
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (weightedScore(scored, middle, guessing).score > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
