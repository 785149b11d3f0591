import { type AnyPgColumn, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns'
import { account } from './people'

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, in hex; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    /** Names the session to its owner. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    /** The browser as it names itself. */
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    /** When it was last kept. */
    usedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** Set when the page was left; the session ends 60 s later unless it is used before. */
    leftAt: moment(),
    endedAt: moment(),
    endedBecause: text({ enum: ['logout', 'elsewhere', 'revoked'] }),
    /** The parent's session from which this one of its child was opened; it stands as long as that one does. */
    openedBy: integer().references((): AnyPgColumn => session.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.accountId), index().on(table.openedBy)],
)

/** A link that was sent to an account's owner, good for one use. */
export const accountLink = pgTable(
  'account_link',
  {
    /** SHA-256 of the link's token, in hex. */
    tokenHash: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    /** `confirm` an e-mail address, choose a new password by mail (`reset`) or by a link that the school hands out (`bypass`). */
    purpose: text({ enum: ['confirm', 'reset', 'bypass'] }).notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.accountId)],
)

/** Tries counted per name and time window, so that a limit holds for any number of processes. */
export const rateLimit = pgTable(
  'rate_limit',
  { key: text().notNull(), windowStart: moment().notNull(), hits: integer().notNull() },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
)
