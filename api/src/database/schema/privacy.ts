import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, timestamp } from './columns'
import { account } from './people'
import { school } from './school'

/**
 * A request to erase a person, from the request until it was carried out or cancelled. After that it names nobody:
 * `personHash` alone can find the same person in a restored backup.
 */
export const erasure = pgTable(
  'erasure',
  {
    id: id(),
    /** The person to erase; null once that has been done. */
    accountId: integer().references(() => account.id),
    /** `hashPerson` of the account, in hex. */
    personHash: text().notNull(),
    kind: text({ enum: ['child', 'adult'] }).notNull(),
    reason: text({ enum: ['request', 'consent withdrawn', 'retention'] }).notNull(),
    /** The school that the child belonged to. */
    schoolId: integer().references(() => school.id),
    /** Null if the server itself requested it, or if that account was erased too. */
    requestedBy: integer().references(() => account.id),
    requestedAt: createdAt(),
    /** How an admin learned of the request, such as the date of the letter; null once it has been done. */
    note: text(),
    /** When the waiting period ends. */
    dueAt: timestamp().notNull(),
    cancelledAt: timestamp(),
    cancelledBy: integer().references(() => account.id),
    doneAt: timestamp(),
    /** Number of rows erased, by table. */
    erased: jsonb().$type<Record<string, number>>(),
  },
  (table) => [
    uniqueIndex('erasure_one_open')
      .on(table.accountId)
      .where(sql`${table.accountId} is not null and ${table.cancelledAt} is null and ${table.doneAt} is null`),
    index('erasure_due').on(table.dueAt).where(sql`${table.cancelledAt} is null and ${table.doneAt} is null`),
    index().on(table.schoolId, table.requestedAt.desc().nullsFirst()),
    index().on(table.personHash),
  ],
)

/** An archive of everything stored about a person, made on request and deleted when it expires. */
export const dataExport = pgTable(
  'data_export',
  {
    id: id(),
    /** The person that the archive is about. */
    accountId: integer()
      .notNull()
      .references(() => account.id),
    requestedBy: integer()
      .notNull()
      .references(() => account.id),
    status: text({ enum: ['waiting', 'ready', 'failed'] })
      .notNull()
      .default('waiting'),
    /** A ZIP file; null until it is ready, after it has expired, and if it is in the bucket of files. */
    content: bytes(),
    /** The key of the ZIP file in the bucket of files; null if it is not there. A trigger deletes the file. */
    fileKey: text(),
    /** Size of the file. */
    bytes: integer(),
    /** Why the archive could not be made; null unless the status is `failed`. */
    failure: text({ enum: ['disk full', 'too large', 'interrupted'] }),
    /** Why an admin requested it; null if the requester is responsible for the person. */
    note: text(),
    requestedAt: createdAt(),
    readyAt: timestamp(),
    expiresAt: timestamp(),
  },
  (table) => [
    index().on(table.accountId),
    index().on(table.requestedBy, table.requestedAt.desc().nullsFirst()),
    uniqueIndex('data_export_one_waiting')
      .on(table.accountId, table.requestedBy)
      .where(sql`${table.status} = 'waiting'`),
  ],
)

/** A round of erasing the students who left a school longer ago than it keeps them, announced a month ahead. */
export const retentionRound = pgTable(
  'retention_round',
  {
    id: id(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    announcedAt: timestamp().notNull(),
    /** When the students are erased. */
    dueAt: timestamp().notNull(),
    /** The number of students announced. */
    announced: integer().notNull(),
    /** The number of students erased; fewer than announced if some came back. */
    erased: integer(),
    doneAt: timestamp(),
  },
  (table) => [
    index().on(table.schoolId, table.announcedAt.desc().nullsFirst()),
    uniqueIndex('retention_round_one_open').on(table.schoolId).where(sql`${table.doneAt} is null`),
  ],
)
