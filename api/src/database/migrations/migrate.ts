import { setTimeout as wait } from 'node:timers/promises'
import { type Backoff, pauseAfter } from '@lekta/shared/lib/backoff'
import { sql } from 'drizzle-orm'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { StartError } from '../../config/start-error'
import type { Database } from '../connect'
import { runConcurrent, withoutConcurrently } from './concurrent-index'
import { createMigrationTable, pendingAfter, recordMigration, selectApplied } from './migration-table'
import { type Migration, readMigrations } from './read-migrations'

interface Options {
  migrations?: readonly Migration[]
  /** Called with a sentence before each migration is run again because a table was busy. */
  log?: (message: string) => void
  /** How long a statement waits for a lock, in milliseconds. Meanwhile requests for the same table wait behind it. */
  lockTimeout?: number
  /** The pauses between attempts. */
  backoff?: Backoff
  /** How often a migration is tried. */
  attempts?: number
}

/** PostgreSQL's errors after which a migration can be tried again: lock timeout, and deadlock. */
const busy = new Set(['55P03', '40P01'])

async function runInTransaction(client: ClientBase, migration: Migration, lockTimeout: number): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockTimeout}`)
    for (const statement of migration.statements) await client.query(statement)
    await recordMigration(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Building an index concurrently waits for transactions, but blocks nobody meanwhile, so it may wait for long. */
async function runStatementByStatement(client: ClientBase, migration: Migration): Promise<void> {
  await client.query('set lock_timeout = 0')
  for (const statement of migration.statements) await runConcurrent(client, statement)
  await recordMigration(client, migration)
}

async function runRetrying(client: ClientBase, migration: Migration, options: Options): Promise<void> {
  const { lockTimeout = 1000, backoff = { first: 500, longest: 15_000 }, attempts = 25, log } = options
  for (let failures = 1; ; failures++) {
    try {
      if (migration.isConcurrent) return await runStatementByStatement(client, migration)
      return await runInTransaction(client, migration, lockTimeout)
    } catch (error) {
      if (!busy.has(String((error as { code?: string }).code))) throw error
      if (failures === attempts) {
        throw new StartError(
          `Migration ${migration.tag} was tried ${attempts} times, but a table that it changes was always in use. Nothing of it was applied: end long transactions, such as a backup, and try again.`,
          { cause: error },
        )
      }
      log?.(`Migration ${migration.tag} waits for a table in use.`)
      await wait(pauseAfter(failures, backoff))
    }
  }
}

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    // The connection has settings of its own, so it is closed.
    client.release(true)
  }
}

/**
 * Brings the schema up to date and returns the migrations that were run. Each migration is run in a transaction of
 * its own, or outside one if it is concurrent. A statement that has to wait for a lock gives up soon and is tried
 * again, so that requests do not queue behind it. Hold the database lock if several processes may call this function
 * at once. Throws a StartError if a table stays in use.
 */
export const migrate = (pool: Pool, options: Options = {}): Promise<Migration[]> =>
  withClient(pool, async (client) => {
    await createMigrationTable(client)
    const pending = pendingAfter(await selectApplied(client), options.migrations ?? readMigrations())
    for (const migration of pending) await runRetrying(client, migration, options)
    return pending
  })

/** Runs migrations inside the caller's transaction, on a database that nobody else uses. */
export async function migrateInTransaction(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await createMigrationTable(client)
  for (const migration of pendingAfter(await selectApplied(client), migrations)) {
    const { statements, isConcurrent } = migration
    for (const statement of statements) await client.query(isConcurrent ? withoutConcurrently(statement) : statement)
    await recordMigration(client, migration)
  }
}

let newest: number | undefined

/**
 * Returns whether every migration of this version has been applied. A database that a newer version has migrated
 * counts as well, so that servers of this version stay ready during an upgrade. Throws if the database does not
 * answer.
 */
export async function isMigrated(database: Database): Promise<boolean> {
  newest ??= Math.max(...readMigrations().map(({ when }) => when))
  const found = await database.execute(sql`select max(created_at)::float8 as newest from drizzle.__drizzle_migrations`)
  return Number(found.rows[0]?.newest) >= newest
}
