import { and, eq, exists, gt, inArray, notExists, sql } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { buildQuery } from '../database/query-builder'
import { assignment, attempt, exam, schedule, scheduleClassroom } from '../database/schema'

export async function isExam(database: Database, code: string): Promise<boolean> {
  const rows = await database.select({ code: exam.code }).from(exam).where(eq(exam.code, code))
  return rows.length === 1
}

type Values = Omit<typeof schedule.$inferInsert, 'schoolId' | 'createdBy' | 'createdAt'>

/** Returns a new schedule's id, or undefined when the account has already created one with the same key. */
export async function insertSchedule(
  { schoolId, accountId }: StaffTenant,
  transaction: Database,
  values: Values,
  createdAt: Date,
) {
  const [row] = await transaction
    .insert(schedule)
    .values({ ...values, schoolId, createdBy: accountId, createdAt })
    .onConflictDoNothing({ target: [schedule.createdBy, schedule.requestKey] })
    .returning({ id: schedule.id })
  return row?.id
}

/** Returns the schedule that an account created with a key: its id and its number of students. */
export async function selectByKey({ accountId }: StaffTenant, database: Database, key: string) {
  const [row] = await database
    .select({ id: schedule.id, children: sql<number>`count(${assignment.id})::int` })
    .from(schedule)
    .leftJoin(assignment, eq(assignment.scheduleId, schedule.id))
    .where(and(eq(schedule.createdBy, accountId), eq(schedule.requestKey, key)))
    .groupBy(schedule.id)
  return row
}

export const insertScheduleClassrooms = (transaction: Database, scheduleId: number, classrooms: readonly number[]) =>
  insertMany(
    transaction,
    scheduleClassroom,
    [...new Set(classrooms)].map((classroomId) => ({ scheduleId, classroomId })),
    ['classroomId'],
  )

/** A student with the seat that the test is taken from, if it needs one. */
export interface NewAssignment {
  studentId: number
  seatId: number | null
}

/** Adds students to a schedule; existing assignments stay unchanged. */
export async function insertAssignments(
  transaction: Database,
  scheduleId: number,
  assignments: readonly NewAssignment[],
) {
  if (assignments.length === 0) return []
  const rows = assignments.map((one) => ({ ...one, scheduleId }))
  return transaction
    .insert(assignment)
    .values(rows)
    .onConflictDoNothing({ target: [assignment.scheduleId, assignment.studentId] })
    .returning({ studentId: assignment.studentId })
}

/** Locks a schedule for this transaction and returns its row. The caller has found the schedule by its tenant. */
export async function lockSchedule(transaction: Database, id: number) {
  const [row] = await transaction.select().from(schedule).where(eq(schedule.id, id)).for('update')
  if (!row) throw new Error(`Schedule ${id} was there a moment ago.`)
  return row
}

export const updateSchedule = (transaction: Database, id: number, change: Partial<Values>) =>
  transaction.update(schedule).set(change).where(eq(schedule.id, id))

const attemptsOf = () =>
  buildQuery().select({ one: sql`1` }).from(attempt).where(eq(attempt.assignmentId, assignment.id))

/** Returns whether any student has started the test. */
export async function isBegun(transaction: Database, id: number): Promise<boolean> {
  const rows = await transaction
    .select({ id: assignment.id })
    .from(assignment)
    .where(and(eq(assignment.scheduleId, id), exists(attemptsOf())))
    .limit(1)
  return rows.length > 0
}

export async function deleteSchedule(transaction: Database, id: number) {
  await transaction.delete(assignment).where(eq(assignment.scheduleId, id))
  await transaction.delete(scheduleClassroom).where(eq(scheduleClassroom.scheduleId, id))
  await transaction.delete(schedule).where(eq(schedule.id, id))
}

const assignmentsOf = (id: number, students: readonly number[]) =>
  and(eq(assignment.scheduleId, id), inArray(assignment.studentId, [...students]))

/** Lets students start from a given time. With null, they can start only when the test opens. */
export const setAllowedFrom = (transaction: Database, id: number, students: readonly number[], from: Date | null) =>
  transaction.update(assignment).set({ allowedFrom: from }).where(assignmentsOf(id, students))

const used = sql`(select count(*) from ${attempt} where ${attempt.assignmentId} = ${assignment.id})`
const allowed = sql`(select ${schedule.triesAllowed} from ${schedule} where ${schedule.id} = ${assignment.scheduleId})`

/** Allows one more attempt to the students who have none left. Returns these students. */
export const addExtraTry = (transaction: Database, id: number, students: readonly number[]) =>
  transaction
    .update(assignment)
    .set({ extraTries: sql`${assignment.extraTries} + 1` })
    .where(and(assignmentsOf(id, students), sql`${used} >= ${allowed} + ${assignment.extraTries}`))
    .returning({ studentId: assignment.studentId })

/** Takes back an additional attempt that has not been started. */
export const removeExtraTry = (transaction: Database, id: number, students: readonly number[]) =>
  transaction
    .update(assignment)
    .set({ extraTries: sql`${assignment.extraTries} - 1` })
    .where(
      and(
        assignmentsOf(id, students),
        gt(assignment.extraTries, 0),
        sql`${used} < ${allowed} + ${assignment.extraTries}`,
      ),
    )

/**
 * Deletes the given students' assignments that have not been started. Returns the students of the deleted
 * assignments.
 */
export const deleteAssignments = (transaction: Database, id: number, students: readonly number[]) =>
  transaction
    .delete(assignment)
    .where(and(assignmentsOf(id, students), notExists(attemptsOf())))
    .returning({ studentId: assignment.studentId })
