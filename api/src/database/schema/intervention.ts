import { interventionReasons } from '@lekta/shared/contract/people/intervention'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { classroom } from './classroom'
import { createdAt, id, timestamp } from './columns'
import { account, student } from './people'
import { school } from './school'

/** A group of students that is followed up. */
export const intervention = pgTable(
  'intervention',
  {
    id: id(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    name: text().notNull(),
    reason: text({ enum: interventionReasons }).notNull(),
    plan: text().notNull().default(''),
    /** The teacher who is responsible; null if the school is. */
    ownerId: integer().references(() => account.id),
    nextCheck: date({ mode: 'string' }),
    /** Increases with every change, so that nobody overwrites what another person has just saved. */
    version: integer().notNull().default(1),
    createdBy: integer().references(() => account.id),
    createdAt: createdAt(),
    closedAt: timestamp(),
    closingNote: text(),
  },
  (table) => [index().on(table.schoolId), index().on(table.ownerId), index().on(table.createdBy)],
)

/** A student's time in an intervention begins when the student is added. */
export const interventionStudent = pgTable(
  'intervention_student',
  {
    interventionId: integer()
      .notNull()
      .references(() => intervention.id),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    addedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.interventionId, table.studentId] }), index().on(table.studentId)],
)

/** An entry in the log of an intervention. Entries are never changed. */
export const interventionEntry = pgTable(
  'intervention_entry',
  {
    id: id(),
    interventionId: integer()
      .notNull()
      .references(() => intervention.id),
    /** Who wrote it; null if the account was erased. */
    accountId: integer().references(() => account.id),
    text: text().notNull(),
    at: createdAt(),
  },
  (table) => [index().on(table.interventionId), index().on(table.accountId)],
)

/** What a member of staff wrote about one student, for the staff of the school. */
export const studentNote = pgTable(
  'student_note',
  {
    id: id(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    /** Who wrote it; null if the account was erased. */
    authorId: integer().references(() => account.id),
    text: text().notNull(),
    /** Increases with every change, so that nobody overwrites what another page has just saved. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    editedAt: timestamp(),
  },
  (table) => [index().on(table.studentId), index().on(table.authorId), index().on(table.schoolId)],
)

/** A measure to reach by a day: by a student, by the median of a class, or by the median of the school. */
export const goal = pgTable(
  'goal',
  {
    id: id(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    /** Without a student and a classroom, it is the goal of the school. */
    studentId: integer().references(() => student.id),
    classroomId: integer().references(() => classroom.id),
    /** The measure to reach, in L. */
    target: integer().notNull(),
    by: date({ mode: 'string' }).notNull(),
    /** The measure when the goal was set, in L. */
    start: integer().notNull(),
    setAt: createdAt(),
    /** The teacher who is responsible; null if the school is. */
    ownerId: integer().references(() => account.id),
    createdBy: integer().references(() => account.id),
  },
  (table) => [
    unique().on(table.studentId),
    unique().on(table.classroomId),
    uniqueIndex('goal_of_school')
      .on(table.schoolId)
      .where(sql`${table.studentId} is null and ${table.classroomId} is null`),
    index().on(table.schoolId),
    index().on(table.ownerId),
    index().on(table.createdBy),
  ],
)
