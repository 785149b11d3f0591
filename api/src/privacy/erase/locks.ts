import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { account, assignment, attempt, invoice, seat, subscription } from '../../database/schema'
import { lockSchool } from '../../import/queries'
import { lockSubscriptions } from '../../money/lock'

/** First key of the lock that `lockErasures` takes; no other lock of this database uses it. */
const ERASURES = 5_390_004

/**
 * Lets one transaction at a time request, cancel or carry out erasures. It is the first lock of each of them, so two
 * of them never wait for each other.
 */
export const lockErasures = (transaction: Database) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${ERASURES}::int, 0)`)

/** Returns the subscriptions with seats or orders that name the person. */
async function selectSubscriptionIds(transaction: Database, id: number): Promise<number[]> {
  const owned = transaction
    .select({ id: subscription.id })
    .from(subscription)
    .where(or(eq(subscription.parentId, id), eq(subscription.createdBy, id)))
  const seated = transaction
    .select({ id: seat.subscriptionId })
    .from(seat)
    .where(or(eq(seat.studentId, id), eq(seat.givenBy, id)))
  const ordered = transaction
    .select({ id: invoice.subscriptionId })
    .from(invoice)
    .where(sql`${id}::int = any(${invoice.studentIds})`)
  const rows = await owned.union(seated).union(ordered)
  return rows.map((row) => row.id)
}

/**
 * Locks everything that other transactions could change while a person is erased, always in this order: the imports
 * of the school, the subscriptions (as every change to money does first), the person's assignments and attempts (as
 * starting and finishing a test does), and last the account. `lockErasures` comes before it.
 */
export async function lockPerson(transaction: Database, { id, schoolId }: { id: number; schoolId: number | null }) {
  if (schoolId !== null) await lockSchool(transaction, schoolId)
  await lockSubscriptions(transaction, await selectSubscriptionIds(transaction, id))
  const assignments = await transaction
    .select({ id: assignment.id })
    .from(assignment)
    .where(eq(assignment.studentId, id))
    .orderBy(asc(assignment.id))
    .for('update')
  await transaction
    .select({ id: attempt.id })
    .from(attempt)
    .where(
      inArray(
        attempt.assignmentId,
        assignments.map((row) => row.id),
      ),
    )
    .orderBy(asc(attempt.id))
    .for('update')
  await transaction.select({ id: account.id }).from(account).where(eq(account.id, id)).for('update')
}
