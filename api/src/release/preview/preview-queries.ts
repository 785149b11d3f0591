import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { account, isChild, release, releasePreview, releaseTester } from '../../database/schema'

/** Returns an account by its username, and whether it may preview releases: as an admin or a tester. */
export async function selectCandidate(database: Database, username: string) {
  const [row] = await database
    .select({ id: account.id, name: account.name, isChild: isChild(account), mayPreview })
    .from(account)
    .leftJoin(releaseTester, eq(releaseTester.accountId, account.id))
    .where(and(eq(account.username, username.toLowerCase()), isNull(account.archivedAt)))
  return row ?? null
}

const mayPreview = sql<boolean>`(${account.roles} @> array['admin'] or ${releaseTester.accountId} is not null)`

/** Returns whether an account may preview releases. */
export async function selectMayPreview(database: Database, accountId: number): Promise<boolean> {
  const [row] = await database
    .select({ mayPreview })
    .from(account)
    .leftJoin(releaseTester, eq(releaseTester.accountId, account.id))
    .where(eq(account.id, accountId))
  return row?.mayPreview ?? false
}

/** Returns a release whose files are stored. */
export async function selectAvailable(database: Database, area: string, version: string) {
  const [row] = await database
    .select()
    .from(release)
    .where(and(eq(release.area, area), eq(release.version, version), isNull(release.filesRemovedAt)))
  return row ?? null
}

/** Returns the previews of an account that have not expired. */
export const selectPreviews = (database: Database, accountId: number, now: Date) =>
  database
    .select({ area: releasePreview.area, version: release.version, expiresAt: releasePreview.expiresAt })
    .from(releasePreview)
    .innerJoin(release, eq(release.id, releasePreview.releaseId))
    .where(and(eq(releasePreview.accountId, accountId), gt(releasePreview.expiresAt, now)))
    .orderBy(asc(releasePreview.area))

export const upsertPreview = (database: Database, values: typeof releasePreview.$inferInsert) =>
  database
    .insert(releasePreview)
    .values(values)
    .onConflictDoUpdate({
      target: [releasePreview.accountId, releasePreview.area],
      set: { releaseId: values.releaseId, expiresAt: values.expiresAt },
    })

/** Ends the preview of an account in one area, or in all. Returns the areas in which it had one. */
export async function deletePreviews(database: Database, accountId: number, area?: string): Promise<string[]> {
  const rows = await database
    .delete(releasePreview)
    .where(and(eq(releasePreview.accountId, accountId), area === undefined ? undefined : eq(releasePreview.area, area)))
    .returning({ area: releasePreview.area })
  return rows.map((row) => row.area)
}

export const deleteExpiredPreviews = (database: Database, now: Date) =>
  database.delete(releasePreview).where(lte(releasePreview.expiresAt, now))

export const selectTesters = (database: Database) =>
  database
    .select({ id: account.id, name: account.name, username: account.username, since: releaseTester.addedAt })
    .from(releaseTester)
    .innerJoin(account, eq(account.id, releaseTester.accountId))
    .orderBy(asc(sql`lower(${account.name})`), asc(account.id))

/** Adds a tester. Returns whether the account was none before. */
export async function insertTester(database: Database, values: typeof releaseTester.$inferInsert): Promise<boolean> {
  const added = await database.insert(releaseTester).values(values).onConflictDoNothing().returning()
  return added.length > 0
}

/** Removes a tester. Returns whether the account was one. */
export async function deleteTester(database: Database, accountId: number): Promise<boolean> {
  const removed = await database.delete(releaseTester).where(eq(releaseTester.accountId, accountId)).returning()
  return removed.length > 0
}
