import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, timestamp } from './columns'

/** The only row about this installation as a whole. */
export const installation = pgTable(
  'installation',
  {
    id: integer().primaryKey().default(1),
    /** Identifies this installation; part of the hash by which erased people are recognised. */
    key: uuid().notNull().defaultRandom(),
    /** Set while the portal is read-only. */
    maintenanceSince: timestamp(),
    /** What the banner says during maintenance; null for the usual sentence. */
    maintenanceMessage: text(),
  },
  (table) => [check('installation_is_one', sql`${table.id} = 1`)],
)

/** A backup that was completed. */
export const backup = pgTable('backup', {
  id: id(),
  startedAt: timestamp().notNull(),
  finishedAt: timestamp().notNull(),
  /** Size of the file. */
  bytes: bigint({ mode: 'number' }).notNull(),
  encrypted: boolean().notNull(),
  /** When the file was last verified. */
  verifiedAt: timestamp(),
})

/**
 * A file in the bucket of files that is to be deleted. Triggers add those that rows no longer refer to, and a file that
 * is being stored is one until a row refers to it.
 */
export const fileToDelete = pgTable('file_to_delete', {
  key: text().primaryKey(),
  /** The earliest time at which the file is deleted. */
  deleteAt: timestamp().notNull(),
})
