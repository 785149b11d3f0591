import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connect'

/** A table is analysed when it has this many times more rows than its statistics say. */
const SHARE = 10

async function analyzeWhere(database: Database, condition: SQL): Promise<void> {
  const { rows } = await database.execute(sql`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and ${condition}`)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => sql.identifier(String(name)))
  await database.execute(sql`analyze ${sql.join(names, sql`, `)}`)
}

/**
 * Analyses each of the given tables whose statistics count few rows compared with the number of new rows.
 * PostgreSQL's own analysis starts only after more than 50 new rows. Until then it assumes that a small school's
 * tables are empty, and scans them for every row of a list.
 */
export const analyzeGrown = (database: Database, tables: readonly PgTable[], rows: number): Promise<void> =>
  analyzeWhere(
    database,
    sql`relname = any(${sql.param(tables.map(getTableName))}) and reltuples < ${rows * SHARE}::int`,
  )

/** Analyses the tables for which PostgreSQL has no statistics, for example after a seed or a restore. */
export const analyzeUnknown = (database: Database): Promise<void> =>
  analyzeWhere(
    database,
    sql`reltuples <> 0 and not exists (select from pg_stats where schemaname = 'public' and tablename = relname)`,
  )
