import type { Profile } from './profile'
import type { Estimate } from './types'

/** Returns whether an estimate is precise enough to end a test after this many answers. */
export function isSureEnough(estimate: Estimate, answered: number, profile: Profile): boolean {
  return answered >= profile.minimumItems && estimate.standardError < profile.targetStandardError
}
