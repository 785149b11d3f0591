import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tenant } from '../access/tenant'
import { recordStudents } from '../audit/record'
import type { Database } from '../database/connect'
import { isScheduleOfAssignment } from '../database/joins'
import { assignment, attempt, exam, schedule } from '../database/schema'
import { ApiError } from '../errors/api-error'
import { type Language, say, speak } from '../i18n/sentence'
import { seatFor } from '../money/seats/seats-for-tests'
import { lockAccounts } from '../people/accounts'

/** How long a test at home can be taken, in milliseconds. */
const TIME = 14 * 24 * 60 * 60_000

/**
 * Returns a child's test at home that is not started or still running. The caller has checked that the tenant may see
 * the child.
 */
async function selectWaiting(transaction: Database, studentId: number, now: Date) {
  const finished = sql`exists (select from ${attempt} where ${attempt.assignmentId} = ${assignment.id} and ${attempt.status} <> 'started')`
  const [row] = await transaction
    .select({ id: assignment.id, code: schedule.examCode })
    .from(assignment)
    .innerJoin(schedule, isScheduleOfAssignment)
    .where(
      and(
        eq(assignment.studentId, studentId),
        isNull(schedule.schoolId),
        gt(schedule.closesAt, now),
        sql`not ${finished}`,
      ),
    )
  return row
}

async function insertTest(
  { accountId: createdBy }: Tenant<'parent'>,
  transaction: Database,
  { studentId, seatId, title, now }: { studentId: number; seatId: number; title: string; now: Date },
) {
  const [kind] = await transaction.select({ code: exam.code }).from(exam).orderBy(asc(exam.code)).limit(1)
  if (!kind) throw new Error('There is no kind of test to give.')
  const window = { opensAt: now, closesAt: new Date(now.getTime() + TIME) }
  const [made] = await transaction
    .insert(schedule)
    .values({ examCode: kind.code, title, schoolId: null, ...window, createdBy, createdAt: now })
    .returning({ id: schedule.id })
  if (!made) throw new Error('An inserted schedule came back as nothing.')
  const [row] = await transaction
    .insert(assignment)
    .values({ scheduleId: made.id, studentId, seatId })
    .returning({ id: assignment.id })
  if (!row) throw new Error('An inserted assignment came back as nothing.')
  return { id: row.id, code: kind.code }
}

/**
 * Gives a child a test at home for two weeks, using the child's seat. Returns the existing test if it is not
 * finished. The caller has checked that the tenant may see the child. Throws a 409 if the child has no seat with
 * tests left.
 */
export function assignHomeTest(
  tenant: Tenant<'parent'>,
  database: Database,
  { child, language, now }: { child: { id: number; name: string }; language: Language; now: Date },
): Promise<{ id: number; code: string }> {
  return database.transaction(async (transaction) => {
    await lockAccounts(transaction, [child.id])
    const waiting = await selectWaiting(transaction, child.id, now)
    if (waiting) return waiting
    const seat = await seatFor(transaction, child.id, now, { schoolId: null })
    if (!seat)
      throw new ApiError(
        409,
        say('{{name}} has no seat with tests left. Please buy a seat or give a free one.', { name: child.name }),
      )
    const title = speak('Reading test at home', language)
    const made = await insertTest(tenant, transaction, { studentId: child.id, seatId: seat.id, title, now })
    await recordStudents(tenant, transaction, 'test given at home', [child.id], now)
    return made
  })
}
