import { type RolloverAction, rolloverStates } from '@lekta/shared/contract/people/rollover'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Grade } from '../../assessment/types'
import { createdAt, id, timestamp } from './columns'
import { account, student } from './people'
import { school } from './school'

/** What happened to a classroom in a rollover. */
export interface RolledClassroom {
  id: number
  name: string
  action: RolloverAction
  into: string | null
  students: number
  /** The classroom’s own grade before and after, if it keeps its students and its grade changes. */
  raised?: { from: number; to: number }
}

/** The change of a school to a new school year, by which students change classroom and grade, or leave. */
export const rollover = pgTable(
  'rollover',
  {
    id: id(),
    schoolId: integer()
      .notNull()
      .references(() => school.id),
    /** The year in which the new school year begins. */
    year: smallint().notNull(),
    status: text({ enum: rolloverStates }).notNull().default('waiting'),
    /** The number of students changed so far. */
    done: integer().notNull().default(0),
    promoted: integer().notNull(),
    stayed: integer().notNull(),
    left: integer().notNull(),
    classrooms: jsonb().$type<RolledClassroom[]>().notNull().default([]),
    /** Ids of the classrooms that were created. */
    created: jsonb().$type<number[]>().notNull().default([]),
    /** The number of students whom the undo left as they are. */
    kept: integer().notNull().default(0),
    startedBy: integer().references(() => account.id),
    startedAt: createdAt(),
    doneAt: timestamp(),
    undoneAt: timestamp(),
  },
  (table) => [
    index().on(table.schoolId, table.startedAt.desc().nullsFirst()),
    index().on(table.startedBy),
    uniqueIndex('rollover_once_a_year')
      .on(table.schoolId, table.year)
      .where(sql`${table.status} in ('waiting', 'done')`),
  ],
)

/** What a rollover changed for one student, stored for as long as it can be undone. */
export const rolloverChange = pgTable(
  'rollover_change',
  {
    rolloverId: integer()
      .notNull()
      .references(() => rollover.id),
    studentId: integer()
      .notNull()
      .references(() => student.id),
    /** Classrooms that the student left, and those that the student joined. */
    removed: integer().array().notNull(),
    added: integer().array().notNull(),
    gradeBefore: smallint().$type<Grade>(),
    gradeAfter: smallint().$type<Grade>(),
    /** Whether the student left the school. */
    left: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.rolloverId, table.studentId] }), index().on(table.studentId)],
)
