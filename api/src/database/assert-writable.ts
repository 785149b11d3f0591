import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { Database } from './connect'
import { writeProbe } from './schema'

/**
 * The size of a row in bytes that nearly fills a page. Each row needs a new page, so free space in the table cannot
 * hide a full disk.
 */
const FILLER = 7900

/**
 * Throws PostgreSQL's error if the database cannot be written to, for example on a full disk or a standby. Leaves
 * nothing behind.
 */
export async function assertWritable(database: Database): Promise<void> {
  const probe = database.transaction(async (transaction) => {
    await transaction.insert(writeProbe).values({ filler: sql`repeat('x', ${FILLER})` })
    transaction.rollback()
  })
  await probe.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
}
