import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from './connect'
import { prepared } from './prepared'

/** Writes by the names by which others of the same statement may select what they return. */
type Writes = Readonly<Record<string, SQLWrapper>>

/**
 * Runs writes by one statement, so that the database is asked once. None sees what another has written but by what that one
 * returns; each ends with `returning`. Throws when one that must change something does not, so that a transaction is undone.
 */
export async function writeInOneStatement(database: Database, must: Writes, may: Writes = {}): Promise<void> {
  const parts = Object.entries({ ...must, ...may }).map(
    ([name, write]) => sql`${sql.identifier(name)} as (${write.getSQL()})`,
  )
  const names = Object.keys(must)
  const idle = names.map((name) => sql`not exists (select from ${sql.identifier(name)})`)
  const [found] = await prepared<{ idle: boolean[] }>(
    database,
    sql`with ${sql.join(parts, sql`, `)} select array[${sql.join(idle, sql`, `)}] as idle`,
  )
  const missing = names.filter((_, i) => found?.idle[i] !== false)
  if (missing.length > 0)
    throw new Error(`Of writes that belong together, these changed nothing: ${missing.join(', ')}.`)
}
