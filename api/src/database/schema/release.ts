import type { GateResult } from '@lekta/shared/contract/delivery/release'
import { channels } from '@lekta/shared/contract/delivery/release'
import type { ReleasePackage } from '@lekta/shared/contract/delivery/release-package'
import { releaseActions } from '@lekta/shared/contract/delivery/rollout'
import { roles } from '@lekta/shared/contract/endpoint'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamp } from './columns'
import { account } from './people'
import { school } from './school'

/** The columns of an `Audience`. An account belongs to it if one of them includes the account. */
const audience = () => ({
  /** The percentage of all accounts. */
  share: integer().notNull().default(0),
  schoolIds: integer().array().notNull().default([]),
  roles: text({ enum: roles }).array().notNull().default([]),
  accountIds: integer().array().notNull().default([]),
})

/** An area for which releases can be handed in. */
export const releaseArea = pgTable('release_area', {
  name: text().primaryKey(),
  /** Beginnings of the paths that belong to the area. */
  paths: jsonb().$type<string[]>().notNull(),
  /** The Ed25519 public key with which packages must be signed, in base64. */
  publicKey: text(),
  /** Set while its releases must not change. */
  frozenAt: timestamp(),
  frozenUntil: timestamp(),
  frozenBy: integer().references(() => account.id),
  frozenReason: text(),
  /** The version in the installation that was last taken over. Another one there is a new release. */
  adoptedVersion: text(),
  createdAt: createdAt(),
})

/** A secret with which a program releases one area. */
export const releaseToken = pgTable(
  'release_token',
  {
    id: id(),
    area: text()
      .notNull()
      .references(() => releaseArea.name),
    name: text().notNull(),
    /** SHA-256 of the token, in hex; the token itself is never stored. */
    tokenHash: text().notNull().unique(),
    mayRollOut: boolean().notNull(),
    createdBy: integer().references(() => account.id),
    createdAt: createdAt(),
    expiresAt: timestamp(),
    lastUsedAt: timestamp(),
    revokedAt: timestamp(),
    revokedBy: integer().references(() => account.id),
  },
  (table) => [index().on(table.area)],
)

/** A release that has passed the gates. Only its availability and its withdrawal ever change. */
export const release = pgTable(
  'release',
  {
    id: id(),
    area: text()
      .notNull()
      .references(() => releaseArea.name),
    version: text().notNull(),
    /** The content of `release.json`, without the author. */
    content: jsonb().$type<Omit<ReleasePackage, 'author'>>().notNull(),
    /** Who made its commit, as the repository names them. */
    author: text(),
    /** SHA-256 of its `release.json`, in hex. */
    packageHash: text().notNull(),
    /** Size of the package. */
    bytes: integer().notNull(),
    checks: jsonb().$type<GateResult[]>().notNull(),
    publishedAt: createdAt(),
    /** Who handed it in; both are null if it came with the installation. */
    publishedBy: integer().references(() => account.id),
    tokenId: integer().references(() => releaseToken.id),
    /** Set if it was taken back because it was worse than the release before it. */
    withdrawnAt: timestamp(),
    withdrawnReason: text(),
    /** When its files were removed, after which it cannot be served any more. */
    filesRemovedAt: timestamp(),
  },
  (table) => [uniqueIndex().on(table.area, table.version), index().on(table.area, table.publishedAt.desc())],
)

/** The release that a channel of an area serves. */
export const releaseChannel = pgTable(
  'release_channel',
  {
    area: text()
      .notNull()
      .references(() => releaseArea.name),
    channel: text({ enum: channels }).notNull(),
    releaseId: integer()
      .notNull()
      .references(() => release.id),
    /** The release that takes over in a browser where this one fails. */
    previousId: integer().references(() => release.id),
    ...audience(),
    since: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.area, table.channel] })],
)

/** A school or an account that always gets a certain release. */
export const releasePin = pgTable(
  'release_pin',
  {
    id: id(),
    area: text()
      .notNull()
      .references(() => releaseArea.name),
    releaseId: integer()
      .notNull()
      .references(() => release.id),
    schoolId: integer().references(() => school.id),
    accountId: integer().references(() => account.id),
    reason: text().notNull(),
    createdBy: integer().references(() => account.id),
    tokenId: integer().references(() => releaseToken.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('release_pin_of_one', sql`num_nonnulls(${table.schoolId}, ${table.accountId}) = 1`),
    uniqueIndex().on(table.area, table.schoolId),
    uniqueIndex().on(table.area, table.accountId),
  ],
)

/** A change of a channel at a later time. */
export const releaseSchedule = pgTable(
  'release_schedule',
  {
    id: id(),
    area: text()
      .notNull()
      .references(() => releaseArea.name),
    releaseId: integer()
      .notNull()
      .references(() => release.id),
    channel: text({ enum: channels }).notNull(),
    ...audience(),
    reason: text().notNull(),
    dueAt: timestamp().notNull(),
    createdBy: integer().references(() => account.id),
    tokenId: integer().references(() => releaseToken.id),
    createdAt: createdAt(),
    doneAt: timestamp(),
    cancelledAt: timestamp(),
    /** Why it could not be done when it was due. */
    failure: text(),
  },
  (table) => [
    index('release_schedule_due').on(table.dueAt).where(sql`${table.doneAt} is null and ${table.cancelledAt} is null`),
  ],
)

/** Something that happened to the releases of an area. */
export const releaseEvent = pgTable(
  'release_event',
  {
    id: id(),
    area: text()
      .notNull()
      .references(() => releaseArea.name),
    action: text({ enum: releaseActions }).notNull(),
    releaseId: integer().references(() => release.id),
    /** The release that was served before. */
    beforeId: integer().references(() => release.id),
    ...audience(),
    reason: text(),
    /** Who did it; both are null if the server did. */
    accountId: integer().references(() => account.id),
    tokenId: integer().references(() => releaseToken.id),
    at: createdAt(),
  },
  (table) => [index().on(table.area, table.at.desc())],
)

/** A release that one account sees instead of the one that it would get, until it expires. */
export const releasePreview = pgTable(
  'release_preview',
  {
    accountId: integer()
      .notNull()
      .references(() => account.id),
    area: text()
      .notNull()
      .references(() => releaseArea.name),
    releaseId: integer()
      .notNull()
      .references(() => release.id),
    expiresAt: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.area] })],
)

/** An account that may preview releases, besides admins. */
export const releaseTester = pgTable('release_tester', {
  accountId: integer()
    .primaryKey()
    .references(() => account.id),
  addedBy: integer().references(() => account.id),
  addedAt: createdAt(),
})
