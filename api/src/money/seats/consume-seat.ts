import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { isAssignmentOfAttempt, isScheduleOfAssignment } from '../../database/joins'
import { assignment, attempt, schedule, seat } from '../../database/schema'
import { seatFor } from './seats-for-tests'

const isSeatOf = (studentId: number, seatId: number) => and(eq(seat.id, seatId), eq(seat.studentId, studentId))

/** Counts a finished test against a seat. Returns whether the student still has the seat. */
async function countUse(transaction: Database, studentId: number, seatId: number): Promise<boolean> {
  const done = await transaction
    .update(seat)
    .set({ testsUsed: sql`${seat.testsUsed} + 1` })
    .where(isSeatOf(studentId, seatId))
  return done.rowCount === 1
}

/**
 * Counts a finished test against the seat of its assignment, or if it has none, against a seat chosen now. If the
 * student has no seat, nothing is counted. Call this function in the transaction that ends the test.
 */
export async function consumeSeat(transaction: Database, attemptId: number, now: Date): Promise<void> {
  const [test] = await transaction
    .select({
      id: assignment.id,
      studentId: assignment.studentId,
      seatId: assignment.seatId,
      schoolId: schedule.schoolId,
    })
    .from(attempt)
    .innerJoin(assignment, isAssignmentOfAttempt)
    .innerJoin(schedule, isScheduleOfAssignment)
    .where(eq(attempt.id, attemptId))
  if (!test) return
  const { id, studentId, seatId, schoolId } = test
  if (seatId !== null && (await countUse(transaction, studentId, seatId))) return
  const found = await seatFor(transaction, studentId, now, { schoolId })
  if (!found) return
  await countUse(transaction, studentId, found.id)
  await transaction.update(assignment).set({ seatId: found.id }).where(eq(assignment.id, id))
}
