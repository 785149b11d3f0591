import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { mayLogIn } from '../access/may-log-in'
import { person } from '../access/session-queries'
import type { Database } from '../database/connect'
import { account, accountLink } from '../database/schema'

// A link belongs to no tenant: anyone with its secret may use it.

export type LinkPurpose = (typeof accountLink.$inferSelect)['purpose']

export const insertLink = (database: Database, row: typeof accountLink.$inferInsert) =>
  database.insert(accountLink).values(row)

/** Invalidates the unused links of accounts. */
export const endLinks = (
  database: Database,
  accountIds: readonly number[],
  purposes: readonly LinkPurpose[],
  usedAt: Date,
) =>
  database
    .update(accountLink)
    .set({ usedAt })
    .where(
      and(
        inArray(accountLink.accountId, [...accountIds]),
        inArray(accountLink.purpose, [...purposes]),
        isNull(accountLink.usedAt),
      ),
    )

/** Returns a link with its account, if the account may log in, or is archived because it waits to be erased. */
export async function selectLink(database: Database, tokenHash: string, purpose: LinkPurpose) {
  const isUsable = purpose === 'cancel erasure' ? undefined : mayLogIn()
  const [found] = await database
    .select({ link: accountLink, person })
    .from(accountLink)
    .innerJoin(account, eq(account.id, accountLink.accountId))
    .where(and(eq(accountLink.tokenHash, tokenHash), eq(accountLink.purpose, purpose), isUsable))
  return found
}

/** Marks a link as used. Returns whether it was still valid. */
export async function redeemLink(database: Database, tokenHash: string, usedAt: Date): Promise<boolean> {
  const used = await database
    .update(accountLink)
    .set({ usedAt })
    .where(and(eq(accountLink.tokenHash, tokenHash), isNull(accountLink.usedAt), gt(accountLink.expiresAt, usedAt)))
    .returning({ accountId: accountLink.accountId })
  return used.length > 0
}

/** Deletes links that expired before a time. */
export const deleteLinks = (database: Database, before: Date) =>
  database.delete(accountLink).where(lt(accountLink.expiresAt, before))
