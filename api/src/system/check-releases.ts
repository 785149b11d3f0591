import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import { reasonOf } from '../errors/reason-of'
import { say } from '../i18n/sentence'
import { checkCompatibility } from '../release/compatibility/check-compatibility'
import { selectUsedFiles } from '../release/compatibility/select-used-releases'
import { openStore } from '../release/store/open-store'
import type { ReleaseStore } from '../release/store/release-store'
import { checkCdn } from './check-cdn'
import { bad, type Check, type Finding, good } from './finding'

/** Milliseconds after which a bucket counts as unreachable. */
const timeoutMs = 5000

/** Returns what this version's API lacks of what the releases in use need. */
async function findBreaks(database: Database): Promise<Finding[]> {
  const breaks = await checkCompatibility(database)
  return breaks.map((sentence) => bad(say('{{sentence}} Serve another release first.', { sentence })))
}

/** Returns why new releases cannot be stored; null if they can. */
async function tryStore(store: ReleaseStore, { releasesUrl }: Config): Promise<Finding | null> {
  try {
    await store.tryWriting()
    return null
  } catch (error) {
    // The reason why a request failed is in the cause.
    const reason = reasonOf((error as Error).cause ?? error)
    return releasesUrl === null
      ? bad(say('The folder “releases” of DATA_DIR cannot be written to ({{reason}}).', { reason }))
      : bad(
          say(
            'The bucket of RELEASES_URL cannot be used ({{reason}}): correct RELEASES_URL, or the rights of its key.',
            { reason },
          ),
        )
  }
}

type Used = Awaited<ReturnType<typeof selectUsedFiles>>

/** Returns which releases in use cannot be served, because a file is missing. */
async function findMissing(store: ReleaseStore, used: Used): Promise<Finding[]> {
  const checked = used.map(async ({ area, version, files }) => ({
    ...{ area, version },
    missing: await store.findMissing(area, version, files),
  }))
  const text =
    '{{area}} {{version}} is in use, but {{file}} is missing: restore it from a backup, or serve another release.'
  return (await Promise.all(checked)).flatMap(({ area, version, missing: [file] }) =>
    file === undefined ? [] : [bad(say(text, { area, version, file }))],
  )
}

/** Returns the path of a file of a release in use, below that of all releases; null if there is none. */
const sampleOf = ([first]: Used) => first?.files[0] && `${first.area}/${first.version}/${first.files[0]}`

/**
 * Checks that releases can be stored, that browsers can load those in use, which must have all their files, and that
 * they fit this version's API.
 */
export const checkReleases: Check = async ({ config, database }) => {
  const store = openStore(config, timeoutMs)
  const used = database ? await selectUsedFiles(database) : []
  const unusable = await tryStore(store, config)
  const findings = [
    ...(database ? await findBreaks(database) : []),
    // A store that cannot be used would only repeat its reason.
    ...(unusable ? [unusable] : await findMissing(store, used)),
    ...(await checkCdn(config, sampleOf(used) ?? null)),
  ]
  return findings.length > 0 ? findings : [good('Releases can be stored, and those in use are complete.')]
}
