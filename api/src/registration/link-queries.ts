import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { accountLink } from '../database/schema'

type LinkRow = typeof accountLink.$inferSelect

export const insertLink = (database: Database, row: typeof accountLink.$inferInsert) =>
  database.insert(accountLink).values(row)

/** Ends the links of an account that were not used yet. */
export const endLinks = (database: Database, accountId: number, purpose: LinkRow['purpose'], usedAt: Date) =>
  database
    .update(accountLink)
    .set({ usedAt })
    .where(and(eq(accountLink.accountId, accountId), eq(accountLink.purpose, purpose), isNull(accountLink.usedAt)))
