import { type AnyProfile, isPassageProfile } from '../../assessment/engines'
import type { TestForm } from './form'
import { itemsForm } from './items-form'
import { passagesForm } from './passages-form'

/** Returns the form of tests with this profile. */
export const formOf = (profile: AnyProfile): TestForm =>
  isPassageProfile(profile) ? passagesForm(profile) : itemsForm(profile)
