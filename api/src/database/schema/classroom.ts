import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Grade } from '../../assessment/types'
import { createdAt, id, timestamp } from './columns'
import { account, student } from './people'
import { school } from './school'

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
    archivedAt: timestamp(),
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
