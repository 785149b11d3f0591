import { responseAt } from '../model'
import type { Estimate } from '../types'
import { highestRoot } from './highest-root'
import type { Scored } from './score'

/**
 * Returns Warm's weighted likelihood estimate (1989), with guessing: the ability where Σ(x − P)P′/(PQ) + J/(2I) = 0,
 * with I = ΣP′²/(PQ) and J = ΣP′P″/(PQ). With guessing the equation may have several roots; the one with the highest
 * weighted likelihood is used. The estimate is finite even if all answers are right or all wrong, and it uses no prior.
 * The standard error is 1/√I. Returns null without a scored answer.
 */
export function warmEstimate(scored: readonly Scored[], guessing: number): Estimate | null {
  if (scored.length === 0) return null
  const ability = highestRoot((there) => weightedScore(scored, there, guessing).score)
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
