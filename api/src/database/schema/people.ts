import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import type { Role } from '@lekta/shared/contract/endpoint'
import type { SavedListName } from '@lekta/shared/contract/people/saved-view'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Grade } from '../../assessment/types'
import { bytes, createdAt, id, timestamp } from './columns'
import { school } from './school'

/** Returns the text that searches look in. An index is built on exactly this expression. */
export const searchText = (table: {
  name: AnyPgColumn
  username: AnyPgColumn
  email: AnyPgColumn
  preferredName: AnyPgColumn
}) =>
  sql`(${table.name} || ' ' || ${table.username} || ' ' || coalesce(${table.email}, '') || ' ' || coalesce(${table.preferredName}, ''))`

/** Returns whether an account belongs to a child. The index on a school's students uses exactly this expression. */
export const isChild = (table: { roles: AnyPgColumn }) => sql`'child' = any(${table.roles})`

/** Returns whether an account belongs to a teacher. The index on a school's teachers uses exactly this expression. */
export const isTeacher = (table: { roles: AnyPgColumn }) => sql`'teacher' = any(${table.roles})`

/**
 * Returns whether `parent` is an account's only role. The unique indexes on e-mail addresses use exactly this
 * expression.
 */
export const isFamily = (table: { roles: AnyPgColumn }) => sql`(${table.roles} = array['parent'])`

/**
 * Returns a username without its trailing digits, to find the next free number. An index is built on exactly this
 * expression.
 */
export const usernameStem = (table: { username: AnyPgColumn }) => sql<string>`rtrim(${table.username}, '0123456789')`

/** A person who can log in. */
export const account = pgTable(
  'account',
  {
    id: id(),
    /** The first role determines which menus are shown. */
    roles: text().array().$type<Role[]>().notNull(),
    name: text().notNull(),
    /** What a child is called, if that is not the first word of the name. */
    preferredName: text(),
    /** Lower case. */
    username: text().notNull().unique(),
    /** Lower case. */
    email: text(),
    /** When the owner opened the confirmation link mailed to the address. */
    emailConfirmedAt: timestamp(),
    /** Lower case. Replaces `email` when the owner opens the confirmation link. */
    pendingEmail: text(),
    /** The path of the picture, relative to the portal's address. */
    avatar: text(),
    passwordHash: text().notNull(),
    /** The language of mails and notifications. */
    language: text({ enum: ['en', 'id'] })
      .notNull()
      .default('en'),
    /** Whether someone else set the password. If so, the owner must choose a new one at the next login. */
    mustChangePassword: boolean().notNull().default(false),
    schoolId: integer().references(() => school.id),
    /** Set while the account has hidden the first steps on its dashboard. */
    gettingStartedHiddenAt: timestamp(),
    /** Set while the account is archived. */
    archivedAt: timestamp(),
    /** Set when the person was erased, and only records that must be kept still refer to the emptied account. */
    erasedAt: timestamp(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.schoolId),
    // Finds a page of a school's people, such as its teachers, without reading those of other schools.
    index('account_by_school').on(table.schoolId, table.id),
    // Finds the schools of many accounts without reading the table's rows.
    index('account_with_school').on(table.id, table.schoolId),
    index('account_admins').on(table.id).where(sql`${table.roles} @> array['admin']`),
    // E-mail addresses are unique among the accounts of schools and the platform, and among confirmed parents. An
    // address that a parent has not confirmed may belong to someone else.
    uniqueIndex('account_email_unique')
      .on(table.email)
      .where(sql`not ${isFamily(table)}`),
    uniqueIndex('account_email_confirmed')
      .on(table.email)
      .where(sql`${isFamily(table)} and ${table.emailConfirmedAt} is not null`),
    index('account_email').on(table.email),
    index('account_search_index').using('gin', sql`${searchText(table)} gin_trgm_ops`),
    // Sorts and counts a school's students, and finds their ids, without reading the table's rows.
    index('account_students_by_name')
      .on(table.schoolId, sql`lower(${table.name})`, table.id, table.name)
      .where(sql`${isChild(table)} and ${table.archivedAt} is null`),
    index('account_students')
      .on(table.schoolId, table.id)
      .where(sql`${isChild(table)} and ${table.archivedAt} is null`),
    index('account_teachers')
      .on(table.schoolId, table.id)
      .where(sql`${isTeacher(table)} and ${table.archivedAt} is null`),
    index('account_username_stem').on(sql`${usernameStem(table)}`),
    check('account_has_a_role', sql`cardinality(${table.roles}) > 0`),
  ],
)

/** The fields that only a child's account has; a child may have parents, a school, or both. */
export const student = pgTable(
  'student',
  {
    id: integer()
      .primaryKey()
      .references(() => account.id),
    dateOfBirth: date({ mode: 'string' }),
    /** School year 1…12; null when unknown. */
    grade: smallint().$type<Grade>(),
    /** The national student number, 10 digits with leading zeros. */
    nisn: text(),
    points: integer().notNull().default(0),
    /** How texts are displayed to the student; null until the student first chooses. */
    readingWays: jsonb().$type<ReadingSettings>(),
  },
  (table) => [index().on(table.nisn)],
)

/** A person's consent, with the date of the wording that was shown. */
export const consent = pgTable(
  'consent',
  {
    id: id(),
    /** The account that consented. */
    accountId: integer()
      .notNull()
      .references(() => account.id),
    subject: text({ enum: ['terms', 'child-data'] }).notNull(),
    /** The date of the wording, as year-month-day. */
    wording: text().notNull(),
    /** The child that the consent is for; null if it is for the account itself. */
    studentId: integer().references(() => student.id),
    /** How the account is related to that person; null for consents recorded before this column existed. */
    relation: text({ enum: ['self', 'parent', 'guardian'] }),
    /** How the relation was verified; null if it was not. */
    verifiedBy: text({ enum: ['school'] }),
    /** The language of the wording; null for consents recorded before this column existed. */
    language: text({ enum: ['en', 'id'] }),
    at: createdAt(),
    withdrawnAt: timestamp(),
  },
  (table) => [index().on(table.accountId), index().on(table.studentId)],
)

/** An account's picture, reduced in size and without camera metadata. */
export const picture = pgTable('picture', {
  /** Random, so that only people who know the address can see the picture. */
  name: text().primaryKey(),
  accountId: integer()
    .notNull()
    .unique()
    .references(() => account.id),
  /** WebP. */
  content: bytes().notNull(),
  createdAt: createdAt(),
})

/** How an account has filtered, ordered and shown a list. */
export const savedView = pgTable(
  'saved_view',
  {
    id: id(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    list: text().$type<SavedListName>().notNull(),
    name: text().notNull(),
    /** Filters and order as in an address, never what was searched, because that is usually a child’s name. */
    query: text().notNull(),
    columns: text().array().notNull(),
    /** Whether all staff of the school see it. */
    shared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.schoolId, table.list), index().on(table.accountId)],
)
