import type { Role } from '@lekta/shared/contract/endpoint'
import type { ReadingSettings } from '@lekta/shared/contract/reading'
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
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Grade } from '../../assessment/types'
import { bytes, createdAt, id, moment } from './columns'

export const school = pgTable('school', {
  id: id(),
  name: text().notNull(),
  /** What a parent types to link a child to the school. */
  code: text().notNull().unique(),
  /** The ministry's number for the school, 8 digits. */
  npsn: text(),
  address: text(),
  city: text(),
  phone: text(),
  email: text(),
  timeZone: text().notNull().default('Asia/Jakarta'),
  /** What its letters and login cards are written in. */
  language: text({ enum: ['en', 'id'] })
    .notNull()
    .default('id'),
  /** The month in which its school year begins, 1…12. */
  yearBegins: smallint().notNull().default(7),
  /** How long a school wants results to be stored after a student has left. Nothing is erased by it, so no page offers it. */
  retentionMonths: smallint().notNull().default(36),
  createdAt: createdAt(),
})

/** What a search looks in; its index holds for this very expression. */
export const searchText = (table: {
  name: AnyPgColumn
  username: AnyPgColumn
  email: AnyPgColumn
  preferredName: AnyPgColumn
}) =>
  sql`(${table.name} || ' ' || ${table.username} || ' ' || coalesce(${table.email}, '') || ' ' || coalesce(${table.preferredName}, ''))`

/** Whether an account is a child's; the index of a school's students holds for this very expression. */
export const isChild = (table: { roles: AnyPgColumn }) => sql`'child' = any(${table.roles})`

/** Whether an account is one that a parent opened, and nothing else; unique addresses hold for this very expression. */
export const isFamily = (table: { roles: AnyPgColumn }) => sql`(${table.roles} = array['parent'])`

/** A username without the number at its end, by which the next free number is found; its index holds for this very expression. */
export const usernameStem = (table: { username: AnyPgColumn }) => sql<string>`rtrim(${table.username}, '0123456789')`

/** Everybody who can log in. */
export const account = pgTable(
  'account',
  {
    id: id(),
    /** The first decides the menus. */
    roles: text().array().$type<Role[]>().notNull(),
    name: text().notNull(),
    /** What a child is called, where that is not the first word of the name. */
    preferredName: text(),
    /** Lower case. */
    username: text().notNull().unique(),
    /** Lower case. */
    email: text(),
    /** Set by the link that was mailed to the address. */
    emailConfirmedAt: moment(),
    /** Lower case. Replaces `email` once the link mailed to it is opened. */
    pendingEmail: text(),
    /** Where the picture is, below the portal's address. */
    avatar: text(),
    passwordHash: text().notNull(),
    /** What mails and notifications are written in. */
    language: text({ enum: ['en', 'id'] })
      .notNull()
      .default('en'),
    /** Whether the password was set by someone else: its owner chooses another at the next login. */
    mustChangePassword: boolean().notNull().default(false),
    schoolId: integer().references(() => school.id),
    /** Set when the account was put away; it can be brought back. */
    archivedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.schoolId),
    // An address is that of one account of a school or the platform, and of one parent's once it is confirmed: one that a parent
    // never confirmed may belong to another person.
    uniqueIndex('account_email_unique')
      .on(table.email)
      .where(sql`not ${isFamily(table)}`),
    uniqueIndex('account_email_confirmed')
      .on(table.email)
      .where(sql`${isFamily(table)} and ${table.emailConfirmedAt} is not null`),
    index('account_email').on(table.email),
    index('account_search_index').using('gin', sql`${searchText(table)} gin_trgm_ops`),
    // The list of a school's students: sorted by name, counted, and by id, without a look at the rows.
    index('account_students_by_name')
      .on(table.schoolId, sql`lower(${table.name})`, table.id, table.name)
      .where(sql`${isChild(table)} and ${table.archivedAt} is null`),
    index('account_students')
      .on(table.schoolId, table.id)
      .where(sql`${isChild(table)} and ${table.archivedAt} is null`),
    index('account_username_stem').on(sql`${usernameStem(table)}`),
    check('account_has_a_role', sql`cardinality(${table.roles}) > 0`),
  ],
)

/** What only a child has; a child may have parents, a school, or both. */
export const student = pgTable(
  'student',
  {
    id: integer()
      .primaryKey()
      .references(() => account.id),
    dateOfBirth: date({ mode: 'string' }),
    /** School year 1…12; null when unknown. */
    grade: smallint().$type<Grade>(),
    /** The nation's number for the student, 10 digits with their leading zeros. */
    nisn: text(),
    points: integer().notNull().default(0),
    /** How it likes its texts to look; null before it has chosen. */
    readingWays: jsonb().$type<ReadingSettings>(),
  },
  (table) => [index().on(table.nisn)],
)

/** Who sees a child as its parent: of one that the parent added, or with its school's consent. A child may have several parents. */
export const parentLink = pgTable(
  'parent_link',
  {
    parentId: integer()
      .notNull()
      .references(() => account.id),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    since: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.parentId, table.studentId] }), index().on(table.studentId)],
)

/**
 * A parent's request to be linked with a child of a school. A request that matches no child is stored too, so that it looks the
 * same to the sender. There is one row for each input, however often it is sent.
 */
export const linkRequest = pgTable(
  'link_request',
  {
    id: id(),
    parentId: integer()
      .notNull()
      .references(() => account.id),
    /** As it was typed, in capitals and without signs between. */
    schoolCode: text().notNull(),
    /** As it was typed, lower case. */
    username: text().notNull(),
    /** The child that code and username identify; null when they identify none. */
    studentId: integer().references(() => student.id),
    /** `withdrawn` by the parent, before the answer or after it; `ended` by the school, after it had agreed. */
    status: text({ enum: ['waiting', 'approved', 'declined', 'withdrawn', 'ended'] })
      .notNull()
      .default('waiting'),
    askedAt: moment().notNull(),
    decidedAt: moment(),
    decidedBy: integer().references(() => account.id),
    /** What the school says of its answer. */
    reason: text(),
  },
  (table) => [
    unique().on(table.parentId, table.schoolCode, table.username),
    index().on(table.studentId).where(sql`${table.status} = 'waiting'`),
  ],
)

export const classroom = pgTable(
  'classroom',
  {
    id: id(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    name: text().notNull(),
    grade: smallint().$type<Grade>().notNull(),
    createdAt: createdAt(),
    archivedAt: moment(),
  },
  (table) => [
    uniqueIndex('classroom_name_in_school').on(table.schoolId, table.name).where(sql`${table.archivedAt} is null`),
  ],
)

export const classroomTeacher = pgTable(
  'classroom_teacher',
  {
    classroomId: integer()
      .notNull()
      .references(() => classroom.id),
    teacherId: integer()
      .notNull()
      .references(() => account.id),
  },
  (table) => [primaryKey({ columns: [table.classroomId, table.teacherId] }), index().on(table.teacherId)],
)

export const classroomStudent = pgTable(
  'classroom_student',
  {
    classroomId: integer()
      .notNull()
      .references(() => classroom.id),
    studentId: integer()
      .notNull()
      .references(() => student.id),
  },
  (table) => [primaryKey({ columns: [table.classroomId, table.studentId] }), index().on(table.studentId)],
)

/** A person's consent, with the wording that was shown. */
export const consent = pgTable(
  'consent',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    subject: text({ enum: ['terms', 'child-data'] }).notNull(),
    /** The day of the wording, year-month-day. */
    wording: text().notNull(),
    at: createdAt(),
  },
  (table) => [index().on(table.accountId)],
)

/** An account's picture, small and without anything that a camera wrote into it. */
export const picture = pgTable('picture', {
  /** Random, so that only those who have the address see it. */
  name: text().primaryKey(),
  accountId: integer()
    .notNull()
    .unique()
    .references(() => account.id),
  /** WebP. */
  content: bytes().notNull(),
  createdAt: createdAt(),
})

/** Who read or changed what, stored for the people whom the data describes. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id(),
    /** Null where the server did it by itself, as when time was over. */
    accountId: integer().references(() => account.id),
    action: text().notNull(),
    /** The student it is about. */
    studentId: integer().references(() => student.id),
    subject: text(),
    at: createdAt(),
  },
  (table) => [index().on(table.studentId, table.at.desc().nullsFirst())],
)
