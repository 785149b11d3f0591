import type { InterventionReason } from '@lekta/shared/contract/people/intervention'
import { STALE_MONTHS } from '@lekta/shared/lib/measure/attention'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type StaffTenant, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { selectJson, selectOneJson } from '../database/select-json'
import { GradeJson, studentResultsSql } from '../results/student-results-sql'
import { inClassroom } from '../student/queries'

/** A reliable attempt of a member, in logits. */
const MemberAttempt = z.object({
  id: z.number(),
  finished_at: z.string(),
  grade: z.nullable(GradeJson),
  grade_elapsed: z.nullable(z.number()),
  ability: z.number(),
  ability_low: z.number(),
  ability_high: z.number(),
  standard_error: z.number(),
})
export type MemberAttempt = z.infer<typeof MemberAttempt>

const MemberRow = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  classrooms: z.array(z.string()),
  added_at: z.string(),
  start: z.nullable(MemberAttempt),
  latest: z.nullable(MemberAttempt),
})
export type MemberRow = z.infer<typeof MemberRow>

/** Selects the last reliable attempt of a member in a period, as JSON. */
const lastAttempt = (period: SQL) => sql`(
  select json_build_object('id', attempt.id, 'finished_at', attempt.finished_at, 'grade', attempt.grade,
    'grade_elapsed', attempt.grade_elapsed, 'ability', attempt.ability, 'ability_low', attempt.ability_low,
    'ability_high', attempt.ability_high, 'standard_error', attempt.standard_error)
  from attempt
  where attempt.student_id = student.id and attempt.status = 'finished' and attempt.trusted and ${period}
  order by attempt.finished_at desc, attempt.id desc limit 1)`

/**
 * Returns the students of an intervention that the tenant may see, by name, each with the last reliable attempt
 * before the student was added and the last one since, until the intervention was closed.
 */
export async function selectMembers(
  tenant: StaffTenant,
  database: Database,
  { id, closedAt }: { id: number; closedAt: Date | null },
) {
  const end = sql`${closedAt?.toISOString() ?? 'infinity'}::timestamptz`
  const statement = sql`
    with member as (
      select account.id, account.name, account.avatar, part.added_at,
        array(select classroom.name from classroom_student
          join classroom on classroom.id = classroom_student.classroom_id
          where classroom_student.student_id = account.id and classroom.archived_at is null
          order by classroom.name) as classrooms,
        ${lastAttempt(sql`attempt.finished_at <= part.added_at`)} as start,
        ${lastAttempt(sql`attempt.finished_at > part.added_at and attempt.finished_at <= ${end}`)} as latest
      from intervention_student part
      join student on student.id = part.student_id
      join account on account.id = student.id
      where part.intervention_id = ${id} and ${visibleStudents(tenant)}
    )
    select coalesce(json_agg(member order by lower(name), id), '[]') as members from member`
  return (await selectOneJson(database, z.object({ members: z.array(MemberRow) }), statement)).members
}

const MONTH = (365.25 / 12) * 24 * 60 * 60_000

/** A group of the class report. */
export type Group = Exclude<InterventionReason, 'chosen'>

function isInGroup(group: Group, now: Date): SQL {
  const stale = sql`${new Date(now.getTime() - STALE_MONTHS * MONTH).toISOString()}::timestamptz`
  const conditions: Readonly<Record<Group, SQL>> = {
    fallen: sql`fallen`,
    far_below: sql`far_below`,
    doubtful: sql`doubtful`,
    stale: sql`finished_at < ${stale}`,
    unmeasured: sql`attempt_id is null`,
  }
  return conditions[group]
}

/** Returns the ids of the tenant's students in a group of the class report, of one classroom or all. */
export async function selectGroup(
  tenant: StaffTenant,
  database: Database,
  { group, classroomId }: { group: Group; classroomId?: number | undefined },
  now: Date,
): Promise<number[]> {
  const room = classroomId === undefined ? undefined : inClassroom(database, classroomId)
  const statement = sql`
    select id from (${studentResultsSql(tenant, room)}) pupil where ${isInGroup(group, now)} order by id`
  return (await selectJson(database, z.object({ id: z.number() }), statement)).map(({ id }) => id)
}
