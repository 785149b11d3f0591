import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseError, escapeIdentifier } from 'pg'
import type { Config } from '../config/config'
import { StartError } from '../config/start-error'
import { connect } from '../database/connect'
import { joinEmbedded } from '../database/embedded/embedded'
import type { Manifest } from './manifest'
import { type RestoreOptions, restoreBackup } from './restore-backup'
import type { VerifiedBackup } from './verify-backup'

/** Settings that make the database faster. Nothing in it has to survive a crash. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Throws a StartError if a table does not have as many rows as the manifest says. */
async function compareCounts(address: string, { tables }: Manifest): Promise<void> {
  const { pool } = await connect(address, () => undefined, { withoutTimeouts: true })
  try {
    for (const { name, rows } of tables) {
      const table = await pool.query(`select to_regclass('public.' || quote_ident($1)) is not null as exists`, [name])
      // A later migration may have removed it.
      if (table.rows[0]?.exists !== true) continue
      const found = await pool.query(`select count(*)::float8 as count from public.${escapeIdentifier(name)}`)
      const count = Number(found.rows[0]?.count)
      if (count < rows) throw new StartError(`After the restore, ${name} has ${count} rows instead of ${rows}.`)
    }
  } finally {
    await pool.end()
  }
}

/** A database that exists only for a rehearsal. */
interface TemporaryDatabase {
  url: string
  remove: () => Promise<void>
}

const INSUFFICIENT_PRIVILEGE = '42501'

/** Creates a database beside that of an address. Throws a StartError if its user may not create databases. */
async function createBeside(address: string): Promise<TemporaryDatabase> {
  const { pool } = await connect(address, () => undefined, { withoutTimeouts: true })
  const name = `lekta_verify_${randomUUID().replaceAll('-', '')}`
  try {
    await pool.query(`create database ${name}`)
  } catch (error) {
    await pool.end()
    if (!(error instanceof DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new StartError(
      'A deep check restores the backup into a temporary database, and the user of DATABASE_URL may not create one: run “alter role … createdb” as an administrator of PostgreSQL.',
      { cause: error },
    )
  }
  const url = new URL(address)
  url.pathname = `/${name}`
  return {
    url: url.href,
    remove: async () => {
      try {
        await pool.query(`drop database ${name} with (force)`)
      } finally {
        await pool.end()
      }
    },
  }
}

/** Starts a PostgreSQL of its own in a folder. */
async function startIn(folder: string): Promise<TemporaryDatabase> {
  const { url, leave, home } = await joinEmbedded(join(folder, 'postgres'), { settings: hasty })
  const remove = async () => {
    await leave()
    await rm(home, { recursive: true, force: true })
  }
  return { url, remove }
}

/**
 * Restores a backup into a temporary database and counts the rows of every table. The database is created beside the
 * configured one, or in a PostgreSQL of its own if the server uses the embedded one. Leaves nothing behind. Throws a
 * StartError if the restore fails or rows are missing.
 */
export async function rehearseRestore(
  backup: VerifiedBackup,
  { databaseUrl, ...options }: Pick<RestoreOptions, 'keys' | 'jobs' | 'progress'> & Pick<Config, 'databaseUrl'>,
): Promise<void> {
  const folder = join(tmpdir(), `lekta-verify-${randomUUID()}`)
  await mkdir(folder)
  try {
    const { url, remove } = await (databaseUrl ? createBeside(databaseUrl) : startIn(folder))
    try {
      await restoreBackup(backup, url, {
        ...options,
        files: { portalDir: join(folder, 'portal'), dataDir: folder },
        remedy: 'this database is temporary',
        withMessages: true,
        endSessions: false,
        eraseAgain: async () => 0,
      })
      await compareCounts(url, backup.manifest)
    } finally {
      await remove()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
