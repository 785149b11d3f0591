import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

/** Key of the lock that `withDatabaseLock` takes; no other lock of this database uses it. */
const KEY = 5_390_001

/** Milliseconds between two attempts to take the lock. */
const PAUSE = 200

/**
 * Waits for the lock by trying again and again. A statement that waits in PostgreSQL would hold a snapshot, and the
 * process with the lock could not build an index concurrently before that statement ends.
 */
async function takeLock(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [KEY])
    if (rows[0]?.taken === true) return
    await wait(PAUSE)
  }
}

/** Runs `work` in only one of the processes that use this database at a time; the others wait. */
export async function withDatabaseLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await takeLock(client)
    return await work()
  } finally {
    // Closing the connection releases the lock, whatever state the connection is in.
    client.release(true)
  }
}
