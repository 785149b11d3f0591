import type { ClientBase } from 'pg'
import * as z from 'zod/mini'
import type { Migration } from './read-migrations'

/** A migration that a database records as applied. */
const AppliedMigration = z.object({ when: z.number(), hash: z.string() })
export type AppliedMigration = z.infer<typeof AppliedMigration>

/** Creates Drizzle's table of applied migrations, which has kept this form since its first release. */
export async function createMigrationTable(client: ClientBase): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
}

interface Queryable {
  query: (text: string) => Promise<{ rows: Record<string, unknown>[] }>
}

/** Returns the migrations that the database records, oldest first; none if it has no tables. */
export async function selectApplied(client: Queryable): Promise<AppliedMigration[]> {
  const table = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)
  if (table.rows[0]?.exists !== true) return []
  const { rows } = await client.query(
    'select created_at::float8 as "when", hash from drizzle.__drizzle_migrations order by created_at',
  )
  return z.parse(z.array(AppliedMigration), rows)
}

/** Returns the migrations that come after the newest one applied. */
export function pendingAfter(applied: readonly AppliedMigration[], migrations: readonly Migration[]): Migration[] {
  const newest = Math.max(0, ...applied.map(({ when }) => when))
  return migrations.filter(({ when }) => when > newest)
}

export const recordMigration = (client: ClientBase, { hash, when }: Migration) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when])
