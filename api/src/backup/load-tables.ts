import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { ReadEntry } from './archive-reader'
import { jobColumns, type Progress } from './create-backup'
import { folders, type Manifest, tableOf } from './manifest'
import { tableSource, textSettings } from './snapshot'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Removes all foreign keys, so that tables can be filled in any order, and returns a function that adds them again. */
async function withoutForeignKeys(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } =
    await client.query<ForeignKey>(`select conrelid::regclass::text as table, quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, definition } of rows) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
  }
}

/** Lets triggers of all tables fire or not. They derive rows from other rows, and a backup contains both. */
async function switchTriggers(client: ClientBase, to: 'enable' | 'disable', { tables }: Manifest): Promise<void> {
  for (const { name } of tables) {
    await client.query(`alter table public.${client.escapeIdentifier(name)} ${to} trigger user`)
  }
}

/** Creates the partitions of the backup that migrations do not create. */
async function createPartitions(client: ClientBase, { partitions }: Manifest): Promise<void> {
  for (const { name, table, bound } of partitions) {
    const [part, whole] = [name, table].map((one) => `public.${client.escapeIdentifier(one)}`)
    await client.query(`create table if not exists ${part} partition of ${whole} ${bound}`)
  }
}

/** The temporary table for the jobs of a backup. */
export const JOBS = 'restored_job'

const jobsTable = `create temporary table ${JOBS} (name text, data jsonb, start_after timestamptz) on commit drop`

/** Entries in their order, of which the next can be looked at without taking it. */
export interface EntryQueue {
  next: () => Promise<ReadEntry | undefined>
  take: () => void
  close: () => Promise<void>
}

export function queueOf(entries: AsyncIterable<ReadEntry>): EntryQueue {
  const iterator = entries[Symbol.asyncIterator]()
  let waiting: Promise<IteratorResult<ReadEntry>> | null = null
  return {
    next: async () => {
      waiting ??= iterator.next()
      const { done, value } = await waiting
      return done ? undefined : value
    },
    take: () => {
      waiting = null
    },
    close: async () => {
      await iterator.return?.()
    },
  }
}

/** Yields the content of all entries up to the first that does not belong to the same rows. */
async function* contentWhile(queue: EntryQueue, belongs: (name: string) => boolean): AsyncGenerator<Uint8Array> {
  for (let entry = await queue.next(); entry && belongs(entry.name); entry = await queue.next()) {
    yield* entry.content
    queue.take()
  }
}

async function copyInto(client: ClientBase, target: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await pipeline(Readable.from(content, { objectMode: false }), client.query(copyFrom(`copy ${target} from stdin`)))
}

async function setSequences(client: ClientBase, { sequences }: Manifest): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await client.query(`select setval(('public.' || quote_ident($1))::regclass, $2, $3)`, [name, value, isCalled])
  }
}

/**
 * Replaces the rows of all tables by those of a backup, and puts its jobs into a temporary table. Call it within a
 * transaction, on tables of the backup's version. Takes the entries of tables and jobs from the queue.
 */
export async function loadTables(
  client: ClientBase,
  manifest: Manifest,
  queue: EntryQueue,
  progress: Progress,
): Promise<void> {
  await client.query(textSettings)
  await client.query(jobsTable)
  const addForeignKeys = await withoutForeignKeys(client)
  await createPartitions(client, manifest)
  await switchTriggers(client, 'disable', manifest)
  for (const { name, columns } of manifest.tables) {
    // Migrations may have inserted rows.
    await client.query(`truncate public.${client.escapeIdentifier(name)}`)
    progress(`restoring ${name}`)
    await copyInto(
      client,
      tableSource(name, columns),
      contentWhile(queue, (entry) => tableOf(entry) === name),
    )
  }
  const jobs = contentWhile(queue, (entry) => entry.startsWith(`${folders.jobs}/`))
  await copyInto(client, `${JOBS} (${jobColumns.join(', ')})`, jobs)
  await setSequences(client, manifest)
  progress('checking relations')
  await addForeignKeys()
  await switchTriggers(client, 'enable', manifest)
}
