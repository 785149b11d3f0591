import { type ImportMessage, type ImportNote, importOutcomes, importStates } from '@lekta/shared/contract/import'
import { importKinds } from '@lekta/shared/contract/import-columns'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, moment } from './columns'
import type { Change, Line } from './import-json'
import { account, school } from './people'

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
    /** SHA-256 of the file, in hex: the same file twice makes nothing twice. */
    fileHash: text().notNull(),
    /** The file until it has been read. */
    content: bytes(),
    status: text({ enum: importStates }).notNull().default('checking'),
    /** Why it failed, or what has to be seen to before it can be committed. */
    failure: jsonb().$type<ImportMessage>(),
    rows: integer().notNull().default(0),
    /** How many rows are done with, for the bar. */
    done: integer().notNull().default(0),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    same: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    /** Rows that had to stay when it was undone. */
    kept: integer().notNull().default(0),
    /** Classrooms that it made. */
    classrooms: jsonb().$type<number[]>().notNull().default([]),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    /** What its maker acted as: a teacher brings students into own classrooms alone. */
    createdAs: text({ enum: ['school', 'teacher'] }).notNull(),
    createdAt: createdAt(),
    /** When the current work was requested. */
    askedAt: moment().notNull().defaultNow(),
    committedAt: moment(),
    undoneAt: moment(),
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
    /** 1 for the first. */
    position: integer().notNull(),
    /** The tab, where there are several. */
    sheet: text(),
    /** The line in the sheet, as its program numbers it. */
    line: integer().notNull(),
    cells: jsonb().$type<Line['cells']>().notNull(),
    values: jsonb().$type<Line['values']>().notNull(),
    faults: jsonb().$type<ImportNote[]>().notNull(),
    notices: jsonb().$type<ImportNote[]>().notNull(),
    outcome: text({ enum: importOutcomes }).notNull(),
    /** The account that the row is about, once it is known. */
    accountId: integer().references(() => account.id),
    /** What was done, for undo. */
    change: jsonb().$type<Change>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] }), index().on(table.accountId)],
)
