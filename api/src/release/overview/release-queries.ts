import type { ReleasePackage } from '@lekta/shared/contract/delivery/release-package'
import { and, asc, count, desc, eq, gte, ilike, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import {
  account,
  release,
  releaseChannel,
  releaseFailure,
  releaseHealth,
  releasePin,
  releaseToken,
} from '../../database/schema'
import { escapeLike } from '../../http/list-page'

// Releases belong to no tenant: only admins and release tokens reach these queries.

type Content = Omit<ReleasePackage, 'author'>

/** Selects one part of the description of a release; all of it can be large. */
const part = <Name extends keyof Content>(name: Name) =>
  sql<Content[Name]>`${release.content} -> ${sql.raw(`'${name}'`)}`

/** The columns of a release in lists. */
const listed = {
  id: release.id,
  version: release.version,
  commit: part('commit'),
  builtAt: part('built_at'),
  preload: part('preload'),
  entry: part('entry'),
  files: part('files'),
  author: release.author,
  publishedAt: release.publishedAt,
  bytes: release.bytes,
  withdrawnAt: release.withdrawnAt,
  withdrawnReason: release.withdrawnReason,
  filesRemovedAt: release.filesRemovedAt,
  publishedBy: sql<string | null>`coalesce(${account.name}, ${releaseToken.name})`,
}

const selectListed = (database: Database) =>
  database
    .select(listed)
    .from(release)
    .leftJoin(account, eq(account.id, release.publishedBy))
    .leftJoin(releaseToken, eq(releaseToken.id, release.tokenId))
    .$dynamic()

export type ReleaseRow = Awaited<ReturnType<typeof selectListed>>[number]

/** Returns the condition for the releases of an area whose version, author or commit contains a text. */
export function whereReleases(area: string, search: string): SQL {
  const pattern = `%${escapeLike(search)}%`
  const matches = or(
    ilike(release.version, pattern),
    ilike(release.author, pattern),
    ilike(sql`${release.content} ->> 'commit'`, pattern),
  )
  return and(eq(release.area, area), search === '' ? undefined : matches) as SQL
}

/** Returns a page of releases, the newest first. */
export const selectReleases = (database: Database, where: SQL, { limit, offset }: { limit: number; offset: number }) =>
  selectListed(database).where(where).orderBy(desc(release.publishedAt), desc(release.id)).limit(limit).offset(offset)

export async function countReleases(database: Database, where: SQL): Promise<number> {
  const [row] = await database.select({ total: count() }).from(release).where(where)
  return row?.total ?? 0
}

const isVersion = (area: string, version: string) => and(eq(release.area, area), eq(release.version, version))

export async function selectRelease(database: Database, area: string, version: string) {
  const [row] = await selectListed(database).where(isVersion(area, version))
  return row ?? null
}

/** Returns a release with its whole description. */
export async function selectContent(database: Database, area: string, version: string) {
  const [row] = await database
    .select({ content: release.content, checks: release.checks, bytes: release.bytes })
    .from(release)
    .where(isVersion(area, version))
  return row ?? null
}

export const selectChannelsOf = (database: Database, ids: readonly number[]) =>
  database
    .select({ releaseId: releaseChannel.releaseId, channel: releaseChannel.channel })
    .from(releaseChannel)
    .where(inArray(releaseChannel.releaseId, [...ids]))

export const countPinsOf = (database: Database, ids: readonly number[]) =>
  database
    .select({ releaseId: releasePin.releaseId, total: count() })
    .from(releasePin)
    .where(inArray(releasePin.releaseId, [...ids]))
    .groupBy(releasePin.releaseId)

const total = (column: SQLWrapper) => sql<number>`sum(${column})::int`

/** What browsers reported, without its release. */
const totals = {
  browsers: total(releaseHealth.browsers),
  failingBrowsers: total(releaseHealth.failingBrowsers),
  failures: total(releaseHealth.failures),
  fallbacks: total(releaseHealth.fallbacks),
  slow: total(releaseHealth.slow),
}

export const selectHealthOf = (database: Database, ids: readonly number[]) =>
  database
    .select({ releaseId: releaseHealth.releaseId, ...totals })
    .from(releaseHealth)
    .where(inArray(releaseHealth.releaseId, [...ids]))
    .groupBy(releaseHealth.releaseId)

export type HealthRow = Awaited<ReturnType<typeof selectHealthOf>>[number]

/** Returns the failures of a release, the most frequent first. */
export const selectFailures = (database: Database, releaseId: number, limit: number) =>
  database
    .select()
    .from(releaseFailure)
    .where(eq(releaseFailure.releaseId, releaseId))
    .orderBy(desc(releaseFailure.count), asc(releaseFailure.page), asc(releaseFailure.reason))
    .limit(limit)

/** Returns what browsers reported in each hour since a time; without the hours in which they reported nothing. */
export const selectHours = (database: Database, releaseId: number, since: Date) => {
  const hour = sql<Date>`date_trunc('hour', ${releaseHealth.minute}, 'UTC')`.mapWith(releaseHealth.minute)
  return database
    .select({ hour, browsers: totals.browsers, failingBrowsers: totals.failingBrowsers })
    .from(releaseHealth)
    .where(and(eq(releaseHealth.releaseId, releaseId), gte(releaseHealth.minute, since)))
    .groupBy(hour)
}
