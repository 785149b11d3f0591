import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { apiFolder } from '../config/api-folder'
import type { Database } from './connect'

const files = { migrationsFolder: join(apiFolder, 'migrations') }

/** Brings the schema up to date. Hold the database lock if several processes may call this function at once. */
export const migrate = (database: Database) => applyMigrations(database, files)

/** Returns whether every migration of this version has been applied. Throws if the database does not answer. */
export async function isMigrated(database: Database): Promise<boolean> {
  const newest = Math.max(...readMigrationFiles(files).map((file) => file.folderMillis))
  const found = await database.execute(sql`select max(created_at)::float8 as newest from drizzle.__drizzle_migrations`)
  return Number(found.rows[0]?.newest) >= newest
}
