import * as z from 'zod/mini'

/** The version of the file format. A change that older versions cannot read increases it. */
export const FORMAT = 1

/** The last entry of every backup; a file without it is incomplete. */
export const MANIFEST = 'manifest.json'

/** Folders inside a backup. */
export const folders = {
  database: 'database',
  jobs: 'jobs',
  portal: 'portal',
  releases: 'releases',
  mail: 'mail',
} as const

const Table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })
const Sequence = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })
/** A part of a partitioned table, whose rows are among those of the table. */
const Partition = z.object({ name: z.string(), table: z.string(), bound: z.string() })
const Entry = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })

/** What a backup contains. The rows of a table are in one or more entries, in the text format of COPY. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The version of Lekta that wrote the backup. */
  version: z.string(),
  /** When the state of the database was that of the backup. */
  startedAt: z.string(),
  /** The version of PostgreSQL. */
  postgres: z.string(),
  /** The migrations of the database, oldest first. */
  migrations: z.array(z.object({ when: z.number(), hash: z.string() })),
  tables: z.array(Table),
  /** Partitions that a restore has to create; a backup of an older version has none. */
  partitions: z._default(z.array(Partition), []),
  sequences: z.array(Sequence),
  /** The number of jobs that were waiting or running. */
  jobs: z.number(),
  /** All other entries, in their order. */
  entries: z.array(Entry),
})
export type Manifest = z.infer<typeof Manifest>
export type BackupTable = z.infer<typeof Table>
export type BackupPartition = z.infer<typeof Partition>
export type BackupSequence = z.infer<typeof Sequence>
export type BackupEntry = z.infer<typeof Entry>

/** Returns the name of the n-th entry (from 1) of a table's rows. */
export const tableEntry = (table: string, n: number) =>
  `${folders.database}/${table}/${String(n).padStart(6, '0')}.copy`

/** Returns the table whose rows are in an entry; null for other entries. */
export const tableOf = (entry: string): string | null => {
  const [folder, table, file] = entry.split('/')
  return folder === folders.database && file !== undefined ? (table ?? null) : null
}
