import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from './connect'
import { prepared } from './prepared'

/** Writes by name; other writes of the same statement can select their returned rows by that name. */
type Writes = Readonly<Record<string, SQLWrapper>>

/**
 * Runs writes in one statement and one round trip. They do not see each other's changes except through returned rows;
 * each ends with `returning`. Throws when a required write changes nothing, so that the transaction is rolled back.
 */
export async function writeInOneStatement(database: Database, required: Writes, optional: Writes = {}): Promise<void> {
  const parts = Object.entries({ ...required, ...optional }).map(
    ([name, write]) => sql`${sql.identifier(name)} as (${write.getSQL()})`,
  )
  const names = Object.keys(required)
  const idle = names.map((name) => sql`not exists (select from ${sql.identifier(name)})`)
  const [found] = await prepared<{ idle: boolean[] }>(
    database,
    sql`with ${sql.join(parts, sql`, `)} select array[${sql.join(idle, sql`, `)}] as idle`,
  )
  const missing = names.filter((_, i) => found?.idle[i] !== false)
  if (missing.length > 0)
    throw new Error(`Of writes that belong together, these changed nothing: ${missing.join(', ')}.`)
}
