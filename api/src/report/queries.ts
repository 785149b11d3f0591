import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import type { ListQuery } from '@lekta/shared/contract/list'
import { and, asc, count, desc, eq, lte, not, type SQL, sql } from 'drizzle-orm'
import { isBeingErased, type Scope, type Tenant, visibleStudents } from '../access/tenant'
import type { Grade } from '../assessment/types'
import type { AttemptItem } from '../attempt/attempt-state'
import { attemptItemsJson } from '../attempt/queries'
import { recordAction } from '../audit/record'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import {
  isAccountOfStudent,
  isAssignmentOfAttempt,
  isScheduleOfAssignment,
  isStudentOfAttempt,
} from '../database/joins'
import { account, assignment, attempt, reportLink, schedule, school, student } from '../database/schema'
import { accountName, matchesSearch, type SortColumns, sortBy, windowOf } from '../http/list-page'
import { inClassroom } from '../student/queries'

const sortable = {
  id: attempt.id,
  name: accountName,
  measure: attempt.ability,
  percentile: attempt.percentile,
  finished_at: attempt.finishedAt,
} satisfies SortColumns

/** Staff do not see reports of students who are waiting to be erased. */
const isShown = ({ role }: Tenant) =>
  role === 'school' || role === 'teacher' ? not(isBeingErased(student.id)) : undefined

const finished = (tenant: Tenant, scope?: Scope) =>
  and(visibleStudents(tenant, scope), isShown(tenant), eq(attempt.status, 'finished'))

const joined = (database: Database, attemptItems = sql<AttemptItem[]>`'[]'::json`) =>
  database
    .select({
      attempt,
      code: schedule.examCode,
      title: schedule.title,
      schoolId: schedule.schoolId,
      child: { id: student.id, name: account.name, avatar: account.avatar, grade: student.grade },
      attemptItems,
    })
    .from(attempt)
    .innerJoin(assignment, isAssignmentOfAttempt)
    .innerJoin(schedule, isScheduleOfAssignment)
    .innerJoin(student, isStudentOfAttempt)
    .innerJoin(account, isAccountOfStudent)

/** A finished attempt; its items are only in a single report, not in lists. */
export type ReportRow = Awaited<ReturnType<typeof joined>>[number]

function whereListed(tenant: Tenant, database: Database, query: ListQuery): SQL {
  const { classroom_id: id, grade } = query.options
  const isInClassroom = id === undefined ? undefined : inClassroom(database, id)
  const level = grade === undefined ? undefined : eq(student.grade, grade as Grade)
  return and(finished(tenant), matchesSearch(query), isInClassroom, level) as SQL
}

/** Returns finished attempts of students that the tenant may see, newest first by default. */
export function selectReports(tenant: Tenant, database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  const order =
    query.options.sortBy === 'id' && !query.options.sortDesc
      ? [desc(attempt.finishedAt), desc(attempt.id)]
      : sortBy(query, sortable, attempt.id)
  return joined(database)
    .where(whereListed(tenant, database, query))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

export async function countReports(tenant: Tenant, database: Database, query: ListQuery) {
  const [row] = await database
    .select({ total: count() })
    .from(attempt)
    .innerJoin(student, isStudentOfAttempt)
    .innerJoin(account, isAccountOfStudent)
    .where(whereListed(tenant, database, query))
  return row?.total ?? 0
}

/** Returns one finished attempt by its id. */
export async function selectReport(tenant: Tenant, database: Database, id: number) {
  const [row] = await joined(database, attemptItemsJson).where(
    and(finished(tenant, 'including archived'), eq(attempt.id, id)),
  )
  return row
}

/** Returns one finished attempt by its test. */
export async function selectTestReport(
  tenant: Tenant,
  database: Database,
  { code, id, tries }: { code: string; id: number; tries: number },
) {
  const isAttempt = and(eq(schedule.examCode, code), eq(assignment.id, id), eq(attempt.tries, tries))
  const [row] = await joined(database, attemptItemsJson).where(and(finished(tenant), isAttempt))
  return row
}

/** The heading of a letter or report about a student: the school, and the teacher who signs. */
export interface Heading {
  /** Null for a student without a school. */
  school: string | null
  address: string | null
  city: string | null
  zone: string
  /** The teacher who signs; null when the caller is not a teacher. */
  writer: string | null
}

/** Returns the heading for a child. The caller has found the child's report by its tenant. */
export async function selectHeading(tenant: Tenant, database: Database, childId: number): Promise<Heading> {
  const [row] = await database
    .select({ school: school.name, address: school.address, city: school.city, zone: school.timeZone })
    .from(account)
    .innerJoin(student, eq(student.id, account.id))
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(and(visibleStudents(tenant, 'including archived'), eq(account.id, childId)))
  const [caller] = await database.select({ name: account.name }).from(account).where(eq(account.id, tenant.accountId))
  return {
    ...{ school: row?.school ?? null, address: row?.address ?? null, city: row?.city ?? null },
    zone: row?.zone ?? homeZone,
    writer: tenant.role === 'teacher' ? (caller?.name ?? null) : null,
  }
}

/** Returns a report that the tenant may see and that a link leads to, with the expiry of the link. */
export async function selectLinkedReport(tenant: Tenant, database: Database, id: number, tokenHash: string) {
  const report = await selectReport(tenant, database, id)
  if (!report) return undefined
  const [link] = await database
    .select({ expiresAt: reportLink.expiresAt })
    .from(reportLink)
    .where(and(eq(reportLink.tokenHash, tokenHash), eq(reportLink.attemptId, id)))
  return link && { report, ...link }
}

/**
 * Returns the student's finished attempts up to the given one, oldest first. The caller has found that attempt by its
 * tenant.
 */
export const selectHistory = (tenant: Tenant, database: Database, { studentId, finishedAt }: ReportRow['attempt']) =>
  database
    .select({
      id: attempt.id,
      finishedAt: attempt.finishedAt,
      grade: attempt.grade,
      gradeElapsed: attempt.gradeElapsed,
      ability: attempt.ability,
      abilityLow: attempt.abilityLow,
      abilityHigh: attempt.abilityHigh,
      standardError: attempt.standardError,
      trusted: attempt.trusted,
    })
    .from(attempt)
    .innerJoin(student, isStudentOfAttempt)
    .innerJoin(account, isAccountOfStudent)
    .where(
      and(
        finished(tenant, 'including archived'),
        eq(attempt.studentId, studentId),
        lte(attempt.finishedAt, finishedAt ?? new Date(0)),
      ),
    )
    .orderBy(asc(attempt.finishedAt), asc(attempt.id))

export type HistoryRow = Awaited<ReturnType<typeof selectHistory>>[number]

/** Writes an audit entry about a report. */
export const recordReport = (
  actor: Tenant,
  database: Database,
  action: AuditAction,
  { id, studentId }: ReportRow['attempt'],
  at: Date,
) => recordAction(database, { actor, action, studentId, subject: `attempt ${id}`, at })
