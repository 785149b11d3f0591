import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'

export const school = pgTable('school', {
  id: id(),
  name: text().notNull(),
  /** The code that a parent types to link a child to the school. */
  code: text().notNull().unique(),
  /** The ministry's number for the school, 8 digits. */
  npsn: text(),
  address: text(),
  city: text(),
  phone: text(),
  email: text(),
  timeZone: text().notNull().default('Asia/Jakarta'),
  /** The language of its letters and login cards. */
  language: text({ enum: ['en', 'id'] })
    .notNull()
    .default('id'),
  /** The month in which its school year begins, 1…12. */
  yearBegins: smallint().notNull().default(7),
  /**
   * Months for which the school wants results to be stored after a student has left. No job deletes them yet, so no
   * page offers the setting.
   */
  retentionMonths: smallint().notNull().default(36),
  createdAt: createdAt(),
})
