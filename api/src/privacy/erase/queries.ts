import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { account, erasure } from '../../database/schema'
import { personHash } from '../person-hash'

// Erasures are carried out by the server, for all tenants.

/** The condition for erasures that are neither done nor cancelled. */
export const isOpen = and(isNull(erasure.doneAt), isNull(erasure.cancelledAt))

/** Returns the accounts whose waiting period has ended, those due longest first. */
export async function selectDue(database: Database, now: Date): Promise<number[]> {
  const rows = await database
    .select({ accountId: erasure.accountId })
    .from(erasure)
    .where(and(isOpen, isNotNull(erasure.accountId), lte(erasure.dueAt, now)))
    .orderBy(asc(erasure.dueAt), asc(erasure.id))
  return rows.flatMap(({ accountId }) => accountId ?? [])
}

/** Returns the open request to erase an account, if there is one. */
export async function selectOpenErasure(database: Database, accountId: number) {
  const [row] = await database
    .select()
    .from(erasure)
    .where(and(isOpen, eq(erasure.accountId, accountId)))
  return row
}

export async function updateErasure(database: Database, id: number, done: Partial<typeof erasure.$inferInsert>) {
  await database.update(erasure).set(done).where(eq(erasure.id, id))
  return id
}

export async function insertErasure(database: Database, row: typeof erasure.$inferInsert): Promise<number> {
  const [made] = await database.insert(erasure).values(row).returning({ id: erasure.id })
  if (!made) throw new Error('An inserted erasure came back as nothing.')
  return made.id
}

/** Returns the accounts with one of these hashes that are not erased. */
export async function selectByHash(database: Database, hashes: readonly string[]): Promise<number[]> {
  const rows = await database
    .select({ id: account.id })
    .from(account)
    .where(and(inArray(personHash, [...hashes]), isNull(account.erasedAt)))
    .orderBy(asc(account.id))
  return rows.map(({ id }) => id)
}
