import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamp } from './columns'

export const school = pgTable('school', {
  id: id(),
  name: text().notNull(),
  /** The code that parents enter to link a child to the school. */
  code: text().notNull().unique(),
  /** The ministry's number for the school, 8 digits. */
  npsn: text(),
  address: text(),
  city: text(),
  phone: text(),
  email: text(),
  timeZone: text().notNull().default('Asia/Jakarta'),
  /** The language of the school's letters and login cards. */
  language: text({ enum: ['en', 'id'] })
    .notNull()
    .default('id'),
  /** The month in which the school year begins, 1…12. */
  yearBegins: smallint().notNull().default(7),
  /** How many months after leaving a student is erased. The school chooses it. */
  retentionMonths: smallint().notNull().default(36),
  createdAt: createdAt(),
  /** Set while the school is archived. Its accounts cannot log in then. */
  archivedAt: timestamp(),
})

/** A person at a school that the platform's staff can turn to. */
export const schoolContact = pgTable(
  'school_contact',
  {
    id: id(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    name: text().notNull(),
    subject: text({ enum: ['head', 'billing', 'technical', 'privacy'] }).notNull(),
    email: text(),
    phone: text(),
  },
  (table) => [index().on(table.schoolId)],
)
