import { max, sql } from 'drizzle-orm'
import { findMissingMonth, hasStrayAnswers } from '../attempt/partitions/find-problems'
import { assertWritable } from '../database/assert-writable'
import type { Database } from '../database/connect'
import { backup } from '../database/schema'
import { reasonOf } from '../errors/reason-of'
import { say } from '../i18n/sentence'
import { checkPooler } from './check-pooler'
import { checkReadReplica } from './check-read-replica'
import { bad, type Check, type Finding, good, warning } from './finding'
import { isNew, OLDEST_POSTGRES, type Replica, selectDatabaseState, selectPending } from './select-database-state'
import { sizeOf } from './size-of'

/** Seconds by which two clocks may differ: sessions, deadlines and links are compared across them. */
const SKEW = 5

/** Seconds by which a replica may be behind before it is of little use. */
const LAG = 60

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** How old the newest backup may be: a night and a half. */
const OLD_BACKUP = 36 * HOUR

/** Days within which a backup should be verified. */
const VERIFIED_WITHIN = 45

const checkReplica = ({ name, lagSeconds }: Replica): Finding[] =>
  lagSeconds === null || lagSeconds <= LAG
    ? []
    : [
        warning(
          say('The replica {{name}} is {{seconds}} seconds behind: check its disk and its network.', {
            name: name ?? '?',
            seconds: Math.round(lagSeconds),
          }),
        ),
      ]

/** Reports what is wrong with the partitions of answers: the job that creates them has not run, or fails. */
async function checkPartitions(database: Database, now: Date): Promise<Finding[]> {
  const month = await findMissingMonth(database, now)
  const findings: Finding[] = []
  if (month !== null)
    findings.push(
      warning(
        say('The answers of {{month}} have no partition yet: see why the job “answer-partitions” fails.', { month }),
      ),
    )
  if (await hasStrayAnswers(database))
    findings.push(
      warning('Some answers are in no month’s partition: see why the job “answer-partitions” fails, which moves them.'),
    )
  return findings
}

/** Reports the version of PostgreSQL, pending migrations, replicas, and whether the database can be written to. */
export const checkDatabase: Check = async ({ database, unreachable, config, now }) => {
  if (!database) return [bad(say('The database cannot be reached ({{reason}}).', { reason: unreachable }))]
  const { version, major, bytes, replicas } = await selectDatabaseState(database)
  const values = { version, size: sizeOf(bytes) }
  const findings = [
    good(
      config.databaseUrl
        ? say('PostgreSQL {{version}}, {{size}}.', values)
        : say('PostgreSQL {{version}} (embedded), {{size}}.', values),
    ),
  ]
  if (major < OLDEST_POSTGRES)
    findings.push(bad(say('PostgreSQL {{version}} or newer is needed: upgrade it.', { version: OLDEST_POSTGRES })))
  const pending = await selectPending(database)
  if (isNew(pending)) {
    findings.push(warning('The database is empty: start the server, or restore a backup.'))
  } else if (pending.length > 0) {
    const tags = pending.map(({ tag }) => tag).join(', ')
    findings.push(warning(say('Migrations are pending ({{tags}}): run “upgrade --plan”, then “upgrade”.', { tags })))
  }
  const refusal = await assertWritable(database).then(
    () => null,
    (error: unknown) => bad(say('The database cannot be written to ({{reason}}).', { reason: reasonOf(error) })),
  )
  if (refusal && pending.length === 0) findings.push(refusal)
  if (pending.length === 0) findings.push(...(await checkPartitions(database, now)))
  const beyond = await Promise.all([checkPooler(config), checkReadReplica(database, config)])
  return [...findings, ...replicas.flatMap(checkReplica), ...beyond.flat()]
}

/** Compares this machine's clock with that of the database. */
export const checkClock: Check = async ({ database }) => {
  if (!database) return [warning('The clock was not compared, because the database cannot be reached.')]
  const before = Date.now()
  const { rows } = await database.execute(sql`select extract(epoch from clock_timestamp())::float8 as seconds`)
  const off = Math.abs(Number(rows[0]?.seconds) - (before + Date.now()) / 2000)
  if (off <= SKEW) return [good('This machine and the database have the same time.')]
  return [
    bad(
      say('The clocks of this machine and the database differ by {{seconds}} seconds: let both use NTP.', {
        seconds: Math.round(off),
      }),
    ),
  ]
}

/** Returns when the newest backup was made, and one was last verified; undefined if the tables are older than backups. */
async function selectBackups(database: Database) {
  const found = await database.execute(sql`select to_regclass('public.backup') is not null as exists`)
  if (found.rows[0]?.exists !== true) return undefined
  const [row] = await database.select({ newest: max(backup.finishedAt), verified: max(backup.verifiedAt) }).from(backup)
  return row
}

/** Reports the age of the newest backup. */
export const checkBackup: Check = async ({ database, config, now }) => {
  if (!database) return [warning('The backups are not known, because the database cannot be reached.')]
  const row = await selectBackups(database)
  const findings =
    config.backupKey || config.backupKeyFile ? [] : [warning('Backups are not encrypted: set BACKUP_KEY.')]
  if (!row?.newest) return [warning('There is no backup: run “backup” every night.'), ...findings]
  const age = now.getTime() - row.newest.getTime()
  const hours = Math.floor(age / HOUR)
  if (age > OLD_BACKUP)
    return [
      bad(say('The newest backup is {{hours}} hours old: see why “backup” has not run since.', { hours })),
      ...findings,
    ]
  if (!row.verified || now.getTime() - row.verified.getTime() > VERIFIED_WITHIN * DAY) {
    const text = 'No backup was verified within {{days}} days: run “verify --deep --record”.'
    findings.unshift(warning(say(text, { days: VERIFIED_WITHIN })))
  }
  return [good(say('The newest backup is {{hours}} hours old.', { hours })), ...findings]
}
