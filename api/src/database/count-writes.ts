import type { Pool, PoolClient } from 'pg'

/** Counts how many times this process has changed or deleted rows of tables. */
export interface Writes {
  /** Returns the number of committed statements that named one of these tables, or that may have. */
  countOf: (tables: readonly string[]) => number
  /** Counts what a thread of this process has written on connections of its own, to any table. */
  noteThread: () => void
}

type Query = (...parts: unknown[]) => unknown

const textOf = (query: unknown): unknown => (typeof query === 'string' ? query : (query as { text?: unknown })?.text)

/** Returns the tables whose rows a statement changes or deletes. */
const tablesIn = (text: string) =>
  Array.from(text.matchAll(/\b(?:update|delete\s+from|truncate)\s+"?(\w+)/gi), ([, table = '']) => table)

/**
 * Counts the writes of statements on a pool's connections. A write counts when it is committed, before its caller
 * continues.
 */
export function countWrites(pool: Pool): Writes {
  const counts = new Map<string, number>()
  let ofThreads = 0

  const countOn = (client: PoolClient, query: Query): Query => {
    let written: string[] = []
    const count = () => {
      // Within a transaction, a write counts when the transaction ends.
      if (client.getTransactionStatus() !== 'I') return
      for (const table of written) counts.set(table, (counts.get(table) ?? 0) + 1)
      written = []
    }
    return (...parts) => {
      const text = textOf(parts[0])
      if (typeof text !== 'string' || text.startsWith('select')) return query(...parts)
      written.push(...tablesIn(text))
      if (written.length === 0) return query(...parts)
      const last = parts.at(-1)
      if (typeof last === 'function') {
        return query(...parts.slice(0, -1), (...results: unknown[]) => {
          count()
          return (last as Query)(...results)
        })
      }
      const result = query(...parts)
      if (result instanceof Promise) result.then(count, count)
      return result
    }
  }
  pool.on('connect', (client: PoolClient) => {
    client.query = countOn(client, client.query.bind(client) as Query) as PoolClient['query']
  })
  return {
    countOf: (tables) => tables.reduce((sum, table) => sum + (counts.get(table) ?? 0), ofThreads),
    noteThread: () => {
      ofThreads += 1
    },
  }
}
