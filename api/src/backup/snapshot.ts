import { Client, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type AppliedMigration, selectApplied } from '../database/migrations/migration-table'
import type { BackupPartition, BackupSequence } from './manifest'

/** Settings under which a value has the same text on every server, as pg_dump uses them. */
export const textSettings = `set datestyle = 'ISO, YMD'; set intervalstyle = postgres; set extra_float_digits = 1;
  set timezone = 'UTC'; set bytea_output = hex; set client_encoding = 'UTF8'`

/** Returns a table with columns as COPY fills it. */
export const tableSource = (table: string, columns: readonly string[]) =>
  `public.${escapeIdentifier(table)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`

/** Returns the rows of a table, and of its partitions, as COPY reads them. */
export const tableRows = (table: string, columns: readonly string[]) =>
  `(select ${columns.map((column) => escapeIdentifier(column)).join(', ')} from public.${escapeIdentifier(table)})`

export interface StoredTable {
  name: string
  columns: string[]
}

/** The database as it was at one time, however long it is read. */
export interface Snapshot {
  postgres: string
  migrations: AppliedMigration[]
  tables: StoredTable[]
  partitions: BackupPartition[]
  sequences: BackupSequence[]
  /** Whether the job queue has been installed. */
  hasJobs: boolean
  /** Returns the rows of a table, or of a statement, in the text format of COPY. */
  copy: (source: string) => AsyncIterable<Buffer>
  close: () => Promise<void>
}

/**
 * Tables that extensions own are created by the extensions. Generated columns are computed again. The rows of a
 * partition are those of its table.
 */
const TABLES = `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`

const PARTITIONS = `select c.relname as name, parent.relname as table, pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_inherits join pg_class c on c.oid = inhrelid join pg_class parent on parent.oid = inhparent
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relispartition order by c.relname`

const SEQUENCES = `select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
  from pg_sequences where schemaname = 'public' order by sequencename`

async function open(client: Client): Promise<Snapshot> {
  await client.query(textSettings)
  await client.query('begin isolation level repeatable read, read only')
  const { rows: tables } = await client.query<StoredTable>(TABLES)
  // The locks let everyone read and write, but no table can be changed or emptied before it has been read.
  const names = tables.map(({ name }) => `public.${escapeIdentifier(name)}`)
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`)
  const { rows: partitions } = await client.query<BackupPartition>(PARTITIONS)
  const { rows: sequences } = await client.query<BackupSequence>(SEQUENCES)
  const { rows: server } = await client.query(
    `select current_setting('server_version') as version, to_regclass('pgboss.job') is not null as "hasJobs"`,
  )
  return {
    postgres: String(server[0]?.version),
    hasJobs: server[0]?.hasJobs === true,
    migrations: await selectApplied(client),
    tables,
    partitions,
    sequences,
    copy: (source) => client.query(copyTo(`copy ${source} to stdout`)),
    close: () => client.end(),
  }
}

/** Opens a snapshot on a connection of its own. Hold the database lock meanwhile, so that no migration is running. */
export async function openSnapshot(address: string): Promise<Snapshot> {
  const client = new Client({ connectionString: address, application_name: 'lekta-backup', keepAlive: true })
  // A lost connection rejects the running query; without a listener it would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await open(client)
  } catch (error) {
    await client.end()
    throw error
  }
}
