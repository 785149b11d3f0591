import { basename } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { DatabaseError, type PoolClient } from 'pg'
import { StartError } from '../config/start-error'
import { withDatabaseLock } from '../database/advisory-lock'
import { analyzeUnknown } from '../database/analyze'
import { connect, type Database } from '../database/connect'
import { migrateInTransaction } from '../database/migrations/migrate'
import { type Migration, readMigrations } from '../database/migrations/read-migrations'
import { session } from '../database/schema'
import { causeOf, unavailabilityOf } from '../database/unavailable'
import { installJobs } from '../jobs/install'
import type { Job } from '../jobs/job'
import type { ReadEntry } from './archive-reader'
import type { Progress } from './create-backup'
import { assertEmpty, assertUnused, dropTables } from './empty-database'
import type { BackupKeys } from './keys'
import { loadTables, queueOf } from './load-tables'
import type { Manifest } from './manifest'
import { type FileTargets, fileRestorer, type RestoredFiles } from './restore-files'
import { restoreJobs } from './restore-jobs'
import { readVerified, type VerifiedBackup } from './verify-backup'

export interface RestoreOptions {
  keys: BackupKeys
  /** The kinds of job to install. */
  jobs: readonly Job[]
  files: FileTargets
  /** What to do instead if the database is not empty. */
  remedy: string
  /** Whether to send messages that were waiting when the backup was made. */
  withMessages: boolean
  /** Whether everyone has to log in again. */
  endSessions: boolean
  /** Erases again people who were erased after the backup, and returns how many it found. */
  eraseAgain: (database: Database) => Promise<number>
  progress: Progress
}

export interface Restored extends RestoredFiles {
  /** Number of messages that were waiting and are not sent. */
  unsent: number
  /** Number of people erased again. */
  erased: number
}

/**
 * Returns the migrations of this version up to that of a backup. Throws a StartError if this version cannot read the
 * backup, because the backup comes from a newer one or from a different line of development.
 */
export function migrationsFor({ migrations, version }: Manifest, path: string): Migration[] {
  const all = readMigrations()
  const [oldest, newest] = [migrations[0], migrations.at(-1)]
  if (!oldest || !newest || newest.when > Math.max(...all.map(({ when }) => when))) {
    throw new StartError(
      `${basename(path)} was written by a newer version of Lekta (${version}): install that version, then restore.`,
    )
  }
  const needed = all.filter(({ when }) => when <= newest.when)
  const isSame = needed.length === migrations.length && needed.every(({ hash }, i) => hash === migrations[i]?.hash)
  if (!isSame) {
    throw new StartError(
      `${basename(path)} was written by a version of Lekta with other migrations: restore it with that version.`,
    )
  }
  return needed
}

async function fill(
  transaction: Database,
  client: PoolClient,
  backup: VerifiedBackup,
  options: RestoreOptions & { write: (entry: ReadEntry) => Promise<void> },
): Promise<Omit<Restored, keyof RestoredFiles>> {
  const { keys, jobs, progress, write } = options
  const queue = queueOf(readVerified(backup, keys))
  try {
    await dropTables(client)
    await migrateInTransaction(client, migrationsFor(backup.manifest, backup.path))
    await loadTables(client, backup.manifest, queue, progress)
    for (let entry = await queue.next(); entry; entry = await queue.next()) {
      progress(`restoring ${entry.name}`)
      await write(entry)
      queue.take()
    }
    progress('updating the tables')
    await migrateInTransaction(client, readMigrations())
    const unsent = await restoreJobs(transaction, jobs, options.withMessages)
    if (options.endSessions) await transaction.delete(session)
    return { unsent, erased: await options.eraseAgain(transaction) }
  } finally {
    await queue.close()
  }
}

/** Fills the database in one transaction, and then makes the portal serve the restored releases. */
async function restore(client: PoolClient, backup: VerifiedBackup, options: RestoreOptions): Promise<Restored> {
  const { write, finish, abandon } = fileRestorer(options.files)
  const database = drizzle({ client, casing: 'snake_case' })
  const filled = await database
    .transaction((transaction) => fill(transaction, client, backup, { ...options, write }))
    .catch(async (error: unknown) => {
      await abandon()
      const cause = causeOf(error as Error)
      if (!(cause instanceof DatabaseError) && !unavailabilityOf(cause)) throw error
      throw new StartError(`The backup was not restored, and the database is as empty as before: ${cause.message}.`, {
        cause: error,
      })
    })
  return { ...filled, ...(await finish()) }
}

/**
 * Restores a verified backup into an empty database, in one transaction: if it fails or is interrupted, the database
 * is as before. Servers that start meanwhile wait. Throws a StartError if the database is in use or not empty.
 */
export async function restoreBackup(
  backup: VerifiedBackup,
  address: string,
  options: RestoreOptions,
): Promise<Restored> {
  migrationsFor(backup.manifest, backup.path)
  const { pool, database } = await connect(address, () => undefined, { withoutTimeouts: true, name: 'lekta-restore' })
  try {
    return await withDatabaseLock(pool, async () => {
      const client = await pool.connect()
      try {
        await assertUnused(client)
        await assertEmpty(client, options.remedy)
        await installJobs(pool, options.jobs)
        const restored = await restore(client, backup, options)
        options.progress('counting')
        await analyzeUnknown(database)
        return restored
      } finally {
        // The connection has settings of its own, so it is closed.
        client.release(true)
      }
    })
  } finally {
    await pool.end()
  }
}
