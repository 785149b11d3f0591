import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { auditEntry } from '../database/schema'

/** Writes audit entries for a change that staff made to students. */
export const recordStudents = (
  { accountId }: Tenant,
  database: Database,
  action: string,
  studentIds: readonly number[],
  at: Date,
) =>
  insertMany(
    database,
    auditEntry,
    studentIds.map((studentId) => ({ accountId, action, studentId, at })),
    ['id'],
  )

/** Writes audit entries for a change that staff made to objects such as `account 7`. */
export const recordSubjects = (
  { accountId }: Tenant,
  database: Database,
  action: string,
  subjects: readonly string[],
  at: Date,
) =>
  insertMany(
    database,
    auditEntry,
    subjects.map((subject) => ({ accountId, action, subject, at })),
    ['id'],
  )

/** What acted without an account: a command of the operator, or the setup page. */
export type Actor = 'command' | 'setup'

interface Action {
  actor: Actor
  action: string
  /** The object of the action, such as `account 7`. */
  subject: string
  /** The student that the action concerns. */
  studentId?: number
  at: Date
}

/** Writes an audit entry for an action without an account. */
export const recordAction = (database: Database, { actor, ...entry }: Action) =>
  database.insert(auditEntry).values({ ...entry, source: actor })
