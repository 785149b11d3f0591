import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { rateLimit } from '../../database/schema'

/** Adds a hit for a key in a window. Returns the number of hits in the window. */
export async function addHit(database: Database, key: string, windowStart: Date): Promise<number> {
  const [row] = await database
    .insert(rateLimit)
    .values({ key, windowStart, hits: 1 })
    .onConflictDoUpdate({ target: [rateLimit.key, rateLimit.windowStart], set: { hits: sql`${rateLimit.hits} + 1` } })
    .returning({ hits: rateLimit.hits })
  return row?.hits ?? 0
}

/** Returns the number of hits for a key in a window. */
export async function selectHits(database: Database, key: string, windowStart: Date): Promise<number> {
  const [row] = await database
    .select({ hits: rateLimit.hits })
    .from(rateLimit)
    .where(and(eq(rateLimit.key, key), eq(rateLimit.windowStart, windowStart)))
  return row?.hits ?? 0
}
export const removeHit = (database: Database, key: string, windowStart: Date) =>
  database
    .update(rateLimit)
    .set({ hits: sql`${rateLimit.hits} - 1` })
    .where(and(eq(rateLimit.key, key), eq(rateLimit.windowStart, windowStart)))
export const deleteHits = (database: Database, before: Date) =>
  database.delete(rateLimit).where(lt(rateLimit.windowStart, before))
/** Deletes the hits of a key and of all keys that begin with it and a colon. */
export const deleteHitsOf = (database: Database, key: string) =>
  database.delete(rateLimit).where(or(eq(rateLimit.key, key), sql`starts_with(${rateLimit.key}, ${`${key}:`})`))
