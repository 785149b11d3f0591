import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { Database } from './connect'
import { writeProbe } from './schema'

/** Nearly a page of the table, so that each row needs a page of its own and a full disk cannot hide behind free space. */
const FILLER = 7900

/** Throws what PostgreSQL says when it cannot write, as on a full disk or a standby. Leaves nothing behind. */
export async function assertWritable(database: Database): Promise<void> {
  const probe = database.transaction(async (transaction) => {
    await transaction.insert(writeProbe).values({ filler: sql`repeat('x', ${FILLER})` })
    transaction.rollback()
  })
  await probe.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
}
