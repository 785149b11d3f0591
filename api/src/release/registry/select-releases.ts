import { type Release, toPortalRelease } from '@lekta/shared/routing/registry'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { release } from '../../database/schema'

/** Returns releases as browsers get them, by their ids. `base` is where the files of all releases are. */
export async function selectReleases(
  database: Database,
  ids: readonly number[],
  base: string,
): Promise<Map<number, Release>> {
  const rows = await database
    .select({ id: release.id, content: release.content })
    .from(release)
    .where(inArray(release.id, [...ids]))
  return new Map(rows.map(({ id, content }) => [id, toPortalRelease(content, base)]))
}
