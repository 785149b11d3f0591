import type { AccountRef, Tenant } from '../access/tenant'
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

/** Who or what acts: an account, a command of the operator, or the setup page. */
export type Actor = AccountRef | 'command' | 'setup'

interface Action {
  actor: Actor
  action: string
  /** The object of the action, such as `account 7`. */
  subject: string
  /** The student that the action concerns. */
  studentId?: number
  /** The school whose log shows the entry. */
  schoolId?: number
  at: Date
}

/** Writes an audit entry for one action. */
export const recordAction = (database: Database, { actor, ...entry }: Action) => {
  const by = typeof actor === 'string' ? { source: actor } : { accountId: actor.accountId }
  return database.insert(auditEntry).values({ ...entry, ...by })
}
