import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { knownDevice } from '../database/schema'

// A device belongs to no tenant, because it is looked up before the login.

/** Returns the accounts that have logged in on a device since a time. */
export async function selectAccountIds(database: Database, tokenHash: string, since: Date): Promise<number[]> {
  const rows = await database
    .select({ id: knownDevice.accountId })
    .from(knownDevice)
    .where(and(eq(knownDevice.tokenHash, tokenHash), gt(knownDevice.usedAt, since)))
  return rows.map(({ id }) => id)
}

export const upsertKnownDevice = (database: Database, row: typeof knownDevice.$inferInsert & { usedAt: Date }) =>
  database
    .insert(knownDevice)
    .values(row)
    .onConflictDoUpdate({ target: [knownDevice.tokenHash, knownDevice.accountId], set: { usedAt: row.usedAt } })

/** Deletes all devices of an account except the most recently used ones. */
export const deleteLeastUsed = (database: Database, accountId: number, limit: number) =>
  database
    .delete(knownDevice)
    .where(
      and(
        eq(knownDevice.accountId, accountId),
        inArray(
          knownDevice.tokenHash,
          database
            .select({ tokenHash: knownDevice.tokenHash })
            .from(knownDevice)
            .where(eq(knownDevice.accountId, accountId))
            .orderBy(desc(knownDevice.usedAt))
            .offset(limit),
        ),
      ),
    )

export const deleteKnownDevices = (database: Database, before: Date) =>
  database.delete(knownDevice).where(lt(knownDevice.usedAt, before))
