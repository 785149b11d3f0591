import type { Database } from './connect'

/**
 * Builds something once for each database and reuses it, such as the prepared statement of a frequent query. Databases
 * are held weakly.
 */
export function perDatabase<T>(build: (database: Database) => T): (database: Database) => T {
  const built = new WeakMap<Database, T>()
  return (database) => {
    const existing = built.get(database)
    if (existing !== undefined) return existing
    const made = build(database)
    built.set(database, made)
    return made
  }
}

/**
 * Builds something once for each connection, such as a prepared statement of transactions, because each transaction
 * is another `Database`. Connections are held weakly.
 */
export function perConnection<T>(build: (database: Database) => T): (database: Database) => T {
  const built = new WeakMap<object, T>()
  return (database) => {
    const { client } = database._.session as unknown as { client: object }
    const existing = built.get(client)
    if (existing !== undefined) return existing
    const made = build(database)
    built.set(client, made)
    return made
  }
}
