import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Database } from './connect'
import { perDatabase } from './per-database'

/** A query of Drizzle that can be prepared. */
export interface Preparable<Rows> {
  prepare: (name: string) => { execute: (values?: Record<string, unknown>) => Promise<Rows> }
}

type Prepared = ReturnType<Preparable<unknown>['prepare']>

/** A role, a sort column and a few filters make one statement each, so this is more than any installation uses. */
const MOST = 500

const statements = perDatabase(() => new LRUCache<string, Prepared>({ max: MOST }))

/**
 * Runs a query that is built only once per key, which takes longer than running it. Everything that changes its text
 * must be part of the key, and everything else a placeholder, whose values are given for each run.
 */
export function runPrepared<Rows>(
  database: Database,
  key: readonly unknown[],
  values: Record<string, unknown>,
  build: () => Preparable<Rows>,
): Promise<Rows> {
  const text = JSON.stringify(key)
  const existing = statements(database).get(text)
  const prepared = existing ?? build().prepare(createHash('sha1').update(text).digest('base64url'))
  if (!existing) statements(database).set(text, prepared)
  return prepared.execute(values) as Promise<Rows>
}
