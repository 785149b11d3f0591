import { sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import { StartError } from '../config/start-error'
import { withDatabaseLock } from '../database/advisory-lock'
import { type Connection, connect, type Database } from '../database/connect'
import { findDatabase } from '../database/find-database'
import { isMigrated, migrate } from '../database/migrations/migrate'
import { installJobs } from '../jobs/install'
import type { Job } from '../jobs/job'

async function isEmpty(database: Database): Promise<boolean> {
  const found = await database.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is null as empty`)
  return found.rows[0]?.empty === true
}

/**
 * Creates the tables of an empty database. Throws a StartError if an older version created the database. Migration is
 * left to the server, which may have to be stopped for it.
 */
async function prepare({ database, pool }: Connection, jobs: readonly Job[]) {
  if (await isEmpty(database)) {
    await migrate(pool)
    await installJobs(pool, jobs)
  } else if (!(await isMigrated(database))) {
    throw new StartError(
      'The database was created by an older version: run “upgrade”, which a server of this version also does when it starts.',
    )
  }
}

/**
 * Runs `work` on the server's database, whether or not the server is running. Throws a StartError if the database
 * cannot be reached.
 */
export async function withServerDatabase<T>(
  config: Config,
  jobs: readonly Job[],
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { url, leave } = await findDatabase(config)
  try {
    const connection = await connect(url, (error) => console.error(error.message), { withoutTimeouts: true })
    try {
      await withDatabaseLock(connection.pool, () => prepare(connection, jobs))
      return await work(connection.database)
    } finally {
      await connection.pool.end()
    }
  } finally {
    await leave()
  }
}
