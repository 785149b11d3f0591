import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import { type StaffTenant, visibleStudents } from '../access/tenant'
import { buildQuery } from '../database/query-builder'
import { account, intervention, interventionStudent, student } from '../database/schema'

/** Returns the condition that a teacher is responsible for an intervention or began it. */
const isResponsible = (accountId: number) =>
  or(eq(intervention.ownerId, accountId), eq(intervention.createdBy, accountId))

const hasVisibleStudent = (tenant: StaffTenant) =>
  exists(
    buildQuery()
      .select({ one: sql`1` })
      .from(interventionStudent)
      .innerJoin(student, eq(student.id, interventionStudent.studentId))
      .innerJoin(account, eq(account.id, student.id))
      .where(and(eq(interventionStudent.interventionId, intervention.id), visibleStudents(tenant))),
  )

/**
 * Returns the condition for the interventions that staff may see: a school sees all of its own, a teacher those that
 * are the teacher's or have a student of the teacher's classrooms. Use it in queries that select from `intervention`.
 */
export function visibleInterventions(tenant: StaffTenant): SQL {
  const inSchool = eq(intervention.schoolId, tenant.schoolId)
  return tenant.role === 'school'
    ? inSchool
    : (and(inSchool, or(isResponsible(tenant.accountId), hasVisibleStudent(tenant))) as SQL)
}

/** Returns the condition for the interventions that staff may change: a school all of its own, a teacher the teacher's. */
export function editableInterventions(tenant: StaffTenant): SQL {
  const inSchool = eq(intervention.schoolId, tenant.schoolId)
  return tenant.role === 'school' ? inSchool : (and(inSchool, isResponsible(tenant.accountId)) as SQL)
}

/** Selects today's date in the school of an intervention. */
export const schoolToday = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone (
  select school.time_zone from school where school.id = ${intervention.schoolId}))::date`

/** Returns the condition that an open intervention is due to be checked. */
export const isCheckDue = (now: Date): SQL =>
  sql`(${intervention.closedAt} is null and ${intervention.nextCheck} <= ${schoolToday(now)})`
