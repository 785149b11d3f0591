import { normalShare } from '../estimate/normal'
import type { Estimate, Prior } from '../types'

/** With a lower probability, a measure is too far below the one that was expected. */
export const LEAST_PROBABILITY = 0.08

/**
 * Returns how likely so low a measure is if the student read with the same care as in the last test and has grown as
 * expected since then. The prior of an attempt is that expectation, with its uncertainty: the error of the last result,
 * and how much growth varies. Returns null if the prior does not come from a result.
 */
export function probabilityOfDecline({ mean, standardDeviation, source }: Prior, later: Estimate): number | null {
  if (source !== 'last') return null
  return normalShare((later.ability - mean) / Math.hypot(standardDeviation, later.standardError))
}

/**
 * Returns whether a measure is further below the last one than chance and growth explain. One of the two is wrong then,
 * and a third test decides.
 */
export function hasDeclined(prior: Prior, later: Estimate): boolean {
  const probability = probabilityOfDecline(prior, later)
  return probability !== null && probability < LEAST_PROBABILITY
}
