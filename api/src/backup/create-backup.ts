import { numberFormat } from '@lekta/shared/lib/formats'
import { sql } from 'drizzle-orm'
import { lektaVersion } from '../config/build'
import type { Config } from '../config/config'
import { StartError } from '../config/start-error'
import { withDatabaseLock } from '../database/advisory-lock'
import type { Connection, Database } from '../database/connect'
import { backup } from '../database/schema'
import { unavailabilityOf } from '../database/unavailable'
import { joinBuffers } from '../stream/join-buffers'
import { type ArchiveWriter, writeArchive } from './archive-writer'
import { type BackupTable, FORMAT, folders, MANIFEST, type Manifest, tableEntry } from './manifest'
import { openSnapshot, type Snapshot, tableRows } from './snapshot'
import { mailFiles, portalFiles, releaseFiles } from './stored-files'

/** Bytes of rows that an entry holds at most. So much of a table is in memory at a time. */
const PART = 4 * 1024 * 1024

const NEWLINE = 0x0a

/** Returns the number of rows in a piece of COPY's text format, in which every row ends with a newline. */
export function countRows(chunk: Uint8Array): number {
  let count = 0
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) count++
  return count
}

/** Called while a backup is written or read, with a short text such as "attempt_item, 1,200,000 rows, 35.2 MB". */
export type Progress = (text: string) => void

/** Returns such as "35.2 MB". */
export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Returns such as "1,200,000 rows". */
export const rowCount = (rows: number) => `${numberFormat('en', {}).format(rows)} ${rows === 1 ? 'row' : 'rows'}`

async function* once(content: Uint8Array) {
  yield content
}

interface Rows {
  /** The source of COPY. */
  source: string
  label: string
  entryOf: (n: number) => string
}

/** Adds rows to the archive and returns their number. */
async function addRows(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  { source, label, entryOf }: Rows,
  progress: Progress,
): Promise<number> {
  let [rows, n] = [0, 0]
  for await (const part of joinBuffers(snapshot.copy(source), PART)) {
    await archive.add(entryOf(++n), part.length, once(part))
    rows += countRows(part)
    progress(`${label}, ${rowCount(rows)}, ${megabytes(archive.size())}`)
  }
  return rows
}

async function addTables(archive: ArchiveWriter, snapshot: Snapshot, progress: Progress): Promise<BackupTable[]> {
  const tables: BackupTable[] = []
  for (const { name, columns } of snapshot.tables) {
    const source = tableRows(name, columns)
    const rows = await addRows(
      archive,
      snapshot,
      { source, label: name, entryOf: (n) => tableEntry(name, n) },
      progress,
    )
    tables.push({ name, columns, rows })
  }
  return tables
}

/** What each waiting job consists of, in the order of the columns. */
export const jobColumns = ['name', 'data', 'start_after'] as const

const waitingJobs = `(select ${jobColumns.join(', ')} from pgboss.job where state < 'completed' order by created_on)`

const addJobs = async (archive: ArchiveWriter, snapshot: Snapshot, progress: Progress): Promise<number> => {
  const entryOf = (n: number) => `${folders.jobs}/${String(n).padStart(6, '0')}.copy`
  return addRows(archive, snapshot, { source: waitingJobs, label: 'jobs', entryOf }, progress)
}

interface Options {
  path: string
  key: string | null
  withMail: boolean
  startedAt: Date
  progress: Progress
}

async function addFiles(archive: ArchiveWriter, config: Config, { withMail, progress }: Options) {
  const files = [
    ...(await portalFiles(config.portalDir)),
    ...(await releaseFiles(config.dataDir)),
    ...(withMail ? await mailFiles(config.dataDir) : []),
  ]
  for (const { name, bytes, content } of files) {
    await archive.add(name, bytes, content())
    progress(`${name}, ${megabytes(archive.size())}`)
  }
}

async function addAll(archive: ArchiveWriter, snapshot: Snapshot, config: Config, options: Options) {
  const { startedAt, progress } = options
  const { postgres, migrations, partitions, sequences } = snapshot
  const tables = await addTables(archive, snapshot, progress)
  const jobs = snapshot.hasJobs ? await addJobs(archive, snapshot, progress) : 0
  await addFiles(archive, config, options)
  const manifest: Manifest = {
    format: FORMAT,
    version: lektaVersion(),
    startedAt: startedAt.toISOString(),
    postgres,
    migrations,
    tables,
    partitions,
    sequences,
    jobs,
    entries: [...archive.entries],
  }
  const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
  await archive.add(MANIFEST, text.length, once(text))
  return manifest
}

/** Records a backup in the table that administrators see. The table is missing in databases of older versions. */
async function recordBackup(database: Database, row: typeof backup.$inferInsert): Promise<void> {
  const found = await database.execute(sql`select to_regclass('public.backup') is not null as exists`)
  if (found.rows[0]?.exists === true) await database.insert(backup).values(row)
}

/**
 * Writes a backup of the database and of what the portal serves, as they are now, and records it. The server may go
 * on working meanwhile. Throws a StartError if there is nothing to back up.
 */
export async function createBackup(
  { database, pool }: Connection,
  address: string,
  config: Config,
  options: Options,
): Promise<{ manifest: Manifest; bytes: number }> {
  const { path, key, startedAt } = options
  const snapshot = await withDatabaseLock(pool, () => openSnapshot(address))
  try {
    if (snapshot.migrations.length === 0) throw new StartError('The database is empty: there is nothing to back up.')
    let manifest: Manifest | undefined
    const bytes = await writeArchive(path, { key, now: startedAt }, async (archive) => {
      manifest = await addAll(archive, snapshot, config, options)
    })
    if (!manifest) throw new Error('A written archive has a manifest')
    await recordBackup(database, { startedAt, finishedAt: new Date(), bytes, encrypted: key !== null }).catch(
      (error: Error) => {
        // A standby can be backed up, but cannot record it.
        if (unavailabilityOf(error) !== 'readOnly') throw error
      },
    )
    return { manifest, bytes }
  } finally {
    await snapshot.close()
  }
}
