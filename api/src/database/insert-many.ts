import { getTableName, type InferInsertModel, type InferSelectModel, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connect'

const inSnakeCase = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value ?? null]))

/**
 * Inserts rows that have the same keys in one statement with a single parameter. For thousands of rows this takes a
 * tenth of the time that one parameter per value takes. Returns the requested columns of every row.
 */
export async function insertMany<T extends PgTable, K extends keyof InferSelectModel<T> & string>(
  database: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
  returning: readonly K[],
): Promise<Pick<InferSelectModel<T>, K>[]> {
  const [first] = rows
  if (!first) return []
  const columns = sql.join(
    Object.keys(first).map((key) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  )
  const returned = sql.join(
    returning.map((key) => sql`${sql.identifier(toSnakeCase(key))} as ${sql.identifier(key)}`),
    sql`, `,
  )
  const target = sql.identifier(getTableName(table))
  const inserted = await database.execute(sql`
    insert into ${target} (${columns})
    select ${columns} from json_populate_recordset(null::${target}, ${JSON.stringify(rows.map(inSnakeCase))})
    returning ${returned}`)
  return inserted.rows as Pick<InferSelectModel<T>, K>[]
}
