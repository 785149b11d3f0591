import { and, asc, desc, eq, gt, lt, not, sql } from 'drizzle-orm'
import { isBeingErased, type Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { isAssignmentOfAttempt, isScheduleOfAssignment } from '../database/joins'
import { perDatabase } from '../database/per-database'
import { assignment, attempt, attemptItem, schedule, student } from '../database/schema'
import type { Address } from './assigned-queries'
import type { AttemptItem } from './attempt-state'
import { itemsOf } from './items-of'

/** How long a student must not get the same passage again, in milliseconds. */
export const seenFor = 365 * 24 * 60 * 60_000

const ownAttempt = (tenant: Tenant<'child'>, assignmentId: number) =>
  and(eq(attempt.assignmentId, assignmentId), eq(attempt.studentId, tenant.accountId))

/** Returns the running attempt, if any. */
export async function selectRunning(tenant: Tenant<'child'>, database: Database, assignmentId: number) {
  const [row] = await database
    .select()
    .from(attempt)
    .where(and(ownAttempt(tenant, assignmentId), eq(attempt.status, 'started')))
  return row
}

/** An attempt's items in order, as JSON, for a query that selects from `attempt`. */
export const attemptItemsJson = sql<AttemptItem[]>`(
  select coalesce(json_agg(json_build_object(
    'number', ${attemptItem.number}, 'itemId', ${attemptItem.itemId}, 'difficulty', ${attemptItem.difficulty},
    'uncertainty', ${attemptItem.uncertainty},
    'answered', ${attemptItem.answeredAt} is not null, 'choice', ${attemptItem.choice},
    'correct', ${attemptItem.correct}, 'milliseconds', ${attemptItem.milliseconds}, 'aids', ${attemptItem.aids}
  ) order by ${attemptItem.number}), '[]')
  from ${itemsOf(attempt.id)} ${attemptItem})`

/**
 * The items that the student of an attempt was given since a time, in any attempt. They are found through the
 * student's assignments, which are indexed.
 */
const seenSince = sql<string[]>`array(
  select shown.item_id from ${assignment} assigned
  join ${attempt} earlier on earlier.assignment_id = assigned.id
  cross join lateral ${itemsOf(sql`earlier.id`)} shown
  where assigned.student_id = ${attempt.studentId} and earlier.started_at > ${sql.placeholder('since')})`

/** Selects all data needed to judge an answer, in one statement. */
const attemptByAddress = perDatabase((database) =>
  database
    .select({
      row: attempt,
      scheduleId: schedule.id,
      closesAt: schedule.closesAt,
      attemptItems: attemptItemsJson,
      seen: seenSince,
    })
    .from(attempt)
    .innerJoin(assignment, isAssignmentOfAttempt)
    .innerJoin(schedule, isScheduleOfAssignment)
    .where(
      and(
        eq(attempt.studentId, sql.placeholder('childId')),
        eq(assignment.id, sql.placeholder('id')),
        eq(schedule.examCode, sql.placeholder('code')),
        eq(attempt.tries, sql.placeholder('tries')),
      ),
    )
    .prepare('attempt_by_address'),
)

/**
 * Returns one attempt of a child with its items, the end of its window, and the items that the child has seen since a
 * time.
 */
export async function selectAttempt(
  tenant: Tenant<'child'>,
  database: Database,
  address: Address & { tries: number },
  since: Date,
) {
  const values = { ...address, childId: tenant.accountId, since: since.toISOString() }
  const [found] = await attemptByAddress(database).execute(values)
  return found
}

/** Returns an attempt's items in order. The caller has checked that the tenant may see the attempt. */
export async function selectAttemptItems(database: Database, attemptId: number): Promise<AttemptItem[]> {
  const [row] = await database.select({ attemptItems: attemptItemsJson }).from(attempt).where(eq(attempt.id, attemptId))
  return row?.attemptItems ?? []
}

/** Returns the finished attempts with ids above `after`, in the order of their ids, with their items. */
export const selectFinished = (database: Database, after: number, limit: number) =>
  database
    .select({ row: attempt, attemptItems: attemptItemsJson })
    .from(attempt)
    .where(and(eq(attempt.status, 'finished'), gt(attempt.id, after)))
    .orderBy(asc(attempt.id))
    .limit(limit)

/** Returns the items that this child was given since a time. */
export async function selectSeen(tenant: Tenant<'child'>, database: Database, since: Date) {
  const rows = await database
    .selectDistinct({ id: sql<string>`shown.item_id` })
    .from(attempt)
    .innerJoin(assignment, isAssignmentOfAttempt)
    .innerJoin(sql`${itemsOf(attempt.id)} shown`, sql`true`)
    .where(and(eq(assignment.studentId, tenant.accountId), gt(attempt.startedAt, since)))
  return rows.map(({ id }) => id)
}

/** Returns the child's newest trusted result. */
export async function selectLastResult(tenant: Tenant<'child'>, database: Database) {
  const [row] = await database
    .select({ ability: attempt.ability, standardError: attempt.standardError, finishedAt: attempt.finishedAt })
    .from(attempt)
    .where(and(eq(attempt.studentId, tenant.accountId), eq(attempt.status, 'finished'), eq(attempt.trusted, true)))
    .orderBy(desc(attempt.finishedAt))
    .limit(1)
  return row
}

export async function insertAttempt(database: Database, values: typeof attempt.$inferInsert) {
  const [row] = await database.insert(attempt).values(values).returning()
  if (!row) throw new Error('An inserted attempt came back as nothing.')
  return row
}

export async function insertAttemptItems(database: Database, rows: (typeof attemptItem.$inferInsert)[]): Promise<void> {
  await database.insert(attemptItem).values(rows)
}

export async function updateAttempt(
  database: Database,
  id: number,
  change: Partial<typeof attempt.$inferInsert>,
): Promise<void> {
  await database.update(attempt).set(change).where(eq(attempt.id, id))
}

export async function addPoints(tenant: Tenant<'child'>, database: Database, points: number): Promise<void> {
  await database
    .update(student)
    .set({ points: sql`${student.points} + ${points}` })
    .where(eq(student.id, tenant.accountId))
}

/** Returns running attempts whose window closed before a time, of any student who is not waiting to be erased. */
export const selectOverdue = (database: Database, closedBefore: Date) =>
  database
    .select({ id: attempt.id, scheduleId: schedule.id })
    .from(attempt)
    .innerJoin(assignment, isAssignmentOfAttempt)
    .innerJoin(schedule, isScheduleOfAssignment)
    .where(
      and(eq(attempt.status, 'started'), lt(schedule.closesAt, closedBefore), not(isBeingErased(attempt.studentId))),
    )

/** Returns an attempt and locks it for this transaction, unless it has ended in the meantime. */
export async function lockStarted(database: Database, id: number) {
  const [row] = await database
    .select()
    .from(attempt)
    .where(and(eq(attempt.id, id), eq(attempt.status, 'started')))
    .for('update')
  return row
}

/**
 * Records that a child's running attempt is on the child's screen. Returns the schedule of the attempt, or undefined
 * if there is no such attempt.
 */
export async function updateSeen(
  tenant: Tenant<'child'>,
  database: Database,
  { code, id, tries }: Address & { tries: number },
  seenAt: Date,
) {
  const [row] = await database
    .update(attempt)
    .set({ seenAt })
    .from(assignment)
    .innerJoin(schedule, isScheduleOfAssignment)
    .where(
      and(
        ownAttempt(tenant, id),
        eq(attempt.tries, tries),
        eq(attempt.status, 'started'),
        eq(assignment.id, attempt.assignmentId),
        eq(schedule.examCode, code),
      ),
    )
    .returning({ scheduleId: assignment.scheduleId })
  return row
}
