import { and, eq, exists, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../database/connect'
import { release, releaseChannel, releasePin, releasePreview, releaseSchedule } from '../../database/schema'
import { defineJob, type JobContext } from '../../jobs/job'
import { isOpen } from '../area/area-queries'
import { shortenHistory } from '../health/shorten-history'
import { deleteExpiredPreviews } from '../preview/preview-queries'
import { changeArea } from '../rollout/change-area'

/** The files of a release are kept for at least this many days. */
export const retentionDays = 90

/** The files of this many newest releases of each area are kept however old they are. */
export const newestCount = 10

const DAY = 24 * 60 * 60_000

/** Whether someone gets the release, or is going to get it. */
function isNeeded(database: Database, now: Date): SQL {
  const channels = database
    .select({ one: sql`1` })
    .from(releaseChannel)
    .where(or(eq(releaseChannel.releaseId, release.id), eq(releaseChannel.previousId, release.id)))
  const pins = database.select({ one: sql`1` }).from(releasePin).where(eq(releasePin.releaseId, release.id))
  const previews = database
    .select({ one: sql`1` })
    .from(releasePreview)
    .where(
      and(
        eq(releasePreview.releaseId, release.id),
        sql`${releasePreview.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
  const scheduled = database
    .select({ one: sql`1` })
    .from(releaseSchedule)
    .where(and(eq(releaseSchedule.releaseId, release.id), isOpen))
  return or(exists(channels), exists(pins), exists(previews), exists(scheduled)) as SQL
}

const isOneOfNewest = sql`(select count(*) from ${release} as newer where newer.area = ${release.area}
  and (newer.published_at, newer.id) > (${release.publishedAt}, ${release.id})) < ${newestCount}`

/** Returns the releases whose files nobody needs any more. */
export const selectPrunable = (database: Database, now: Date, condition?: SQL) =>
  database
    .select({ id: release.id, area: release.area, version: release.version })
    .from(release)
    .where(
      and(
        condition,
        isNull(release.filesRemovedAt),
        lt(release.publishedAt, new Date(now.getTime() - retentionDays * DAY)),
        not(isNeeded(database, now)),
        not(isOneOfNewest),
      ),
    )
    .orderBy(release.id)

/** Removes the files of releases that nobody needs any more. Their rows stay, as a part of the history. */
export async function pruneReleases({
  database,
  releaseStore,
  now,
}: Pick<JobContext, 'database' | 'releaseStore' | 'now'>): Promise<void> {
  for (const { id, area, version } of await selectPrunable(database, now))
    await changeArea(database, { area, actor: 'server', now }, async ({ transaction }) => {
      // Selected again, because it can be rolled out or pinned until the area is locked.
      const [row] = await selectPrunable(transaction, now, eq(release.id, id))
      if (!row) return { happened: [], result: null }
      await transaction.update(release).set({ filesRemovedAt: now }).where(eq(release.id, id))
      await releaseStore.remove(area, version)
      return { happened: [{ action: 'removed', releaseId: id }], result: null }
    })
}

export const pruneReleasesJob = defineJob({
  name: 'prune-releases',
  data: z.object({}),
  retry: { limit: 3, delay: 60 },
  every: 12 * 60 * 60,
  async work(context) {
    await deleteExpiredPreviews(context.database, context.now)
    await pruneReleases(context)
    await shortenHistory(context.database, context.now)
  },
})
