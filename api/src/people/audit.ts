import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { auditEntry } from '../database/schema'

/** Remembers that a member of staff changed something about students. */
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

/** Remembers that a member of staff changed what a subject such as `account 7` names. */
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

/** How something was done that no account did: by a command of the operator, or when the server was set up. */
export type Actor = 'command' | 'setup'

interface Action {
  actor: Actor
  action: string
  /** What it was done to, such as `account 7`. */
  subject: string
  /** The student whom it is about. */
  studentId?: number
  at: Date
}

const waysOf: Readonly<Record<Actor, string>> = { command: 'by command', setup: 'at setup' }

/** Records what was done without an account. */
export const recordAction = (database: Database, { actor, action, ...about }: Action) =>
  database.insert(auditEntry).values({ ...about, action: `${action} ${waysOf[actor]}` })
