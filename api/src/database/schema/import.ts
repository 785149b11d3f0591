import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, moment } from './columns'
import { account, school } from './people'

/** A sheet that somebody brought, from the first look at it until it is undone. */
export const importRun = pgTable(
  'import_run',
  {
    id: id(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    kind: text({ enum: ['student', 'teacher', 'subscription', 'voucher'] }).notNull(),
    fileName: text().notNull(),
    /** SHA-256 of the file, in hex: the same file twice makes nothing twice. */
    fileHash: text().notNull(),
    /** The file until it is committed or a day has passed. */
    content: bytes(),
    status: text({ enum: ['checking', 'checked', 'committing', 'committed', 'failed', 'undone'] })
      .notNull()
      .default('checking'),
    /** Why it failed, as a sentence. */
    failure: text(),
    rows: integer().notNull().default(0),
    /** How many rows are done with, for the bar. */
    done: integer().notNull().default(0),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
    committedAt: moment(),
    undoneAt: moment(),
  },
  (table) => [index().on(table.schoolId, table.createdAt.desc().nullsFirst())],
)

/** One row of a sheet: what it says, what is wrong with it, what became of it. */
export const importRow = pgTable(
  'import_row',
  {
    importId: integer()
      .notNull()
      .references(() => importRun.id),
    /** The line in the sheet, as its program numbers it. */
    line: integer().notNull(),
    values: jsonb().$type<Record<string, string>>().notNull(),
    /** Each with its column, or null when it is about the whole row. */
    faults: jsonb().$type<{ column: string | null; sentence: string; values: Record<string, string> }[]>().notNull(),
    outcome: text({ enum: ['create', 'change', 'same', 'reject'] }).notNull(),
    /** What undo needs: the row that was made, and what a changed one was before. */
    accountId: integer().references(() => account.id),
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
)
