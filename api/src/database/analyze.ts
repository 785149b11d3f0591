import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connect'

/** A table is analysed when it has this many times more rows than its statistics say. */
const SHARE = 10

async function analyzeWhere(database: Database, condition: SQL): Promise<void> {
  const { rows } = await database.execute(sql`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and ${condition}`)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => sql.identifier(String(name)))
  await database.execute(sql`analyze ${sql.join(names, sql`, `)}`)
}

/**
 * Lets PostgreSQL look at tables that so many new rows have come into. By itself it waits for more than 50, so it takes a small
 * school's tables for empty and scans them for every row of a list. Large tables, of which the rows are a small part, are left
 * alone.
 */
export const analyzeGrown = (database: Database, tables: readonly PgTable[], rows: number): Promise<void> =>
  analyzeWhere(
    database,
    sql`relname = any(${sql.param(tables.map(getTableName))}) and reltuples < ${rows * SHARE}::int`,
  )

/** Lets PostgreSQL look at the tables that it knows nothing of, as after a seed or a restore. */
export const analyzeUnknown = (database: Database): Promise<void> =>
  analyzeWhere(
    database,
    sql`reltuples <> 0 and not exists (select from pg_stats where schemaname = 'public' and tablename = relname)`,
  )
