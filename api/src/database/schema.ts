import type { Role } from '@lekta/shared/contract/endpoint'
import type { genres } from '@lekta/shared/contract/measure'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Profile } from '../assessment/profile'
import type { Grade } from '../assessment/types'

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const createdAt = () => moment().notNull().defaultNow()

export const school = pgTable('school', {
  id: id(),
  name: text().notNull(),
  /** What a parent types to link a child to the school. */
  code: text().notNull().unique(),
  timeZone: text().notNull().default('Asia/Jakarta'),
  createdAt: createdAt(),
})

/** What a search looks in; its index holds for this very expression. */
export const searchText = (table: { name: AnyPgColumn; username: AnyPgColumn; email: AnyPgColumn }) =>
  sql`(${table.name} || ' ' || ${table.username} || ' ' || coalesce(${table.email}, ''))`

/** Everybody who can log in. */
export const account = pgTable(
  'account',
  {
    id: id(),
    /** The first decides the menus. */
    roles: text().array().$type<Role[]>().notNull(),
    name: text().notNull(),
    /** Lower case. */
    username: text().notNull().unique(),
    /** Lower case. */
    email: text().unique(),
    /** Set by the link that was mailed to the address. */
    emailConfirmedAt: moment(),
    /** Where the picture is, below the portal's address. */
    avatar: text(),
    passwordHash: text().notNull(),
    /** What mails and notifications are written in. */
    language: text({ enum: ['en', 'id'] })
      .notNull()
      .default('en'),
    schoolId: integer().references(() => school.id),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.schoolId),
    index('account_search_index').using('gin', sql`${searchText(table)} gin_trgm_ops`),
    check('account_has_a_role', sql`cardinality(${table.roles}) > 0`),
  ],
)

/** What only a child has; a child may have a parent, a school, or both. */
export const student = pgTable(
  'student',
  {
    id: integer()
      .primaryKey()
      .references(() => account.id),
    parentId: integer().references(() => account.id),
    dateOfBirth: date({ mode: 'string' }),
    /** School year 1…12; null when unknown. */
    grade: smallint().$type<Grade>(),
    points: integer().notNull().default(0),
  },
  (table) => [index().on(table.parentId)],
)

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
    endedBecause: text({ enum: ['logout', 'elsewhere'] }),
  },
  (table) => [index().on(table.accountId)],
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

/** What somebody agreed to, and in which wording. */
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

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** An account's picture, small and without anything that a camera wrote into it. */
export const picture = pgTable('picture', {
  /** Random, so that only those who were told the address see it. */
  name: text().primaryKey(),
  accountId: integer()
    .notNull()
    .unique()
    .references(() => account.id),
  /** WebP. */
  content: bytes().notNull(),
  createdAt: createdAt(),
})

/** What somebody wrote to us. */
export const contactMessage = pgTable('contact_message', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  topic: text().notNull(),
  message: text().notNull(),
  createdAt: createdAt(),
})

/** What can be bought. */
export const plan = pgTable(
  'plan',
  {
    code: text().primaryKey(),
    audience: text({ enum: ['parent', 'school'] }).notNull(),
    /** English, the key of its translation. */
    name: text().notNull(),
    /** For one seat, in the currency's minor unit. */
    price: integer().notNull(),
    /** ISO 4217. */
    currency: text().notNull().default('IDR'),
    months: smallint().notNull(),
    testsPerChild: smallint().notNull(),
    /** The cheapest first. */
    position: smallint().notNull(),
    /** Whether it can be bought today. */
    offered: boolean().notNull().default(true),
  },
  (table) => [check('plan_price_is_not_negative', sql`${table.price} >= 0`)],
)

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

/** Tries counted per name and time window, so that a limit holds for any number of processes. */
export const rateLimit = pgTable(
  'rate_limit',
  { key: text().notNull(), windowStart: moment().notNull(), hits: integer().notNull() },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
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
  },
  (table) => [unique().on(table.schoolId, table.name)],
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

/** A kind of test: the engine's profile under a code. */
export const exam = pgTable('exam', {
  code: text().primaryKey(),
  title: text().notNull(),
  profile: jsonb().$type<Profile>().notNull(),
})

/** An exam for chosen children in a window of time. */
export const schedule = pgTable(
  'schedule',
  {
    id: id(),
    examCode: text()
      .notNull()
      .references(() => exam.code),
    title: text().notNull(),
    opensAt: moment().notNull(),
    closesAt: moment().notNull(),
    triesAllowed: smallint().notNull().default(1),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
  },
  (table) => [check('schedule_opens_before_it_closes', sql`${table.opensAt} < ${table.closesAt}`)],
)

/** One child's place in a schedule: the `{id}` of the test's pages. */
export const assignment = pgTable(
  'assignment',
  {
    id: id(),
    scheduleId: integer()
      .notNull()
      .references(() => schedule.id),
    studentId: integer()
      .notNull()
      .references(() => student.id),
  },
  (table) => [
    unique().on(table.scheduleId, table.studentId),
    unique().on(table.id, table.studentId),
    index().on(table.studentId),
  ],
)

/** The bank as the running server uses it: `api/bank` with the analyser's measure. A changed text is a new id. */
export const item = pgTable('item', {
  id: text().primaryKey(),
  genre: text().$type<(typeof genres)[number]>().notNull(),
  passage: text().notNull(),
  statement: text().notNull(),
  options: text().array().notNull(),
  /** Index of the right option, 0…3. */
  key: smallint().notNull(),
  words: smallint().notNull(),
  /** The text's measure by the analyser, in L. */
  textMeasure: doublePrecision().notNull(),
  /** Rasch difficulty in logits: theory first, answers later. */
  difficulty: doublePrecision().notNull(),
  /** Counts recalibrations of the difficulty. */
  version: integer().notNull().default(1),
})

/** One child's n-th try at an assignment, with all that its result is derived from. */
export const attempt = pgTable(
  'attempt',
  {
    id: id(),
    assignmentId: integer().notNull(),
    studentId: integer().notNull(),
    tries: smallint().notNull(),
    status: text({ enum: ['started', 'finished', 'expired'] })
      .notNull()
      .default('started'),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    engineVersion: integer().notNull(),
    profile: jsonb().$type<Profile>().notNull(),
    /** Prior ability, in logits. */
    priorMean: doublePrecision().notNull(),
    priorDeviation: doublePrecision().notNull(),
    priorSource: text({ enum: ['last', 'grade', 'wide'] }).notNull(),
    /** The child's grade then, and the part of its school year that had passed, 0…1. */
    grade: smallint().$type<Grade>(),
    gradeElapsed: doublePrecision(),
    stopReason: text({ enum: ['length', 'precision', 'window', 'exhausted'] }),
    /** The reported ability, its standard error and 95 % band, in logits; null until finished. */
    ability: doublePrecision(),
    standardError: doublePrecision(),
    abilityLow: doublePrecision(),
    abilityHigh: doublePrecision(),
    trusted: boolean(),
    /** About how many of 100 readers of the grade read at or below this; null without a grade. */
    percentile: smallint(),
  },
  (table) => [
    unique().on(table.assignmentId, table.tries),
    uniqueIndex('attempt_one_running').on(table.assignmentId).where(sql`${table.status} = 'started'`),
    index('attempt_finished_index')
      .on(table.studentId, table.finishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'finished'`),
    foreignKey({
      columns: [table.assignmentId, table.studentId],
      foreignColumns: [assignment.id, assignment.studentId],
    }),
  ],
)

/**
 * A student's last finished attempt and what growth needs of the trusted one before. A student without a finished attempt has no
 * row.
 */
export const standing = pgView('standing', {
  studentId: integer().notNull(),
  attemptId: integer().notNull(),
  finishedAt: moment().notNull(),
  grade: smallint().$type<Grade>(),
  ability: doublePrecision().notNull(),
  abilityLow: doublePrecision().notNull(),
  abilityHigh: doublePrecision().notNull(),
  standardError: doublePrecision().notNull(),
  trusted: boolean().notNull(),
  percentile: smallint(),
  gradeBefore: smallint().$type<Grade>(),
  abilityBefore: doublePrecision(),
  standardErrorBefore: doublePrecision(),
}).as(sql`
  select student.id as student_id, last.id as attempt_id, last.finished_at, last.grade, last.ability, last.ability_low,
    last.ability_high, last.standard_error, last.trusted, last.percentile, before.grade as grade_before,
    before.ability as ability_before, before.standard_error as standard_error_before
  from student
  join lateral (
    select * from attempt where student_id = student.id and status = 'finished'
    order by finished_at desc, id desc limit 1
  ) last on true
  left join lateral (
    select * from attempt where student_id = student.id and status = 'finished' and trusted
      and (finished_at, id) < (last.finished_at, last.id)
    order by finished_at desc, id desc limit 1
  ) before on true`)

/** An item in its place in an attempt: named before it is answered, its difficulty frozen then. */
export const attemptItem = pgTable(
  'attempt_item',
  {
    attemptId: integer()
      .notNull()
      .references(() => attempt.id),
    number: smallint().notNull(),
    itemId: text()
      .notNull()
      .references(() => item.id),
    difficulty: doublePrecision().notNull(),
    /** 0…3, null while unanswered and for a skip. */
    choice: smallint(),
    correct: boolean(),
    milliseconds: integer(),
    answeredAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.number] }),
    unique().on(table.attemptId, table.itemId),
    index().on(table.itemId),
  ],
)

/** Who read or changed what, kept for the people whom the data is about. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    action: text().notNull(),
    /** The student whom it is about. */
    studentId: integer().references(() => student.id),
    subject: text(),
    at: createdAt(),
  },
  (table) => [index().on(table.studentId, table.at.desc().nullsFirst())],
)
