import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { account, releaseToken } from '../../database/schema'

/** Returns a page of an area's tokens, the newest first. */
export const selectTokens = (database: Database, area: string, { limit, offset }: { limit: number; offset: number }) =>
  database
    .select({ token: releaseToken, createdByName: account.name })
    .from(releaseToken)
    .leftJoin(account, eq(account.id, releaseToken.createdBy))
    .where(eq(releaseToken.area, area))
    .orderBy(desc(releaseToken.id))
    .limit(limit)
    .offset(offset)

export type TokenRow = Awaited<ReturnType<typeof selectTokens>>[number]

export async function countTokens(database: Database, area: string): Promise<number> {
  const [row] = await database.select({ total: count() }).from(releaseToken).where(eq(releaseToken.area, area))
  return row?.total ?? 0
}

export async function insertToken(database: Database, values: typeof releaseToken.$inferInsert): Promise<number> {
  const [row] = await database.insert(releaseToken).values(values).returning({ id: releaseToken.id })
  return row?.id ?? 0
}

/** Returns a token of an area; null if the area has no such token. */
export async function selectToken(database: Database, { area, id }: { area: string; id: number }) {
  const [row] = await database
    .select()
    .from(releaseToken)
    .where(and(eq(releaseToken.area, area), eq(releaseToken.id, id)))
  return row ?? null
}

export const revokeToken = (database: Database, id: number, by: { revokedAt: Date; revokedBy: number }) =>
  database.update(releaseToken).set(by).where(eq(releaseToken.id, id))
