import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from './connect'

/** Runs a statement and returns its rows. Throws a ZodError when a row does not fit the schema. */
export async function selectJson<S extends z.ZodMiniType>(
  database: Database,
  schema: S,
  statement: SQL,
): Promise<z.output<S>[]> {
  const { rows } = await database.execute(statement)
  return z.parse(z.array(schema), rows)
}

/** Like `selectJson`, for a statement that always returns one row. */
export async function selectOneJson<S extends z.ZodMiniType>(
  database: Database,
  schema: S,
  statement: SQL,
): Promise<z.output<S>> {
  const { rows } = await database.execute(statement)
  return z.parse(schema, rows[0])
}
