import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { account, assignment, attempt, erasure, session } from '../../database/schema'
import { isOpen } from '../erase/queries'
import { personHash } from '../person-hash'

// The caller of these queries has checked which accounts the tenant may erase, and holds the lock of erasures.

type NewErasure = Omit<typeof erasure.$inferInsert, 'accountId' | 'personHash' | 'kind' | 'schoolId'>

/** Inserts a request for each account, with its hash, its kind and its school. */
export const insertRequests = async (
  transaction: Database,
  candidates: readonly { id: number; isChild: boolean; schoolId: number | null }[],
  request: NewErasure,
) => {
  const ids = candidates.map(({ id }) => id)
  const hashes = await transaction
    .select({ id: account.id, hash: personHash })
    .from(account)
    .where(inArray(account.id, ids))
  const hashOf = new Map(hashes.map(({ id, hash }) => [id, hash]))
  await transaction.insert(erasure).values(
    candidates.map(({ id, isChild, schoolId }) => ({
      ...request,
      accountId: id,
      personHash: hashOf.get(id) ?? '',
      kind: isChild ? ('child' as const) : ('adult' as const),
      schoolId,
    })),
  )
}

/** Archives accounts that are not archived yet and ends their sessions, so that they are not used any more. */
export async function closeAccounts(transaction: Database, ids: readonly number[], now: Date): Promise<void> {
  await transaction
    .update(account)
    .set({ archivedAt: now })
    .where(and(inArray(account.id, [...ids]), isNull(account.archivedAt)))
  await transaction
    .update(session)
    .set({ endedAt: now, endedBecause: 'closed' })
    .where(and(inArray(session.accountId, [...ids]), isNull(session.endedAt)))
}

/** Restores accounts, unless they had been archived before their erasure was requested. Their sessions stay ended. */
export async function reopenAccounts(transaction: Database, erasureIds: readonly number[]): Promise<void> {
  const reopened = await transaction
    .update(account)
    .set({ archivedAt: null })
    .from(erasure)
    .where(
      and(
        inArray(erasure.id, [...erasureIds]),
        eq(erasure.accountId, account.id),
        eq(account.archivedAt, erasure.requestedAt),
      ),
    )
    .returning({ id: account.id })
  const ids = reopened.map(({ id }) => id)
  await transaction
    .update(session)
    .set({ endedBecause: 'revoked' })
    .where(and(inArray(session.accountId, ids), eq(session.endedBecause, 'closed')))
}

/** Returns the open requests of these accounts. */
export const selectOpen = (database: Database, condition: SQL | undefined) =>
  database
    .select({
      id: erasure.id,
      accountId: sql<number>`${erasure.accountId}`,
      kind: erasure.kind,
      schoolId: erasure.schoolId,
      requestedBy: erasure.requestedBy,
      requestedAt: erasure.requestedAt,
      dueAt: erasure.dueAt,
      name: account.name,
    })
    .from(erasure)
    .innerJoin(account, eq(account.id, erasure.accountId))
    .where(and(isOpen, condition))
    .orderBy(erasure.dueAt, erasure.id)

export type OpenRow = Awaited<ReturnType<typeof selectOpen>>[number]

export const markCancelled = (
  transaction: Database,
  ids: readonly number[],
  cancelled: { cancelledAt: Date; cancelledBy: number },
) =>
  transaction
    .update(erasure)
    .set(cancelled)
    .where(inArray(erasure.id, [...ids]))

/** Returns the running attempts of these accounts, with their schedules. */
export const selectRunning = (database: Database, ids: readonly number[]) =>
  database
    .select({ studentId: attempt.studentId, scheduleId: assignment.scheduleId })
    .from(attempt)
    .innerJoin(assignment, eq(assignment.id, attempt.assignmentId))
    .where(and(inArray(attempt.studentId, [...ids]), eq(attempt.status, 'started')))
