import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account } from '../database/schema'

/** The address that an account has now. Belongs to no tenant: it is asked for by a mail that is under way. */
export async function selectAddress(database: Database, accountId: number) {
  const [row] = await database.select({ email: account.email }).from(account).where(eq(account.id, accountId))
  return row?.email ?? null
}
