import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamp } from './columns'
import { account, student } from './people'

/** A message from the contact form. */
export const contactMessage = pgTable('contact_message', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  topic: text().notNull(),
  message: text().notNull(),
  createdAt: createdAt(),
})

/** A notification to one account. */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    kind: text().notNull(),
    /** Values for the placeholders in this kind's sentence. */
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    /** The student that the notification names; null if it names none. */
    studentId: integer().references(() => student.id),
    /** The page that the notification links to, relative to the portal's address. */
    link: text(),
    /** Identifies the event, so that an account is notified of it only once. */
    occasion: text().notNull(),
    createdAt: createdAt(),
    readAt: timestamp(),
  },
  (table) => [
    unique().on(table.accountId, table.occasion),
    index().on(table.accountId, table.createdAt.desc().nullsFirst()),
    index().on(table.studentId),
    index('notification_unread_index').on(table.accountId).where(sql`${table.readAt} is null`),
  ],
)

/** A browser that receives push notifications for an account. */
export const pushDevice = pgTable(
  'push_device',
  {
    /** The push service's token for the browser. */
    token: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.accountId)],
)

/**
 * How an account is notified of a subject, in addition to the bell. Without a row it is notified by push and by
 * e-mail.
 */
export const notificationChoice = pgTable(
  'notification_choice',
  {
    accountId: integer()
      .notNull()
      .references(() => account.id),
    subject: text().notNull(),
    push: boolean().notNull(),
    mail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subject] })],
)
