import type { ReadingAid } from '@lekta/shared/contract/assessment/reading'
import { and, asc, desc, eq, exists, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Tenant, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import {
  isAccountOfStudent,
  isAssignmentOfAttempt,
  isScheduleOfAssignment,
  isStudentOfAssignment,
} from '../database/joins'
import { perDatabase } from '../database/per-database'
import { account, assignment, attempt, attemptItem, exam, schedule, student } from '../database/schema'
import { type LiveMessage, notifySql, textOf } from '../live/live'
import type { AttemptItem } from './attempt-state'

/** How long a student gets no passage again, in milliseconds. */
export const seenFor = 365 * 24 * 60 * 60_000

/** The parameters of a test in its address. */
export interface Address {
  code: string
  id: number
}

const at = ({ code, id }: Address) => and(eq(assignment.id, id), eq(schedule.examCode, code))

/** The number of attempts, the newest finished one, and the progress of the running one. */
const triesUsed = sql<number>`(select count(*)::int from ${attempt} where ${attempt.assignmentId} = ${assignment.id})`
const lastFinished = sql<number | null>`(
  select max(${attempt.tries})::int from ${attempt}
  where ${attempt.assignmentId} = ${assignment.id} and ${attempt.status} = 'finished')`
const running = sql<number | null>`(
  select max(${attempt.tries})::int from ${attempt}
  where ${attempt.assignmentId} = ${assignment.id} and ${attempt.status} = 'started')`
const answered = sql<number>`(
  select count(${attemptItem.answeredAt})::int from ${attemptItem}
  join ${attempt} on ${attempt.id} = ${attemptItem.attemptId}
  where ${attempt.assignmentId} = ${assignment.id} and ${attempt.status} = 'started')`

/** When this student may start, and how often, with what was allowed to this student alone. */
const opensAt = sql`least(${schedule.opensAt}, ${assignment.allowedFrom})`.mapWith(schedule.opensAt)
const triesAllowed = sql<number>`${schedule.triesAllowed} + ${assignment.extraTries}`

/** Selects tests assigned to students that the tenant may see and that meet the condition. */
function selectAssigned(tenant: Tenant, database: Database, condition?: SQL) {
  return database
    .select({
      id: assignment.id,
      code: exam.code,
      profile: exam.profile,
      title: schedule.title,
      scheduleId: schedule.id,
      opensAt,
      closesAt: schedule.closesAt,
      triesAllowed,
      student: { id: student.id, name: account.name, grade: student.grade },
      triesUsed,
      lastFinished,
      running,
      answered,
    })
    .from(assignment)
    .innerJoin(schedule, isScheduleOfAssignment)
    .innerJoin(exam, eq(exam.code, schedule.examCode))
    .innerJoin(student, isStudentOfAssignment)
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant), condition))
    .orderBy(desc(schedule.opensAt), desc(assignment.id))
}

export type AssignedTestRow = Awaited<ReturnType<typeof selectAssigned>>[number]

export const selectTests = (tenant: Tenant<'child'>, database: Database) => selectAssigned(tenant, database)

/** Tests of the tenant's children that had not closed by a given time. */
export const selectCurrentTests = (tenant: Tenant<'child' | 'parent'>, database: Database, after: Date) =>
  selectAssigned(tenant, database, gt(schedule.closesAt, after))

export async function selectTest(tenant: Tenant, database: Database, address: Address) {
  const [found] = await selectAssigned(tenant, database, at(address))
  return found
}

/** Locks an assignment for this transaction, so that two concurrent starts create one attempt. */
export const lockAssignment = (tenant: Tenant<'child'>, database: Database, id: number) =>
  database
    .select({ id: assignment.id })
    .from(assignment)
    .where(and(eq(assignment.id, id), eq(assignment.studentId, tenant.accountId)))
    .for('update')

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
const attemptItemsJson = sql<AttemptItem[]>`(
  select coalesce(json_agg(json_build_object(
    'number', ${attemptItem.number}, 'itemId', ${attemptItem.itemId}, 'difficulty', ${attemptItem.difficulty},
    'answered', ${attemptItem.answeredAt} is not null, 'choice', ${attemptItem.choice},
    'correct', ${attemptItem.correct}, 'milliseconds', ${attemptItem.milliseconds}, 'aids', ${attemptItem.aids}
  ) order by ${attemptItem.number}), '[]')
  from ${attemptItem} where ${attemptItem.attemptId} = ${attempt.id})`

/**
 * Items that the student of an attempt was given since a time, in any attempt; found by the student's assignments,
 * because they are indexed.
 */
const seenSince = sql<string[]>`array(
  select given.item_id from ${assignment} own
  join ${attempt} earlier on earlier.assignment_id = own.id
  join ${attemptItem} given on given.attempt_id = earlier.id
  where own.student_id = ${attempt.studentId} and earlier.started_at > ${sql.placeholder('since')})`

/** Returns all that an answer is judged by, in one statement. */
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
    .prepare('sitting_by_address'),
)

/**
 * Returns one attempt of a child with its items, when its window closes, and which items the child has seen since a
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

/** Returns an attempt's items in order. The caller has checked that the attempt is visible. */
export async function selectAttemptItems(database: Database, attemptId: number): Promise<AttemptItem[]> {
  const [row] = await database.select({ attemptItems: attemptItemsJson }).from(attempt).where(eq(attempt.id, attemptId))
  return row?.attemptItems ?? []
}

/** Returns the finished attempts after an id, in the order of their ids, with their items. */
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
    .selectDistinct({ id: attemptItem.itemId })
    .from(attemptItem)
    .innerJoin(attempt, eq(attempt.id, attemptItem.attemptId))
    .innerJoin(assignment, isAssignmentOfAttempt)
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

/** An answer with its effect: the item given next, if any. */
export interface Move {
  attemptId: number
  number: number
  choice: number | null
  correct: boolean
  milliseconds: number
  aids: readonly ReadingAid[] | null
  answeredAt: Date
  named: { number: number; itemId: string; difficulty: number } | null
  /** Published to the schedule's watchers once the answer is stored. */
  news: LiveMessage
}

const storeMove = perDatabase((database) => {
  const typed = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`
  // Locked until the answer is stored, so that the attempt cannot end in between.
  const going = database
    .select({ one: sql`1` })
    .from(attempt)
    .where(and(eq(attempt.id, sql.placeholder('attemptId')), eq(attempt.status, 'started')))
    .for('share')
  const stored = database.$with('stored').as(
    database
      .update(attemptItem)
      .set({
        choice: typed('choice', 'smallint'),
        correct: typed('correct', 'boolean'),
        milliseconds: typed('milliseconds', 'integer'),
        aids: typed('aids', 'text[]'),
        answeredAt: typed('answeredAt', 'timestamptz'),
      })
      .where(
        and(
          eq(attemptItem.attemptId, sql.placeholder('attemptId')),
          eq(attemptItem.number, sql.placeholder('number')),
          isNull(attemptItem.answeredAt),
          exists(going),
        ),
      )
      .returning({ attemptId: attemptItem.attemptId }),
  )
  const named = database.$with('named', { attemptId: attemptItem.attemptId }).as(
    sql`insert into ${attemptItem} (attempt_id, number, item_id, difficulty)
      select attempt_id, ${typed('nextNumber', 'smallint')}, ${typed('nextItem', 'text')}, ${typed('nextDifficulty', 'float8')}
      from stored where ${typed('nextItem', 'text')} is not null returning attempt_id`,
  )
  const liveMessage = notifySql(typed('news', 'text'))
  return database
    .with(stored, named)
    .select({ attemptId: stored.attemptId, liveMessage })
    .from(stored)
    .prepare('store_move')
})

/**
 * Stores an answer and the next item: both, or neither if the answer is already stored or the attempt has ended, which
 * concurrent requests may find. One statement, so that it is one transaction and one round trip. Returns whether it stored them.
 */
export async function insertMove(database: Database, { named, answeredAt, news, ...move }: Move): Promise<boolean> {
  const next = {
    nextNumber: named?.number ?? null,
    nextItem: named?.itemId ?? null,
    nextDifficulty: named?.difficulty ?? null,
  }
  const rows = await storeMove(database).execute({
    ...move,
    ...next,
    answeredAt: answeredAt.toISOString(),
    news: textOf(news),
  })
  return rows.length === 1
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

/** Running attempts of any student whose window closed before a time. */
export const selectOverdue = (database: Database, closedBefore: Date) =>
  database
    .select({ id: attempt.id, scheduleId: schedule.id })
    .from(attempt)
    .innerJoin(assignment, isAssignmentOfAttempt)
    .innerJoin(schedule, isScheduleOfAssignment)
    .where(and(eq(attempt.status, 'started'), lt(schedule.closesAt, closedBefore)))

/** Returns an attempt and locks it for this transaction, unless it has ended meanwhile. */
export async function lockStarted(database: Database, id: number) {
  const [row] = await database
    .select()
    .from(attempt)
    .where(and(eq(attempt.id, id), eq(attempt.status, 'started')))
    .for('update')
  return row
}

/** Records that a child's running attempt is on its screen. Returns its schedule; undefined if there is no such attempt. */
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
