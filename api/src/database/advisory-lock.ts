import type { Pool } from 'pg'

/** Key of the lock that `withDatabaseLock` takes; no other lock of this database uses it. */
const KEY = 5_390_001

/** Runs `work` in only one of the processes that use this database at a time; the others wait. */
export async function withDatabaseLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [KEY])
    return await work()
  } finally {
    // Closing the connection releases the lock, whatever state the connection is in.
    client.release(true)
  }
}
