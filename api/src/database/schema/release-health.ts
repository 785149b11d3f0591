import { failureReasons } from '@lekta/shared/contract/beacon'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, timestamp } from './columns'
import { release } from './release'

/** What browsers reported about a release in one minute. */
export const releaseHealth = pgTable(
  'release_health',
  {
    releaseId: integer()
      .notNull()
      .references(() => release.id),
    minute: timestamp().notNull(),
    /** Browsers that have loaded the release for the first time, or in which it has failed for the first time. */
    browsers: integer().notNull().default(0),
    failingBrowsers: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    fallbacks: integer().notNull().default(0),
    slow: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.minute] })],
)

/**
 * A browser that has reported a release, so that it is counted once. The hash does not reveal the session. Rows are
 * deleted after a few days.
 */
export const releaseBrowser = pgTable(
  'release_browser',
  {
    releaseId: integer()
      .notNull()
      .references(() => release.id),
    hash: text().notNull(),
    /** Whether the release has failed in it. */
    failed: boolean().notNull().default(false),
    at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.hash] }), index().on(table.at)],
)

/** How often a page of a release has failed for a reason. */
export const releaseFailure = pgTable(
  'release_failure',
  {
    releaseId: integer()
      .notNull()
      .references(() => release.id),
    page: text().notNull(),
    reason: text({ enum: failureReasons }).notNull(),
    count: integer().notNull(),
    lastAt: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.page, table.reason] })],
)
