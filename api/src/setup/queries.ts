import { count, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, setupCode } from '../database/schema'

// A server that is set up has no tenant yet: no one can log in.

/** Any number that no other lock of this database uses: held while the first admin is made. */
const SETUP = 5_390_005

/** Makes a transaction wait for every other one that makes the first admin. */
export const lockSetup = (transaction: Database) => transaction.execute(sql`select pg_advisory_xact_lock(${SETUP})`)

/** Returns whether there is an admin. */
export async function hasAdmin(database: Database): Promise<boolean> {
  const [row] = await database.select({ admins: count() }).from(account).where(sql`${account.roles} @> array['admin']`)
  return (row?.admins ?? 0) > 0
}

export const insertCode = (database: Database, codeHash: string) => database.insert(setupCode).values({ codeHash })

export async function isCode(database: Database, codeHash: string): Promise<boolean> {
  return (await database.$count(setupCode, eq(setupCode.codeHash, codeHash))) > 0
}

export const deleteCodes = (database: Database) => database.delete(setupCode)
