import type { releaseContract } from '@lekta/shared/contract/delivery/release'
import { pageSizes } from '@lekta/shared/contract/delivery/release-package'
import type { Database } from '../../database/connect'
import { notFound } from '../../errors/api-error'
import type { Handlers } from '../../http/implement'
import { pageOf, whereSearched, windowOf } from '../../http/list-page'
import { selectArea } from '../area/area-queries'
import { compareReleases } from './compare-releases'
import { firstHour, presentFailure, presentHours, presentRelease } from './present-release'
import * as queries from './release-queries'

/** The number of failures that a release shows. */
const failuresShown = 50

/** Presents releases with their channels, pins and health. */
async function presentAll(database: Database, rows: readonly queries.ReleaseRow[]) {
  const ids = rows.map(({ id }) => id)
  const [channels, pins, health] = await Promise.all([
    queries.selectChannelsOf(database, ids),
    queries.countPinsOf(database, ids),
    queries.selectHealthOf(database, ids),
  ])
  return rows.map((row) => {
    const isOf = ({ releaseId }: { releaseId: number }) => releaseId === row.id
    return presentRelease(row, {
      channels: channels.filter(isOf).map(({ channel }) => channel),
      pins: pins.find(isOf)?.total ?? 0,
      health: health.find(isOf),
    })
  })
}

/** Returns a release with its whole description. Throws a 404 if the area has none of this version. */
async function loadContent(database: Database, area: string, version: string) {
  const row = await queries.selectContent(database, area, version)
  if (!row) throw notFound('release')
  return row
}

export const releaseHandlers: Handlers<typeof releaseContract> = {
  releases: async ({ params: { area }, query, database }) => {
    if (!(await selectArea(database, area))) throw notFound('area')
    const where = queries.whereReleases(area, whereSearched(query))
    const rows = await queries.selectReleases(database, where, windowOf(query))
    return pageOf(query, await presentAll(database, rows), await queries.countReleases(database, where))
  },

  release: async ({ params: { area, version }, database, now }) => {
    const row = await queries.selectRelease(database, area, version)
    if (!row) throw notFound('release')
    const [{ content, checks }, failures, hours, [listed]] = await Promise.all([
      loadContent(database, area, version),
      queries.selectFailures(database, row.id, failuresShown),
      queries.selectHours(database, row.id, firstHour(now)),
      presentAll(database, [row]),
    ])
    if (!listed) throw notFound('release')
    return {
      ...listed,
      checks,
      pages: pageSizes(content),
      endpoints: Object.keys(content.uses.endpoints).sort(),
      shared: content.shared,
      failures: failures.map(presentFailure),
      hours: presentHours(hours, now),
    }
  },

  compareReleases: async ({ params: { area }, query, database, language }) => {
    const [before, after] = await Promise.all([
      loadContent(database, area, query.before),
      loadContent(database, area, query.after),
    ])
    return compareReleases(before, after, language ?? 'en')
  },
}
