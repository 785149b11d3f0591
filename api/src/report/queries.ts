import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import type { ListQuery } from '@lekta/shared/contract/list'
import { and, count, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import { anyReader, idsOf } from '../access/any-reader'
import { isBeingErased, type Scope, type Tenant, visibleStudents } from '../access/tenant'
import type { Grade } from '../assessment/types'
import type { AttemptItem, AttemptRow } from '../attempt/attempt-state'
import { attemptItemsJson } from '../attempt/queries'
import { recordAction, recordSql } from '../audit/record'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import {
  isAccountOfStudent,
  isAssignmentOfAttempt,
  isScheduleOfAssignment,
  isStudentOfAttempt,
} from '../database/joins'
import { runPrepared } from '../database/prepare-once'
import { account, assignment, attempt, reportLink, schedule, school, student } from '../database/schema'
import { accountName, matchesSearch, type SortColumns, sortBy, windowOf, withTotal } from '../http/list-page'
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

/** A finished attempt as part of a student's history. */
export type HistoryRow = Pick<
  AttemptRow,
  | 'id'
  | 'finishedAt'
  | 'grade'
  | 'gradeElapsed'
  | 'ability'
  | 'abilityLow'
  | 'abilityHigh'
  | 'standardError'
  | 'trusted'
>

type HistoryJson = Omit<HistoryRow, 'finishedAt'> & { finishedAt: string }

const asHistory = (rows: HistoryJson[]): HistoryRow[] =>
  rows.map(({ finishedAt, ...row }) => ({ ...row, finishedAt: new Date(finishedAt) }))

/** The student's finished attempts up to the given one, oldest first, for a query that selects from `attempt`. */
const historyJson = sql`(
  select json_agg(json_build_object(
    'id', until.id, 'finishedAt', until.finished_at, 'grade', until.grade, 'gradeElapsed', until.grade_elapsed,
    'ability', until.ability, 'abilityLow', until.ability_low, 'abilityHigh', until.ability_high,
    'standardError', until.standard_error, 'trusted', until.trusted
  ) order by until.finished_at, until.id)
  from ${attempt} until
  where until.student_id = ${attempt.studentId} and until.status = 'finished'
    and until.finished_at <= ${attempt.finishedAt})`

/** The columns that only a single report needs. */
const whole = { attemptItems: attemptItemsJson, history: historyJson.mapWith(asHistory) }
const none = { attemptItems: sql<AttemptItem[]>`'[]'::json`, history: sql`'[]'::json`.mapWith(asHistory) }

const joined = (database: Pick<Database, 'select'>, { attemptItems, history } = none) =>
  database
    .select({
      attempt,
      code: schedule.examCode,
      title: schedule.title,
      schoolId: schedule.schoolId,
      child: { id: student.id, name: account.name, avatar: account.avatar, grade: student.grade },
      attemptItems,
      history,
    })
    .from(attempt)
    .innerJoin(assignment, isAssignmentOfAttempt)
    .innerJoin(schedule, isScheduleOfAssignment)
    .innerJoin(student, isStudentOfAttempt)
    .innerJoin(account, isAccountOfStudent)

/** A finished attempt. Its items and the history are only in a single report, not in lists. */
export type ReportRow = Awaited<ReturnType<typeof joined>>[number]

function whereListed(tenant: Tenant, database: Database, query: ListQuery): SQL {
  const { classroom_id: id, grade } = query.options
  const isInClassroom = id === undefined ? undefined : inClassroom(database, id)
  const level = grade === undefined ? undefined : eq(student.grade, grade as Grade)
  return and(finished(tenant), matchesSearch(query), isInClassroom, level) as SQL
}

const orderOf = (query: ListQuery): SQL[] =>
  query.options.sortBy === 'id' && !query.options.sortDesc
    ? [desc(attempt.finishedAt), desc(attempt.id)]
    : sortBy(query, sortable, attempt.id)

/** Returns the ids of a page of finished attempts, and the number of all. Neither needs their tests or assignments. */
async function selectReportPage(tenant: Tenant, database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  const where = whereListed(tenant, database, query)
  const rows = await database
    .select({ id: attempt.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(attempt)
    .innerJoin(student, isStudentOfAttempt)
    .innerJoin(account, isAccountOfStudent)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(limit)
    .offset(offset)
  return withTotal(query, rows, () =>
    database
      .select({ total: count() })
      .from(attempt)
      .innerJoin(student, isStudentOfAttempt)
      .innerJoin(account, isAccountOfStudent)
      .where(where),
  )
}

/** Returns finished attempts of students that the tenant may see, newest first by default, and their number. */
export async function selectReports(tenant: Tenant, database: Database, query: ListQuery) {
  const { rows: page, total } = await selectReportPage(tenant, database, query)
  const ids = page.map(({ id }) => id)
  const rows = await joined(database)
    .where(sql`${attempt.id} = any(${sql.param(ids)})`)
    .orderBy(...orderOf(query))
  return { rows, total }
}

const isReport = (tenant: Tenant) =>
  and(finished(anyReader(tenant), 'including archived'), eq(attempt.id, sql.placeholder('id'))) as SQL

/** Returns one finished attempt by its id, and records in the same statement that the tenant has read its report. */
export async function readReport(tenant: Tenant, database: Database, id: number, at: Date) {
  const values = { ...idsOf(tenant), id, at: at.toISOString() }
  const [row] = await runPrepared(database, ['report read', tenant.role], values, () => {
    const found = sql`select ${attempt.studentId}, 'attempt ' || ${attempt.id} from ${attempt}
      join ${student} on ${isStudentOfAttempt} join ${account} on ${isAccountOfStudent} where ${isReport(tenant)}`
    const entry = { actor: anyReader(tenant), action: 'report read', at: sql.placeholder('at') } as const
    const recorded = database.$with('recorded', {}).as(recordSql(entry, found))
    return joined(database.with(recorded), whole).where(isReport(tenant))
  })
  return row
}

/** Returns one finished attempt by its id. */
export async function selectReport(tenant: Tenant, database: Database, id: number) {
  const [row] = await runPrepared(database, ['report', tenant.role], { ...idsOf(tenant), id }, () =>
    joined(database, whole).where(isReport(tenant)),
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
  const [row] = await joined(database, whole).where(and(finished(tenant), isAttempt))
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

/** Writes an audit entry about a report. */
export const recordReport = (
  actor: Tenant,
  database: Database,
  action: AuditAction,
  { id, studentId }: ReportRow['attempt'],
  at: Date,
) => recordAction(database, { actor, action, studentId, subject: `attempt ${id}`, at })
