import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { auditEntry } from '../database/schema'
import type { Tenant } from '../tenant'

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
