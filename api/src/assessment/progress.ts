import { information } from './model'
import type { Profile } from './profile'
import type { Estimate } from './types'

/**
 * How far a test is, from 0 to below 1, given the estimates before the first answer and after each. After every
 * answer the length still to come is foreseen from the precision reached; the best share so far is shown, so that
 * the bar never falls when the foreseen length grows.
 */
export function progressOf(track: readonly Estimate[], profile: Profile): number {
  return track.reduce(
    (best, estimate, answered) => Math.max(best, answered / expectedLength(estimate, answered, profile)),
    0,
  )
}

/**
 * Returns how many items the test will take in all: those answered and those still needed if each gave the most information
 * possible.
 */
function expectedLength(estimate: Estimate, answered: number, profile: Profile): number {
  const missing = 1 / profile.targetStandardError ** 2 - 1 / estimate.standardError ** 2
  const needed = answered + Math.ceil(missing / mostInformation(profile.guessing))
  const length = Math.min(profile.maximumItems, Math.max(profile.minimumItems, needed))
  return Math.max(length, answered + 1)
}

/** Returns the most information that one item can give, at the ability ln((1 + √(1 + 8c)) / 2) above its difficulty. */
function mostInformation(guessing: number): number {
  return information(Math.log((1 + Math.sqrt(1 + 8 * guessing)) / 2), 0, guessing)
}
