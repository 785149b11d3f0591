import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, timestamp } from './columns'
import { account } from './people'
import { school } from './school'

/** A PDF with the results of many students, drawn in the background and deleted a day later. */
export const printJob = pgTable(
  'print_job',
  {
    id: id(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    requestedBy: integer()
      .notNull()
      .references(() => account.id),
    kind: text({ enum: ['reports', 'letters', 'list'] }).notNull(),
    language: text({ enum: ['en', 'id'] }).notNull(),
    /** The name of the classroom whose students were chosen; null for any other choice. */
    classroom: text(),
    status: text({ enum: ['waiting', 'ready', 'failed', 'cancelled'] })
      .notNull()
      .default('waiting'),
    /** The number of students drawn so far. */
    done: integer().notNull().default(0),
    total: integer().notNull(),
    /** The number of students left out because they have no finished test. */
    skipped: integer().notNull(),
    /** The PDF; null until it is ready, and after it has expired. */
    content: bytes(),
    /** Size of the file. */
    bytes: integer(),
    requestedAt: createdAt(),
    expiresAt: timestamp(),
  },
  (table) => [index().on(table.requestedBy, table.requestedAt.desc().nullsFirst()), index().on(table.schoolId)],
)
