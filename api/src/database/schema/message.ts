import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns'
import { account } from './people'

/** A message from the contact form. */
export const contactMessage = pgTable('contact_message', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  topic: text().notNull(),
  message: text().notNull(),
  createdAt: createdAt(),
})

/** A message to one account. */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    kind: text().notNull(),
    /** What the kind's sentence is filled with. */
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    /** The page that it is about, below the portal's address. */
    link: text(),
    /** What makes it the same message, so that it is sent once. */
    occasion: text().notNull(),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    unique().on(table.accountId, table.occasion),
    index().on(table.accountId, table.createdAt.desc().nullsFirst()),
    index('notification_unread_index').on(table.accountId).where(sql`${table.readAt} is null`),
  ],
)

/** A browser that takes pushes for an account. */
export const pushDevice = pgTable(
  'push_device',
  {
    /** The push service's name for the browser. */
    token: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.accountId)],
)

/** How an account wants to hear of a subject beside the bell; no row means both. */
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
