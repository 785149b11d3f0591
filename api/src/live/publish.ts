import { afterCommit } from '../database/after-commit'
import type { Database } from '../database/connect'

/** An event for listeners in any process. PostgreSQL limits its size to 8000 bytes, so send ids instead of rows. */
export interface LiveMessage {
  topic: string
  message: unknown
}

type Publisher = (messages: readonly LiveMessage[]) => void

const publishers = new WeakMap<Database, Publisher>()

/** Says what publishes the messages of a database. Returns a function that ends this. */
export function publishWith(database: Database, publisher: Publisher): () => void {
  publishers.set(database, publisher)
  return () => void publishers.delete(database)
}

/**
 * Publishes messages soon after the transaction has committed, and not at all if it is rolled back. The database of a
 * command or a migration has no publisher: nobody listens to it.
 */
export function publish(database: Database, messages: readonly LiveMessage[]): void {
  if (messages.length === 0) return
  afterCommit(database, (root) => publishers.get(root)?.(messages))
}
