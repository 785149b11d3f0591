import {
  type ImportMessage,
  type ImportNote,
  type ImportQuestion,
  importOutcomes,
  importStates,
} from '@lekta/shared/contract/import/import'
import { importKinds } from '@lekta/shared/contract/import/import-columns'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, timestamp } from './columns'
import type { Change, Line } from './import-json'
import { account } from './people'
import { school } from './school'

/** An uploaded sheet and the state of its import, from the first check until it is undone. */
export const importRun = pgTable(
  'import_run',
  {
    id: id(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    kind: text({ enum: importKinds }).notNull(),
    fileName: text().notNull(),
    /** SHA-256 of the file, in hex; prevents importing the same file twice. */
    fileHash: text().notNull(),
    /** The file's content; null after it has been read. */
    content: bytes(),
    status: text({ enum: importStates }).notNull().default('checking'),
    /** Why the import failed, or what must be resolved before it can be committed. */
    failure: jsonb().$type<ImportMessage>(),
    rows: integer().notNull().default(0),
    /** Number of rows processed so far, for the progress bar. */
    done: integer().notNull().default(0),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    same: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    /** Number of rows without errors that name a questionable classroom. */
    toReview: integer().notNull().default(0),
    /** New classrooms that may be typing errors, until somebody has answered whether they are. */
    questions: jsonb().$type<ImportQuestion[]>().notNull().default([]),
    /** Names of classrooms that somebody has confirmed to be new. */
    confirmed: jsonb().$type<string[]>().notNull().default([]),
    /** Number of rows that could not be undone. */
    kept: integer().notNull().default(0),
    /** Ids of the classrooms that the import created. */
    classrooms: jsonb().$type<number[]>().notNull().default([]),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    /**
     * The role of the account that uploaded the sheet. A teacher can import students only into their own classrooms.
     */
    createdAs: text({ enum: ['school', 'teacher'] }).notNull(),
    createdAt: createdAt(),
    /** When the current check or commit was requested. */
    askedAt: timestamp().notNull().defaultNow(),
    committedAt: timestamp(),
    undoneAt: timestamp(),
  },
  (table) => [
    index().on(table.schoolId, table.createdAt.desc().nullsFirst()),
    index().on(table.schoolId, table.fileHash),
  ],
)

/** One row of a sheet with its cells, its errors and its outcome, stored until the import can no longer be undone. */
export const importRow = pgTable(
  'import_row',
  {
    importId: integer()
      .notNull()
      .references(() => importRun.id),
    /** Counted from 1. */
    position: integer().notNull(),
    /** The name of the tab, if the file has several. */
    sheet: text(),
    /** The number of the line in the sheet. */
    line: integer().notNull(),
    cells: jsonb().$type<Line['cells']>().notNull(),
    /** The texts that corrected cells had in the file; null if no cell was corrected. */
    original: jsonb().$type<Line['original']>(),
    values: jsonb().$type<Line['values']>().notNull(),
    faults: jsonb().$type<ImportNote[]>().notNull(),
    notices: jsonb().$type<ImportNote[]>().notNull(),
    outcome: text({ enum: importOutcomes }).notNull(),
    /** The account that the row is about, once it is known. */
    accountId: integer().references(() => account.id),
    /** What the import wrote for the row, so that it can be undone. */
    change: jsonb().$type<Change>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] }), index().on(table.accountId)],
)
