import type { beaconContract } from '@lekta/shared/contract/beacon'
import type { Handlers } from '../http/implement'
import { countTry, type Limit } from '../http/limits/rate-limit'
import type { Registry } from '../portal/files'

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
  registry: Registry,
  { area, version, page }: { area: string; version: string; page: string },
) {
  if (area === HOST) return { area, version: OTHER, page: OTHER }
  const line = Object.hasOwn(registry, area) ? registry[area] : undefined
  const release = [line?.current, line?.previous].find((served) => served?.version === version)
  const { pages = [], slots = [] } = release ? release.area : {}
  const isPart = pages.some(({ path }) => path === page) || slots.some(({ name }) => name === page)
  return {
    area: line ? area : OTHER,
    version: release ? version : OTHER,
    page: isPart || page === '' ? page : OTHER,
  }
}

export const beaconHandlers: Handlers<typeof beaconContract> = {
  reportRemote: async ({ body, releases, database, address, now, metrics, log }) => {
    await countTry(database, reportLimit, address, now)
    const { outcome, reason } = body
    const { page, ...about } = recognise(releases() ?? {}, body)
    metrics.countRemoteFailure({ ...about, outcome, reason })
    log.warn({ ...about, page, outcome, reason }, 'a release failed in a browser')
    return null
  },
}
