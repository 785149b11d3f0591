import { sql } from 'drizzle-orm'
import { STANDARD_PROFILE } from '../../assessment/profile'
import { ENGINE_VERSION } from '../../assessment/result'
import type { Database } from '../../database/connect'
import * as tables from '../../database/schema'
import { readingExam } from '../../schedule/install-exams'
import type { People } from './people'
import { firstRow, type NextName, type Row } from './rows'

const DAY = 24 * 60 * 60_000

export function testFactories(database: Database, next: NextName, { student, teacher }: People) {
  /** Inserts an assignment for a student, open from yesterday until tomorrow. The exam uses the standard profile. */
  const assignment = async ({
    studentId,
    seatId,
    ...values
  }: Row<'schedule'> & { studentId?: number; seatId?: number } = {}) => {
    const examCode = values.examCode ?? readingExam.code
    await database
      .insert(tables.exam)
      .values({ ...readingExam, code: examCode })
      .onConflictDoNothing()
    const { opensAt = sql`now() - interval '1 day'`, closesAt = sql`now() + interval '1 day'` } = values
    const createdBy = values.createdBy ?? (await teacher()).id
    const row = { title: next('Test'), ...values, examCode, createdBy, opensAt, closesAt }
    const schedule = firstRow(await database.insert(tables.schedule).values(row).returning())
    const assigned = { scheduleId: schedule.id, studentId: studentId ?? (await student()).id, seatId }
    return { ...firstRow(await database.insert(tables.assignment).values(assigned).returning()), schedule }
  }

  /** Inserts a finished attempt of a student. Abilities are in logits. */
  const finishedAttempt = async (values: Row<'attempt'> = {}) => {
    const studentId = values.studentId ?? (await student()).id
    const assignmentId = values.assignmentId ?? (await assignment({ studentId })).id
    const { ability = 0, standardError = 0.35, finishedAt = new Date() } = values
    const [abilityLow, abilityHigh] = [(ability ?? 0) - 0.7, (ability ?? 0) + 0.7]
    const result = { ability, standardError, abilityLow, abilityHigh, trusted: true, stopReason: 'precision' as const }
    const course = {
      tries: 1,
      profile: STANDARD_PROFILE,
      engineVersion: ENGINE_VERSION,
      priorMean: 0,
      priorDeviation: 1,
      priorSource: 'wide' as const,
    }
    const times = { finishedAt, startedAt: new Date((finishedAt ?? new Date()).getTime() - DAY / 48) }
    const row = { ...course, ...result, ...times, status: 'finished' as const, ...values, studentId, assignmentId }
    return firstRow(await database.insert(tables.attempt).values(row).returning())
  }

  return { assignment, finishedAttempt }
}
