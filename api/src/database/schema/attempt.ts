import type { ReadingAid } from '@lekta/shared/contract/reading'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Profile } from '../../assessment/profile'
import type { Grade } from '../../assessment/types'
import { item } from './bank'
import { createdAt, id, moment } from './columns'
import { seat } from './money'
import { account, classroom, school, student } from './people'

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
    /** Null when a parent assigns the test at home. */
    schoolId: integer().references(() => school.id),
    opensAt: moment().notNull(),
    closesAt: moment().notNull(),
    triesAllowed: smallint().notNull().default(1),
    createdBy: integer()
      .notNull()
      .references(() => account.id),
    /** Made up by the browser that gave it: what a flaky network repeats is one schedule. */
    requestKey: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.createdBy, table.requestKey),
    index().on(table.schoolId, table.opensAt.desc().nullsFirst()),
    index().on(table.closesAt),
    check('schedule_opens_before_it_closes', sql`${table.opensAt} < ${table.closesAt}`),
  ],
)

/** The classes that a schedule was made for; each of their children has an assignment. */
export const scheduleClassroom = pgTable(
  'schedule_classroom',
  {
    scheduleId: integer()
      .notNull()
      .references(() => schedule.id),
    classroomId: integer()
      .notNull()
      .references(() => classroom.id),
  },
  (table) => [primaryKey({ columns: [table.scheduleId, table.classroomId] }), index().on(table.classroomId)],
)

/** One child's assignment in a schedule: the `{id}` of the test's pages. */
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
    /** Tries beyond the schedule's, allowed to this child. */
    extraTries: smallint().notNull().default(0),
    /** From when this child may start, where that is before the schedule opens. */
    allowedFrom: moment(),
    /** The seat that a finished test is taken from. */
    seatId: integer().references(() => seat.id),
  },
  (table) => [
    unique().on(table.scheduleId, table.studentId),
    unique().on(table.id, table.studentId),
    index().on(table.studentId),
  ],
)

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
    /** The browser's last sign of life. */
    seenAt: moment(),
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

/** A link to a finished attempt's report that a parent was given; it opens for the child and its parent alone. */
export const reportLink = pgTable(
  'report_link',
  {
    /** SHA-256 of the link's token, in hex. */
    tokenHash: text().primaryKey(),
    attemptId: integer()
      .notNull()
      .references(() => attempt.id),
    /** The parent it was sent to. */
    accountId: integer()
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.attemptId)],
)

/**
 * A student's last finished attempt and what growth needs of the trusted one before. A student without a finished attempt has no
 * row.
 */
export const latestResult = pgView('standing', {
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

/** One item of an attempt, stored before it is answered, with its difficulty at that time. */
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
    /** The reading aids that were on; null where the browser did not say. */
    aids: text().array().$type<readonly ReadingAid[]>(),
    answeredAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.number] }),
    unique().on(table.attemptId, table.itemId),
    index().on(table.itemId),
  ],
)
