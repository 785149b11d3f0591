import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { pendingAfter, selectApplied } from '../database/migrations/migration-table'
import { type Migration, readMigrations } from '../database/migrations/read-migrations'
import { selectOneJson } from '../database/select-json'
import { JOBS_CONNECTION } from '../jobs/claim-connection'
import { countConnections } from '../live/postgres-engine'

/** The oldest major version of PostgreSQL that we test. */
export const OLDEST_POSTGRES = 15

/** How many tables are listed. */
const TABLES = 6

/** A standby or another receiver of changes. What PostgreSQL hides from other roles than `pg_monitor` is null. */
const Replica = z.object({
  pid: z.number(),
  name: z.nullable(z.string()),
  state: z.nullable(z.string()),
  lagSeconds: z.nullable(z.number()),
  lagBytes: z.nullable(z.number()),
})
export type Replica = z.infer<typeof Replica>

const DatabaseState = z.object({
  version: z.string(),
  major: z.number(),
  bytes: z.number(),
  connections: z.number(),
  maxConnections: z.number(),
  workers: z.number(),
  tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
  replicas: z.array(Replica),
})
export type DatabaseState = z.infer<typeof DatabaseState>

/** Returns how many processes work on jobs. */
export async function countWorkers(database: Database): Promise<number> {
  const { rows } = await database.execute<{ workers: number }>(
    sql`select ${countConnections(JOBS_CONNECTION)} as workers`,
  )
  return rows[0]?.workers ?? 0
}

/** Returns what PostgreSQL says about itself, the database, and the servers that use it. */
export const selectDatabaseState = (database: Database) =>
  selectOneJson(
    database,
    DatabaseState,
    sql`select
      split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('server_version_num')::int / 10000 as major,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "maxConnections",
      ${countConnections(JOBS_CONNECTION)} as workers,
      (select coalesce(json_agg(t), '[]') from (
        select coalesce(parent.relname, part.relname) as name, sum(pg_total_relation_size(part.oid))::float8 as bytes,
          sum(greatest(part.reltuples, 0))::float8 as rows
        from pg_class part
        left join pg_inherits on inhrelid = part.oid
        left join pg_class parent on parent.oid = inhparent
        where part.relkind = 'r' and part.relnamespace = 'public'::regnamespace
        group by 1 order by 2 desc limit ${TABLES}) t) as tables,
      (select coalesce(json_agg(r), '[]') from (
        select pid, application_name as name, state, extract(epoch from replay_lag)::float8 as "lagSeconds",
          case when not pg_is_in_recovery()
            then pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 end as "lagBytes"
        from pg_stat_replication order by 1) r) as replicas`,
  )

/** Whether none of the migrations of this version has been run, as in a new database. */
export const isNew = (pending: readonly Migration[]) => pending.length === readMigrations().length

/** Returns the migrations of this version that the database does not have yet. */
export async function selectPending(database: Database): Promise<Migration[]> {
  const applied = await selectApplied({ query: (text) => database.execute(sql.raw(text)) })
  return pendingAfter(applied, readMigrations())
}
