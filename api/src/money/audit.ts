import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { auditEntry } from '../database/schema'

/**
 * The account that changes money or seats, and the time of the change. `by` is null if the server itself makes the
 * change, for example when something expires.
 */
export interface Actor {
  by: number | null
  now: Date
}

/**
 * Writes an audit entry for a change to money. The subject is, for example, `invoice 7`. Call this function in the
 * transaction of the change.
 */
export const recordMoney = (transaction: Database, action: string, subject: string, { by, now }: Actor) =>
  transaction
    .insert(auditEntry)
    .values({ accountId: by, source: by === null ? 'server' : null, action, subject, at: now })

/** Writes one audit entry per student for a change to their seats. */
export const recordSeats = (transaction: Database, action: string, studentIds: readonly number[], { by, now }: Actor) =>
  insertMany(
    transaction,
    auditEntry,
    studentIds.map((studentId) => ({ accountId: by, action, studentId, at: now })),
    ['id'],
  )
