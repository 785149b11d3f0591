import type { Database } from '../database/connect'
import { perDatabase } from '../database/per-database'

/** The last work that was asked for, of each key that any is under way for. */
const lasts = perDatabase(() => new Map<string, Promise<unknown>>())

/**
 * Does work for a key once all that this process was asked to do for it before is done. Whoever waits so holds no connection;
 * what must not happen twice is kept from it by a lock in the database, because there are other processes.
 */
export function oneAtATime<T>(database: Database, key: string, work: () => Promise<T>): Promise<T> {
  const known = lasts(database)
  const before = known.get(key) ?? Promise.resolve()
  const own = before.then(work)
  const done: Promise<unknown> = own
    .catch(() => undefined)
    .then(() => {
      if (known.get(key) === done) known.delete(key)
    })
  known.set(key, done)
  return own
}
