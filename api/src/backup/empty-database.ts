import { setTimeout as wait } from 'node:timers/promises'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { type ClientBase, escapeIdentifier } from 'pg'
import { StartError } from '../config/start-error'
import { SERVER_CONNECTION } from '../database/connect'
import * as schema from '../database/schema'
import { JOBS_CONNECTION } from '../jobs/claim-connection'

/** Tables whose rows show that a database is in use. */
const peopleTables = ['account', 'school'] as const

const ourTables = new Set(
  Object.values(schema).flatMap((value: unknown) => (is(value, PgTable) ? [getTableName(value)] : [])),
)

/** Returns the tables in the schema `public` that no extension owns. */
async function selectTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query(`select relname as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`)
  return rows.map(({ name }) => String(name))
}

async function hasRows(client: ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query(`select exists (select from public.${escapeIdentifier(table)}) as found`)
  return rows[0]?.found === true
}

/** Throws a StartError unless a backup can be restored into this database without losing anything. */
export async function assertEmpty(client: ClientBase, remedy: string): Promise<void> {
  const tables = await selectTables(client)
  const unknown = tables.filter((table) => !ourTables.has(table))
  if (unknown.length > 0) {
    throw new StartError(`The database contains the table ${unknown[0]}, which this version does not know: ${remedy}.`)
  }
  for (const table of peopleTables) {
    if (tables.includes(table) && (await hasRows(client, table))) {
      throw new StartError(`The database already contains accounts or schools, which would be lost: ${remedy}.`)
    }
  }
}

/** Returns whether a server, or a command that works like one, is connected to the database. */
async function isInUse(client: ClientBase): Promise<boolean> {
  // Within a transaction, PostgreSQL would repeat what it has answered before.
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query(`select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name in ('${SERVER_CONNECTION}', '${JOBS_CONNECTION}')`)
  return rows.length > 0
}

/** Milliseconds that PostgreSQL has to notice that a server or a command has just ended. */
const endMs = 3000

/** Throws a StartError if a server uses the database. It would not notice that everything has changed. */
export async function assertUnused(client: ClientBase): Promise<void> {
  const deadline = performance.now() + endMs
  while (await isInUse(client)) {
    if (performance.now() > deadline)
      throw new StartError('A server is running on this database: stop it, then try again.')
    await wait(100)
  }
}

/** Removes the tables of an empty database, so that those of an older version can be created. */
export async function dropTables(client: ClientBase): Promise<void> {
  const names = (await selectTables(client)).map((table) => `public.${escapeIdentifier(table)}`)
  if (names.length > 0) await client.query(`drop table ${names.join(', ')} cascade`)
  await client.query('drop table if exists drizzle.__drizzle_migrations')
}
