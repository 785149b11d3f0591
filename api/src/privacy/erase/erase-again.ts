import type { Database } from '../../database/connect'
import { erasePerson } from './erase-person'
import { selectByHash } from './queries'

/**
 * Erases all accounts that have one of these hashes, at once. For a restored backup in which people who have been
 * erased since exist again; their tombstones have the hashes. Returns the number of erased people.
 */
export async function eraseAgain(database: Database, hashes: readonly string[], now: Date): Promise<number> {
  if (hashes.length === 0) return 0
  const ids = await selectByHash(database, hashes)
  for (const id of ids) await database.transaction((transaction) => erasePerson(transaction, id, { now }))
  return ids.length
}
