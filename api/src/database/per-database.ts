import type { Database } from './connect'

/**
 * Builds a value once per database and reuses it, for example the prepared statement of a frequent query. The cache
 * does not keep databases alive.
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
 * Builds a value once per connection and reuses it, for example a statement prepared for transactions: each
 * transaction is a new `Database` on a reused connection. The cache does not keep connections alive.
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
