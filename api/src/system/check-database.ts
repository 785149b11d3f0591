import { max } from 'drizzle-orm'
import * as z from 'zod/mini'
import { assertWritable } from '../database/assert-writable'
import { pendingAfter, selectApplied } from '../database/migrations/migration-table'
import { readMigrations } from '../database/migrations/read-migrations'
import { backup } from '../database/schema'
import { bad, type Check, good, reasonOf, warning } from './finding'

const OLDEST_POSTGRES = 15

/** Seconds by which two clocks may differ: sessions, deadlines and links are compared across them. */
const SKEW = 5

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** How old the newest backup may be: a night and a half. */
const OLD_BACKUP = 36 * HOUR

const About = z.object({ version: z.string(), major: z.number(), now: z.coerce.date(), size: z.string() })

/** Reports the version of PostgreSQL, pending migrations, and whether the database can be written to. */
export const checkDatabase: Check = async ({ connection, config }) => {
  if (!connection) return [bad('The database cannot be reached.')]
  const { pool, database } = connection
  const { rows } = await pool.query(`select current_setting('server_version') as version,
    current_setting('server_version_num')::int / 10000 as major, now() as now,
    pg_size_pretty(pg_database_size(current_database())) as size`)
  const { version, major, size } = z.parse(About, rows[0])
  const findings = [good(`PostgreSQL ${version}${config.databaseUrl ? '' : ' (embedded)'}, ${size}.`)]
  if (major < OLDEST_POSTGRES) findings.push(bad(`PostgreSQL ${OLDEST_POSTGRES} or newer is needed: upgrade it.`))
  const pending = pendingAfter(await selectApplied(pool), readMigrations())
  if (pending.length > 0)
    findings.push(warning(`${pending.length} migrations are pending: run “upgrade --plan”, then “upgrade”.`))
  const canWrite = await assertWritable(database).then(
    () => null,
    (error: unknown) => bad(`The database cannot be written to (${reasonOf(error)}).`),
  )
  if (canWrite && pending.length === 0) findings.push(canWrite)
  return findings
}

/** Compares this machine's clock with that of the database. */
export const checkClock: Check = async ({ connection }) => {
  if (!connection) return [warning('The clock was not compared, because the database cannot be reached.')]
  const before = Date.now()
  const { rows } = await connection.pool.query('select now() as now')
  const off = Math.abs(Number(rows[0]?.now) - (before + Date.now()) / 2) / 1000
  if (off <= SKEW) return [good('This machine and the database have the same time.')]
  return [bad(`The clocks of this machine and the database differ by ${Math.round(off)} seconds: let both use NTP.`)]
}

/** Reports the age of the newest backup. */
export const checkBackup: Check = async ({ connection, config, now }) => {
  if (!connection) return [warning('The backups are not known, because the database cannot be reached.')]
  const [row] = await connection.database
    .select({ newest: max(backup.finishedAt), verified: max(backup.verifiedAt) })
    .from(backup)
  const findings =
    config.backupKey || config.backupKeyFile ? [] : [warning('Backups are not encrypted: set BACKUP_KEY.')]
  if (!row?.newest) return [warning('There is no backup: run “backup” every night.'), ...findings]
  const hours = Math.floor((now.getTime() - row.newest.getTime()) / HOUR)
  if (now.getTime() - row.newest.getTime() > OLD_BACKUP)
    return [bad(`The newest backup is ${hours} hours old: see why “backup” has not run since.`), ...findings]
  if (!row.verified || now.getTime() - row.verified.getTime() > 45 * DAY)
    findings.unshift(warning('No backup was verified within 45 days: run “verify --deep --record”.'))
  return [good(`The newest backup is ${hours} hours old.`), ...findings]
}
