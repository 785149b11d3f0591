import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from './connect'

/** Writes by name. Other writes in the same statement can select a write's returned rows by its name. */
type Writes = Readonly<Record<string, SQLWrapper>>

/**
 * Runs several writes as one statement, in one round trip. A write sees the changes of another only through its
 * returned rows, and each write ends with `returning`. Throws if a required write changes nothing, so that the
 * transaction is rolled back.
 */
export async function writeInOneStatement(database: Database, required: Writes, optional: Writes = {}): Promise<void> {
  const parts = Object.entries({ ...required, ...optional }).map(
    ([name, write]) => sql`${sql.identifier(name)} as (${write.getSQL()})`,
  )
  const names = Object.keys(required)
  const idle = names.map((name) => sql`not exists (select from ${sql.identifier(name)})`)
  const { rows } = await database.execute<{ idle: boolean[] }>(
    sql`with ${sql.join(parts, sql`, `)} select array[${sql.join(idle, sql`, `)}] as idle`,
  )
  const missing = names.filter((_, i) => rows[0]?.idle[i] !== false)
  if (missing.length > 0)
    throw new Error(`Of writes that belong together, these changed nothing: ${missing.join(', ')}.`)
}
