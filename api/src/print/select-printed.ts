import type { PrintRequest } from '@lekta/shared/contract/assessment/print'
import { ListQuery } from '@lekta/shared/contract/list'
import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, classroom, classroomStudent } from '../database/schema'
import { studentResultsSql } from '../results/student-results-sql'
import { whereFilters } from '../student/queries'

/** A student whose results are printed. */
export interface PrintedStudent {
  id: number
  name: string
  grade: number | null
  classroom: string | null
  /** The latest finished attempt; null if there is none. */
  attempt: number | null
}

const conditions = {
  fallen: sql`pupil.fallen`,
  grown: sql`pupil.grown`,
  far_below: sql`pupil.far_below`,
  doubtful: sql`pupil.doubtful`,
} as const

const collator = new Intl.Collator('id', { numeric: true })

/** Compares students by classroom and name; students without a classroom come last. */
function compareByClassroom(one: PrintedStudent, other: PrintedStudent): number {
  if ((one.classroom === null) !== (other.classroom === null)) return one.classroom === null ? 1 : -1
  return collator.compare(one.classroom ?? '', other.classroom ?? '') || collator.compare(one.name, other.name)
}

/** Returns the requested students that the tenant may see, sorted by classroom and name. */
export async function selectPrinted(
  tenant: StaffTenant,
  database: Database,
  { ids, filter = {} }: Pick<PrintRequest, 'ids' | 'filter'>,
): Promise<PrintedStudent[]> {
  const { q, group, ...options } = filter
  const condition = ids
    ? inArray(account.id, ids.map(Number))
    : whereFilters(database, z.parse(ListQuery, { ...(q && { q }), options }))
  const { rows } = await database.execute<PrintedStudent & Record<string, unknown>>(sql`
    select pupil.id, pupil.name, pupil.grade, pupil.attempt_id as attempt, (
      select string_agg(room.name, ', ' order by room.name) from ${classroomStudent} member
      join ${classroom} room on room.id = member.classroom_id
      where member.student_id = pupil.id and room.school_id = ${tenant.schoolId} and room.archived_at is null
    ) as classroom
    from (${studentResultsSql(tenant, condition)}) pupil
    where ${group ? conditions[group] : sql`true`}`)
  return rows.sort(compareByClassroom)
}
