import type { FailureReason, RemoteOutcome } from '@lekta/shared/contract/beacon'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { releaseBrowser, releaseFailure, releaseHealth } from '../../database/schema'

type Counts = Pick<
  typeof releaseHealth.$inferInsert,
  'browsers' | 'failingBrowsers' | 'failures' | 'fallbacks' | 'slow'
>

const minuteOf = (time: Date) => new Date(Math.floor(time.getTime() / 60_000) * 60_000)

/** Adds to the counts of a release in the minute of `now`. */
async function addCounts(database: Database, releaseId: number, counts: Counts, now: Date): Promise<void> {
  const { browsers = 0, failingBrowsers = 0, failures = 0, fallbacks = 0, slow = 0 } = counts
  await database
    .insert(releaseHealth)
    .values({ releaseId, minute: minuteOf(now), browsers, failingBrowsers, failures, fallbacks, slow })
    .onConflictDoUpdate({
      target: [releaseHealth.releaseId, releaseHealth.minute],
      set: {
        browsers: sql`${releaseHealth.browsers} + ${browsers}`,
        failingBrowsers: sql`${releaseHealth.failingBrowsers} + ${failingBrowsers}`,
        failures: sql`${releaseHealth.failures} + ${failures}`,
        fallbacks: sql`${releaseHealth.fallbacks} + ${fallbacks}`,
        slow: sql`${releaseHealth.slow} + ${slow}`,
      },
    })
}

/** Counts browsers that have loaded a release. Those that are counted already are not counted again. */
export async function countBrowsers(
  database: Database,
  { releaseId, hashes }: { releaseId: number; hashes: readonly string[] },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const added = await transaction
      .insert(releaseBrowser)
      .values(hashes.map((hash) => ({ releaseId, hash, at: now })))
      .onConflictDoNothing()
      .returning({ hash: releaseBrowser.hash })
    if (added.length > 0) await addCounts(transaction, releaseId, { browsers: added.length }, now)
  })
}

/** A failure of a release in a browser. */
export interface Failure {
  releaseId: number
  hash: string
  /** The path pattern of the page; empty if the failure is of no single page. */
  page: string
  outcome: RemoteOutcome
  reason: FailureReason
}

/** Marks a browser as one in which a release has failed. Returns whether it is counted, and failing, for the first time. */
async function markFailing(database: Database, { releaseId, hash }: Failure, now: Date) {
  const [inserted] = await database
    .insert(releaseBrowser)
    .values({ releaseId, hash, failed: true, at: now })
    .onConflictDoNothing()
    .returning({ hash: releaseBrowser.hash })
  if (inserted) return { browsers: 1, failingBrowsers: 1 }
  const changed = await database
    .update(releaseBrowser)
    .set({ failed: true })
    .where(
      and(eq(releaseBrowser.releaseId, releaseId), eq(releaseBrowser.hash, hash), eq(releaseBrowser.failed, false)),
    )
    .returning({ hash: releaseBrowser.hash })
  return { browsers: 0, failingBrowsers: changed.length }
}

/** Counts a failure. A slow page alone does not make its browser a failing one, because networks are slow too. */
export async function countFailure(database: Database, failure: Failure, now: Date): Promise<void> {
  const { releaseId, page, outcome, reason } = failure
  await database.transaction(async (transaction) => {
    const first = outcome === 'slow' ? {} : await markFailing(transaction, failure, now)
    const counts = { ...first, ...{ failed: { failures: 1 }, fallback: { fallbacks: 1 }, slow: { slow: 1 } }[outcome] }
    await addCounts(transaction, releaseId, counts, now)
    await transaction
      .insert(releaseFailure)
      .values({ releaseId, page, reason, count: 1, lastAt: now })
      .onConflictDoUpdate({
        target: [releaseFailure.releaseId, releaseFailure.page, releaseFailure.reason],
        set: { count: sql`${releaseFailure.count} + 1`, lastAt: now },
      })
  })
}

const sum = (column: Parameters<typeof sql>[1]) => sql<number>`coalesce(sum(${column}), 0)::int`

/** Returns how many browsers used each release in a period, and in how many it failed, minute by minute. */
export const selectMinutes = (
  database: Database,
  releaseIds: readonly number[],
  { from, to }: { from: Date; to: Date },
) =>
  database
    .select({
      releaseId: releaseHealth.releaseId,
      minute: releaseHealth.minute,
      browsers: releaseHealth.browsers,
      failing: releaseHealth.failingBrowsers,
    })
    .from(releaseHealth)
    .where(
      and(
        inArray(releaseHealth.releaseId, [...releaseIds]),
        sql`${releaseHealth.minute} >= ${minuteOf(from)}`,
        lt(releaseHealth.minute, to),
      ),
    )
    .orderBy(releaseHealth.minute)

/** Returns how many browsers used a release before the minute of a time, and in how many it failed. */
export async function selectTotals(database: Database, releaseId: number, before: Date) {
  const [row] = await database
    .select({ browsers: sum(releaseHealth.browsers), failing: sum(releaseHealth.failingBrowsers) })
    .from(releaseHealth)
    .where(and(eq(releaseHealth.releaseId, releaseId), lt(releaseHealth.minute, minuteOf(before))))
  return row ?? { browsers: 0, failing: 0 }
}

/** Returns the most frequent failure of a release: `crash on /teacher/student`; null if none was reported. */
export async function selectMostFrequentFailure(database: Database, releaseId: number) {
  const [row] = await database
    .select({ page: releaseFailure.page, reason: releaseFailure.reason })
    .from(releaseFailure)
    .where(eq(releaseFailure.releaseId, releaseId))
    .orderBy(sql`${releaseFailure.count} desc`, releaseFailure.page)
    .limit(1)
  return row ?? null
}
