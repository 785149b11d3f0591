import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { auditEntry } from '../database/schema'

/**
 * The account that changes money or seats, and when. `by` is null for the server itself, for example when something
 * expires.
 */
export interface Actor {
  by: number | null
  now: Date
}

/**
 * Writes an audit entry for a change of money; the subject is for example `invoice 7`. Call it in the transaction of
 * the change.
 */
export const recordMoney = (transaction: Database, action: string, subject: string, { by, now }: Actor) =>
  transaction.insert(auditEntry).values({ accountId: by, action, subject, at: now })

/** Writes audit entries for a change of the seats of some students. */
export const recordSeats = (transaction: Database, action: string, studentIds: readonly number[], { by, now }: Actor) =>
  insertMany(
    transaction,
    auditEntry,
    studentIds.map((studentId) => ({ accountId: by, action, studentId, at: now })),
    ['id'],
  )
