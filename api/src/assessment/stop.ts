import type { Profile } from './profile'
import type { Estimate } from './types'

/** Whether an estimate is sure enough to end a test after this many answers. */
export function isSureEnough(estimate: Estimate, answered: number, profile: Profile): boolean {
  return answered >= profile.minimumItems && estimate.standardError < profile.targetStandardError
}
