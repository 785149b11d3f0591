import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'
import { account, student } from './people'

/** A record of who read or changed what, kept for the people that the data is about. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id(),
    /** Null if the server acted on its own, for example when something expired. */
    accountId: integer().references(() => account.id),
    action: text().notNull(),
    /** The student that the entry is about. */
    studentId: integer().references(() => student.id),
    subject: text(),
    at: createdAt(),
  },
  (table) => [index().on(table.studentId, table.at.desc().nullsFirst())],
)
