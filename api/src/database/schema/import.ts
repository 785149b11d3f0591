import { type ImportMessage, type ImportNote, importOutcomes, importStates } from '@lekta/shared/contract/import/import'
import { importKinds } from '@lekta/shared/contract/import/import-columns'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, timestamp } from './columns'
import type { Change, Line } from './import-json'
import { account } from './people'
import { school } from './school'

/** An uploaded sheet, from the first check until it is undone. */
export const importRun = pgTable(
  'import_run',
  {
    id: id(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    kind: text({ enum: importKinds }).notNull(),
    fileName: text().notNull(),
    /** SHA-256 of the file, in hex, so that the same file is not imported twice. */
    fileHash: text().notNull(),
    /** The file; null once it has been read. */
    content: bytes(),
    status: text({ enum: importStates }).notNull().default('checking'),
    /** Why it failed, or what must be resolved before it can be committed. */
    failure: jsonb().$type<ImportMessage>(),
    rows: integer().notNull().default(0),
    /** Number of rows processed, for the progress bar. */
    done: integer().notNull().default(0),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    same: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    /** Number of rows that could not be undone. */
    kept: integer().notNull().default(0),
    /** Ids of the classrooms that it created. */
    classrooms: jsonb().$type<number[]>().notNull().default([]),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    /** The role of the account that uploaded it: a teacher can import students only into classrooms of their own. */
    createdAs: text({ enum: ['school', 'teacher'] }).notNull(),
    createdAt: createdAt(),
    /** When the current work was requested. */
    askedAt: timestamp().notNull().defaultNow(),
    committedAt: timestamp(),
    undoneAt: timestamp(),
  },
  (table) => [
    index().on(table.schoolId, table.createdAt.desc().nullsFirst()),
    index().on(table.schoolId, table.fileHash),
  ],
)

/** One row of a sheet, stored until it can no longer be undone: its cells, its errors, and its outcome. */
export const importRow = pgTable(
  'import_row',
  {
    importId: integer()
      .notNull()
      .references(() => importRun.id),
    /** Counted from 1. */
    position: integer().notNull(),
    /** The name of the tab, if there are several. */
    sheet: text(),
    /** The number of the line in the sheet. */
    line: integer().notNull(),
    cells: jsonb().$type<Line['cells']>().notNull(),
    values: jsonb().$type<Line['values']>().notNull(),
    faults: jsonb().$type<ImportNote[]>().notNull(),
    notices: jsonb().$type<ImportNote[]>().notNull(),
    outcome: text({ enum: importOutcomes }).notNull(),
    /** The account that the row is about, once it is known. */
    accountId: integer().references(() => account.id),
    /** What was written, for undo. */
    change: jsonb().$type<Change>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] }), index().on(table.accountId)],
)
