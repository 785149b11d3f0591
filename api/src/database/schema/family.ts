import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamp } from './columns'
import { account, student } from './people'

/**
 * Which accounts are a child's parents: the account that added the child, and those that the school has approved. A
 * child may have several parents.
 */
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
 * A parent's request to be linked with a child at a school. A request that matches no child is stored as well, so
 * that the parent cannot tell the difference. Sending the same input again reuses its row.
 */
export const linkRequest = pgTable(
  'link_request',
  {
    id: id(),
    parentId: integer()
      .notNull()
      .references(() => account.id),
    /** As the parent typed it, in capitals and without separators. */
    schoolCode: text().notNull(),
    /** As the parent typed it, in lower case. */
    username: text().notNull(),
    /** The child with this school code and username; null if there is none. */
    studentId: integer().references(() => student.id),
    /**
     * `withdrawn`: by the parent, before or after the school's answer. `ended`: by the school, after it had approved.
     */
    status: text({ enum: ['waiting', 'approved', 'declined', 'withdrawn', 'ended'] })
      .notNull()
      .default('waiting'),
    askedAt: timestamp().notNull(),
    decidedAt: timestamp(),
    decidedBy: integer().references(() => account.id),
    /** The reason that the school gave for its answer. */
    reason: text(),
  },
  (table) => [
    unique().on(table.parentId, table.schoolCode, table.username),
    index().on(table.studentId).where(sql`${table.status} = 'waiting'`),
  ],
)
