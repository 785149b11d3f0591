import type { Database } from '../database/connect'
import { perDatabase } from '../database/per-database'

/** The last queued work of each key. */
const lastByKey = perDatabase(() => new Map<string, Promise<unknown>>())

/**
 * Runs work for a key after all earlier work of this process for the same key. Waiting occupies no connection. Other
 * processes may do the same work, so locks in the database prevent duplicates.
 */
export function oneAtATime<T>(database: Database, key: string, work: () => Promise<T>): Promise<T> {
  const running = lastByKey(database)
  const before = running.get(key) ?? Promise.resolve()
  const result = before.then(work)
  const done: Promise<unknown> = result
    .catch(() => undefined)
    .then(() => {
      if (running.get(key) === done) running.delete(key)
    })
  running.set(key, done)
  return result
}
