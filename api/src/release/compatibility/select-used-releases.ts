import type { EndpointShape } from '@lekta/shared/contract/delivery/endpoint-shape'
import { asc, count, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { release, releaseChannel, releasePin } from '../../database/schema'
import type { UsedRelease } from './find-breaks'

/** Returns whether the database has the tables of releases; one of an older version has not. */
async function hasReleases(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ exists: boolean }>(
    sql`select to_regclass('release_pin') is not null as exists`,
  )
  return rows[0]?.exists ?? false
}

/** Returns who gets which release at present: channels, pins, and the ids of all these releases. */
async function selectUses(database: Database) {
  const [channels, pins] = await Promise.all([
    database.select().from(releaseChannel),
    database.select({ releaseId: releasePin.releaseId, total: count() }).from(releasePin).groupBy(releasePin.releaseId),
  ])
  const served = channels.flatMap(({ releaseId, previousId }) => [releaseId, ...(previousId ? [previousId] : [])])
  return { channels, pins, ids: [...new Set([...served, ...pins.map(({ releaseId }) => releaseId)])] }
}

/** Returns all releases that someone can get at present, with the endpoints that they use. */
export async function selectUsedReleases(database: Database): Promise<UsedRelease[]> {
  if (!(await hasReleases(database))) return []
  const { channels, pins, ids } = await selectUses(database)
  const rows = await database
    .select({
      id: release.id,
      area: release.area,
      version: release.version,
      endpoints: sql<Record<string, EndpointShape>>`${release.content} -> 'uses' -> 'endpoints'`,
    })
    .from(release)
    .where(inArray(release.id, ids))
    .orderBy(asc(release.area), asc(release.id))
  return rows.map(({ id, ...row }) => ({
    ...row,
    channels: channels.filter(({ releaseId }) => releaseId === id).map(({ channel }) => channel),
    isFallback: channels.some(({ previousId }) => previousId === id),
    pins: pins.find(({ releaseId }) => releaseId === id)?.total ?? 0,
  }))
}

/** Returns all releases that someone can get at present, with the names of their files. */
export async function selectUsedFiles(database: Database) {
  if (!(await hasReleases(database))) return []
  const { ids } = await selectUses(database)
  return database
    .select({
      area: release.area,
      version: release.version,
      files: sql<string[]>`array(select jsonb_object_keys(${release.content} -> 'files'))`,
    })
    .from(release)
    .where(inArray(release.id, ids))
    .orderBy(asc(release.area), asc(release.id))
}
