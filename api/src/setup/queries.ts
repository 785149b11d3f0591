import { count, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, setupCode } from '../database/schema'

// Before the setup there is no tenant, because nobody can log in.

/** Key of the advisory lock held while the first admin is created; no other lock of this database uses it. */
const SETUP = 5_390_005

/** Locks the setup. Waits until every other transaction that creates the first admin has ended. */
export const lockSetup = (transaction: Database) => transaction.execute(sql`select pg_advisory_xact_lock(${SETUP})`)

export async function hasAdmin(database: Database): Promise<boolean> {
  const [row] = await database.select({ admins: count() }).from(account).where(sql`${account.roles} @> array['admin']`)
  return (row?.admins ?? 0) > 0
}

export const insertCode = (database: Database, codeHash: string) => database.insert(setupCode).values({ codeHash })

export async function isCode(database: Database, codeHash: string): Promise<boolean> {
  return (await database.$count(setupCode, eq(setupCode.codeHash, codeHash))) > 0
}

export const deleteCodes = (database: Database) => database.delete(setupCode)
