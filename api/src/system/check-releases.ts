import { say } from '../i18n/sentence'
import { checkCompatibility } from '../release/compatibility/check-compatibility'
import { bad, type Check } from './finding'

/** Checks that this version's API has everything that the releases in use need. */
export const checkReleases: Check = async ({ database }) => {
  const breaks = database ? await checkCompatibility(database) : []
  return breaks.map((sentence) => bad(say('{{sentence}} Serve another release first.', { sentence })))
}
