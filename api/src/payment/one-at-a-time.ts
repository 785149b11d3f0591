import type { Database } from '../database/connect'
import { perDatabase } from '../database/per-database'

/** The most recently queued work for each key. */
const lastByKey = perDatabase(() => new Map<string, Promise<unknown>>())

/**
 * Runs work for a key after this process has finished all earlier work for the same key. Waiting uses no database
 * connection. Other processes may do the same work at the same time, so locks in the database prevent duplicates.
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
