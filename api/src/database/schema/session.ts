import { type AnyPgColumn, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamp } from './columns'
import { account } from './people'

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, in hex; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    /** Identifies the session in the owner's list of sessions. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    /** The browser's User-Agent header. */
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    /** When the session was last extended. */
    usedAt: timestamp().notNull().defaultNow(),
    expiresAt: timestamp().notNull(),
    /** When the user left the page. The session ends 60 s later unless it is used before. */
    leftAt: timestamp(),
    endedAt: timestamp(),
    /** `closed`: the account is waiting to be erased. */
    endedBecause: text({ enum: ['logout', 'elsewhere', 'revoked', 'closed'] }),
    /** The parent's session from which this child's session was opened; this session ends with it. */
    openedBy: integer().references((): AnyPgColumn => session.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.accountId), index().on(table.openedBy)],
)

/**
 * A device on which an account has logged in. Failed logins with the device's cookie are counted separately, so that
 * other people's wrong passwords cannot lock the owner out.
 */
export const knownDevice = pgTable(
  'known_device',
  {
    /** SHA-256 of the cookie's token, in hex. */
    tokenHash: text().notNull(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
    /** When the account last logged in on the device. */
    usedAt: timestamp().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.accountId] }), index().on(table.accountId)],
)

/** A link for the owner of an account, valid for one use. */
export const accountLink = pgTable(
  'account_link',
  {
    /** SHA-256 of the link's token, in hex. */
    tokenHash: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    /**
     * `confirm` confirms an e-mail address. `reset` (mailed) and `bypass` (handed out by the school) let the owner
     * choose a new password. `cancel erasure` lets the owner of an account that is waiting to be erased cancel it.
     */
    purpose: text({ enum: ['confirm', 'reset', 'bypass', 'cancel erasure'] }).notNull(),
    /** The address that the link was mailed to; null if the school handed it out. */
    email: text(),
    createdAt: createdAt(),
    expiresAt: timestamp().notNull(),
    usedAt: timestamp(),
  },
  (table) => [index().on(table.accountId)],
)

/** A one-time code for creating the first admin. It is written to the server's log while there is no admin. */
export const setupCode = pgTable('setup_code', {
  /** SHA-256 of the code, in hex; the code itself is never stored. */
  codeHash: text().primaryKey(),
  createdAt: createdAt(),
})

/** The number of attempts per name and time window, stored so that a limit applies across all processes. */
export const rateLimit = pgTable(
  'rate_limit',
  { key: text().notNull(), windowStart: timestamp().notNull(), hits: integer().notNull() },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
)

/** A link by which a calendar app reads the tests of a teacher or a school. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    /** The role in which the account sees the tests. */
    role: text({ enum: ['school', 'teacher'] }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp(),
    /** When the link ended. Its row stays for a while, so that the link can say so. */
    revokedAt: timestamp(),
  },
  (table) => [index().on(table.accountId)],
)
