import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { Database } from './connect'

const dialect = new PgDialect({ casing: 'snake_case' })

/** Returns a short name that identifies the statement to PostgreSQL. Different statements have different names. */
const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url')

/**
 * Runs a statement that PostgreSQL plans only once per connection. Use it for large, frequent statements with few
 * different texts: all values, including lists, must be parameters.
 */
export async function prepared<Row extends QueryResultRow>(database: Database, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  const prepared = database._.session.prepareQuery(query, undefined, nameOf(query.sql), false)
  const { rows } = (await prepared.execute()) as { rows: Row[] }
  return rows
}
