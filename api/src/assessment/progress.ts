import { information } from './model'
import type { Profile } from './profile'
import type { Estimate } from './types'

/**
 * Returns the progress of a test, from 0 to below 1. `track` contains the estimates before the first answer and after
 * each answer. After every answer the total length is predicted from the precision reached. The highest share so far
 * is returned, so that the progress bar never moves back when the predicted length grows.
 */
export function progressOf(track: readonly Estimate[], profile: Profile): number {
  return track.reduce(
    (best, estimate, answered) => Math.max(best, answered / expectedLength(estimate, answered, profile)),
    0,
  )
}

/**
 * Returns the predicted number of items of the test: the answered items, plus the items still needed if each gave the
 * maximum information.
 */
function expectedLength(estimate: Estimate, answered: number, profile: Profile): number {
  const missing = 1 / profile.targetStandardError ** 2 - 1 / estimate.standardError ** 2
  const needed = answered + Math.ceil(missing / mostInformation(profile.guessing))
  const length = Math.min(profile.maximumItems, Math.max(profile.minimumItems, needed))
  return Math.max(length, answered + 1)
}

/**
 * Returns the maximum information that one item can give: the information at the ability ln((1 + √(1 + 8c)) / 2)
 * above its difficulty.
 */
function mostInformation(guessing: number): number {
  return information(Math.log((1 + Math.sqrt(1 + 8 * guessing)) / 2), 0, guessing)
}
