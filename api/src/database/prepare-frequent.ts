import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

/** A statement is prepared when it has run this many times; most statements of rare pages never are. */
const FREQUENT = 20

/** Maximum number of prepared statements. Each connection keeps their plans, which take memory in PostgreSQL. */
const MOST_PREPARED = 300

/** Maximum number of statements that are counted. */
const MOST_COUNTED = 3000

interface Statement {
  text: string
  name?: string
}

type Query = (statement: Statement | string, ...rest: unknown[]) => unknown

/** Different statements have different names. */
const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url')

const usualLimits = { frequent: FREQUENT, mostPrepared: MOST_PREPARED, mostCounted: MOST_COUNTED }

/** Returns a function that counts a run of a statement, and returns its name if it is to be prepared. */
export function createFrequency(limits = usualLimits) {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text: string): string | undefined => {
    const existing = names.get(text)
    if (existing || names.size >= limits.mostPrepared) return existing
    const count = (counts.get(text) ?? 0) + 1
    if (count < limits.frequent) {
      // Statements with lists have many texts; forgetting all counts now and then delays the others a little.
      if (counts.size >= limits.mostCounted) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const name = nameOf(text)
    names.set(text, name)
    return name
  }
}

/**
 * Lets PostgreSQL parse and plan frequent statements only once per connection, which takes longer than running most of
 * them. Only statements with parameters count, because all values that vary are parameters in them.
 */
export function prepareFrequent(pool: Pool, limits = usualLimits) {
  const nameFor = createFrequency(limits)
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as unknown as Query
    const prepared: Query = (statement, ...rest) => {
      const isCandidate =
        typeof statement === 'object' && !statement.name && Array.isArray(rest[0]) && rest[0].length > 0
      const name = isCandidate ? nameFor(statement.text) : undefined
      return name ? query({ ...(statement as Statement), name }, ...rest) : query(statement, ...rest)
    }
    client.query = prepared as unknown as PoolClient['query']
  })
}
