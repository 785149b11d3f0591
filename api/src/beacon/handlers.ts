import type { beaconContract } from '@lekta/shared/contract/beacon'
import { identify } from '../access/authenticate'
import { ApiError } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry, type Limit } from '../http/limits/rate-limit'
import type { RequestContext } from '../http/request-context'
import { browserHash } from '../release/health/browser-hash'
import { countFailure } from '../release/health/health-queries'
import type { RegistrySource } from '../release/registry/registry-source'

/** Limits reports from one network; enough for a school in which every device meets the same broken release. */
export const reportLimit: Limit = { name: 'beacon:network', tries: 600, window: 10 * 60_000 }

const OTHER = 'other'

/** The host has no releases of its own in the registry. */
const HOST = 'host'

/**
 * Returns what a report is about, if the portal knows it. Anyone can send a report, so anything else, such as a
 * release that is no longer served or a developer's own, is `other`.
 */
export function recognise(
  registry: Pick<RegistrySource, 'find' | 'has'>,
  { area, version, page }: { area: string; version: string; page: string },
) {
  if (area === HOST) return { area, version: OTHER, page: OTHER, served: null }
  const served = registry.find(area, version)
  const { pages = [], slots = [] } = served ? served.release.area : {}
  const isPart = pages.some(({ path }) => path === page) || slots.some(({ name }) => name === page)
  return {
    area: registry.has(area) ? area : OTHER,
    version: served ? version : OTHER,
    page: isPart || page === '' ? page : OTHER,
    served,
  }
}

/** Returns the hash of the session’s token; null without a valid login. */
async function sessionOf({ sessions, readCookie, now }: RequestContext): Promise<string | null> {
  try {
    const { session } = await identify(sessions, readCookie('School-Token') ?? undefined, now)
    return session.tokenHash
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

export const beaconHandlers: Handlers<typeof beaconContract> = {
  reportRemote: async ({ body, ...context }) => {
    const { registry, database, address, now, metrics, log } = context
    await countTry(database, reportLimit, address, now)
    const { outcome, reason } = body
    const { page, served, ...about } = recognise(registry, body)
    metrics.countRemoteFailure({ ...about, outcome, reason })
    log.warn({ ...about, page, outcome, reason }, 'a release failed in a browser')
    const tokenHash = served && (await sessionOf(context))
    if (!served || !tokenHash) return null
    const { releaseId, since } = served
    const hash = browserHash({ releaseId, since, tokenHash })
    await countFailure(database, { releaseId, hash, page, outcome, reason }, now)
    return null
  },
}
