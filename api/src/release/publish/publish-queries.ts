import type { GateResult } from '@lekta/shared/contract/delivery/release'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { release, releaseChannel } from '../../database/schema'

/** Returns the pages of the releases that other areas serve. */
export async function selectOtherPages(database: Database, area: string) {
  const rows = await database
    .selectDistinct({ area: release.area, content: release.content })
    .from(releaseChannel)
    .innerJoin(release, eq(release.id, releaseChannel.releaseId))
    .where(ne(releaseChannel.area, area))
  return rows.flatMap((row) => row.content.area.pages.map(({ path }) => ({ path, area: row.area })))
}

/** Returns the release of an area that everyone gets; null if there is none yet. */
export async function selectStable(database: Database, area: string) {
  const [row] = await database
    .select({ version: release.version, content: release.content })
    .from(releaseChannel)
    .innerJoin(release, eq(release.id, releaseChannel.releaseId))
    .where(and(eq(releaseChannel.area, area), eq(releaseChannel.channel, 'stable')))
  return row ?? null
}

export async function selectByVersion(database: Database, area: string, version: string) {
  const [row] = await database
    .select()
    .from(release)
    .where(and(eq(release.area, area), eq(release.version, version)))
  return row ?? null
}

export async function insertRelease(database: Database, values: typeof release.$inferInsert): Promise<number> {
  const [row] = await database.insert(release).values(values).returning({ id: release.id })
  return row?.id ?? 0
}

/** Replaces the results of a release that was handed in again. Its files are stored again. */
export const updateChecks = (database: Database, id: number, checks: GateResult[]) =>
  database.update(release).set({ checks, filesRemovedAt: null }).where(eq(release.id, id))
