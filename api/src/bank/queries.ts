import { count, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { attempt, attemptItem, item } from '../database/schema'

// The bank belongs to no tenant: every child is tested from the same one.

/** Two servers may install the same bank at once; the second finds everything there. */
export const insertItems = (database: Database, rows: (typeof item.$inferInsert)[]) =>
  database.insert(item).values(rows).onConflictDoNothing()

export const selectItems = (database: Database) => database.select().from(item).orderBy(item.id)

/** How often each item was given, and to how many attempts in all. */
export async function selectExposure(database: Database) {
  const given = await database
    .select({ itemId: attemptItem.itemId, given: count() })
    .from(attemptItem)
    .groupBy(attemptItem.itemId)
  const [all] = await database.select({ attempts: sql<number>`count(*)::int` }).from(attempt)
  return { given, attempts: all?.attempts ?? 0 }
}
