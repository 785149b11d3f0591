import { StartError } from '../../config/start-error'
import type { Database } from '../../database/connect'
import { offeredShapes } from '../publish/offered-shapes'
import { findBreaks } from './find-breaks'
import { selectUsedReleases } from './select-used-releases'

/** Returns what releases in use would miss at the API of this version, as sentences. */
export const checkCompatibility = async (database: Database): Promise<string[]> =>
  findBreaks(await selectUsedReleases(database), offeredShapes())

/** Returns what to do about releases that do not fit the API, after the sentences about them. */
export const describeBreaks = (breaks: readonly string[]): string =>
  [
    'This version of the API does not fit releases that are in use:',
    ...breaks.map((sentence) => `  ${sentence}`),
    'With the version until now, serve other releases and remove the pins, or change the API so that it keeps what they use.',
  ].join('\n')

/**
 * Throws a StartError in production if a release in use would miss something at the API of this version. In
 * development, it only warns.
 */
export async function assertCompatible(database: Database, { production }: { production: boolean }): Promise<void> {
  const breaks = await checkCompatibility(database)
  if (breaks.length === 0) return
  if (production) throw new StartError(describeBreaks(breaks))
  console.warn(describeBreaks(breaks))
}
