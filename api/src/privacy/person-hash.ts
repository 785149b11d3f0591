import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, installation } from '../database/schema'

/**
 * The hash of an account: SHA-256 of the installation's key, the id and the microsecond of the account's creation, in
 * hex. It recognises an erased person in a restored backup and says nothing about the person. Ids alone would not do,
 * because they are used again after an older backup has been restored. For queries that select from `account`.
 */
export const personHash = sql<string>`encode(sha256(convert_to(
  (select ${installation.key} from ${installation}) || ':' || ${account.id} || ':' ||
  (extract(epoch from ${account.createdAt}) * 1000000)::bigint, 'UTF8')), 'hex')`

/** Returns the hash of an account; undefined if there is no such account. */
export async function hashPerson(database: Database, accountId: number): Promise<string | undefined> {
  const [row] = await database.select({ hash: personHash }).from(account).where(eq(account.id, accountId))
  return row?.hash
}
