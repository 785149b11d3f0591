import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'

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
  /**
   * How many months results are to be stored after a student has left. No job deletes them yet, so no page offers
   * this setting.
   */
  retentionMonths: smallint().notNull().default(36),
  createdAt: createdAt(),
})
