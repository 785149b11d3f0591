import { and, eq, lt } from 'drizzle-orm'
import { type Tenant, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { isAccountOfStudent, isStudentOfAttempt } from '../database/joins'
import { account, attempt, reportLink, student } from '../database/schema'

export const insertReportLink = (database: Database, row: typeof reportLink.$inferInsert) =>
  database.insert(reportLink).values(row)

/** Deletes links that expired before a time. */
export const deleteReportLinks = (database: Database, before: Date) =>
  database.delete(reportLink).where(lt(reportLink.expiresAt, before))

/** Returns whether an attempt is finished and its student is visible to the tenant. */
export async function hasReport(tenant: Tenant, database: Database, attemptId: number): Promise<boolean> {
  const found = await database
    .select({ id: attempt.id })
    .from(attempt)
    .innerJoin(student, isStudentOfAttempt)
    .innerJoin(account, isAccountOfStudent)
    .where(
      and(visibleStudents(tenant, 'including archived'), eq(attempt.status, 'finished'), eq(attempt.id, attemptId)),
    )
  return found.length > 0
}
