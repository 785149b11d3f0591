import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { Database } from './connect'
import { writeProbe } from './schema'

/** Nearly fills a page of the table, so that each row needs a new page and free space cannot hide a full disk. */
const FILLER = 7900

/** Throws PostgreSQL's error when it cannot write, for example on a full disk or a standby. Leaves nothing behind. */
export async function assertWritable(database: Database): Promise<void> {
  const probe = database.transaction(async (transaction) => {
    await transaction.insert(writeProbe).values({ filler: sql`repeat('x', ${FILLER})` })
    transaction.rollback()
  })
  await probe.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
}
