import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'
import { account, student } from './people'
import { school } from './school'

/** A record of who viewed or changed what, kept for the people that the data is about. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id(),
    /** Null if no account acted; then `source` says what did. */
    accountId: integer().references(() => account.id),
    /** What acted if no account did: the command line, the setup page, the server on its own, or a release token. */
    source: text({ enum: ['command', 'setup', 'server', 'token'] }),
    action: text().notNull(),
    /** The student that the entry is about. */
    studentId: integer().references(() => student.id),
    /** The school whose log shows the entry; null if the entry concerns no school. */
    schoolId: integer().references(() => school.id),
    /** The object of the action, such as `invoice 7`. */
    subject: text(),
    at: createdAt(),
  },
  (table) => [
    index().on(table.studentId, table.at.desc().nullsFirst()),
    index().on(table.schoolId, table.at.desc().nullsFirst()),
    index().on(table.accountId, table.at.desc().nullsFirst()),
    index().on(table.at.desc().nullsFirst()),
  ],
)
