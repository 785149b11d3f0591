import { GrowthOutcome, GrowthOutcomeCounts, growthOutcomes } from '@lekta/shared/contract/assessment/class-report'
import type { ListQuery } from '@lekta/shared/contract/list'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { selectOneJson } from '../database/select-json'
import { sortBy, windowOf } from '../http/list-page'
import { GradeJson, StudentResult, studentResultsSql } from '../results/student-results-sql'
import { classrooms } from '../student/queries'
import { judgedSince } from './growth-sql'

/** The values of a trusted attempt that are compared to compute growth, in logits. */
const ComparedAttempt = z.object({
  id: z.number(),
  finished_at: z.string(),
  grade: z.nullable(GradeJson),
  grade_elapsed: z.nullable(z.number()),
  ability: z.number(),
  ability_low: z.number(),
  ability_high: z.number(),
  standard_error: z.number(),
})
export type ComparedAttempt = z.infer<typeof ComparedAttempt>

const GrowthRow = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  grade: z.nullable(GradeJson),
  classrooms: z.array(z.string()),
  latest: z.nullable(ComparedAttempt),
  before: z.nullable(ComparedAttempt),
  fallen: z.nullable(z.boolean()),
  outcome: z.nullable(GrowthOutcome),
})
export type GrowthRow = z.infer<typeof GrowthRow>

const GrowthPage = z.object({ total: z.number(), page: z.array(GrowthRow) })

const attemptJson = (name: SQL) => sql`case when ${name}.id is not null then json_build_object(
  'id', ${name}.id, 'finished_at', ${name}.finished_at, 'grade', ${name}.grade, 'grade_elapsed', ${name}.grade_elapsed,
  'ability', ${name}.ability, 'ability_low', ${name}.ability_low, 'ability_high', ${name}.ability_high,
  'standard_error', ${name}.standard_error) end`

const sortable = {
  id: { filled: sql`moved.id` },
  name: { filled: sql`lower(moved.name)` },
  earlier: sql`moved.earlier`,
  latest: sql`moved.measure`,
  growth: sql`moved.difference`,
  need: sql`moved.need`,
  probability: sql`moved.errors`,
} as const

/** The query of a list of growth: all students, or those with one outcome. */
type GrowthQuery = ListQuery & { outcome?: GrowthOutcome | undefined }

/** Returns one page of the tenant's students with their growth, and the number of students in the list. */
export async function selectGrowth(tenant: StaffTenant, database: Database, query: GrowthQuery, since: Date) {
  const { limit, offset } = windowOf(query)
  const order = sql.join(sortBy(query, sortable, sql`moved.id`), sql`, `)
  const chosen = query.outcome === undefined ? sql`true` : sql`moved.outcome = ${query.outcome}`
  const statement = sql`
    with moved as materialized (${judgedSince(tenant, database, query, since)}),
    chosen as (
      select id, latest_id, before_id, fallen, outcome, row_number() over (order by ${order}) as place
      from moved where ${chosen} order by place limit ${limit} offset ${offset}
    ),
    page as (
      select account.id, account.name, account.username, account.avatar, student.grade, ${classrooms} as classrooms,
        chosen.place, chosen.fallen, chosen.outcome,
        ${attemptJson(sql`latest`)} as latest, ${attemptJson(sql`before`)} as before
      from chosen
      join account on account.id = chosen.id
      join student on student.id = chosen.id
      left join attempt latest on latest.id = chosen.latest_id
      left join attempt before on before.id = chosen.before_id
    )
    select (select count(*)::int from moved where ${chosen}) as total,
      (select coalesce(json_agg(page order by place), '[]') from page) as page`
  return selectOneJson(database, GrowthPage, statement)
}

const GrowthTotals = z.object({
  students: z.number(),
  compared: z.number(),
  /** In logits. */
  median: z.nullable(z.number()),
  /** In L. */
  expected: z.nullable(z.number()),
  grown: z.number(),
  fallen: z.number(),
  outcomes: GrowthOutcomeCounts,
})

const countsOf = (outcomes: readonly GrowthOutcome[]) =>
  sql.join(
    outcomes.map(
      (outcome) => sql`${sql.raw(`'${outcome}'`)}, count(*) filter (where outcome = ${sql.raw(`'${outcome}'`)})`,
    ),
    sql`, `,
  )

/** Returns the summary of the students' growth. */
export async function selectGrowthTogether(tenant: StaffTenant, database: Database, query: ListQuery, since: Date) {
  const statement = sql`
    select count(*)::int as students, count(difference)::int as compared,
      percentile_cont(0.5) within group (order by difference) as median,
      percentile_cont(0.5) within group (order by expected) as expected,
      (count(*) filter (where grown))::int as grown,
      (count(*) filter (where fallen))::int as fallen,
      json_build_object(${countsOf(growthOutcomes)}) as outcomes
    from (${judgedSince(tenant, database, query, since)}) moved`
  return selectOneJson(database, GrowthTotals, statement)
}

/** Returns the students of a classroom with their latest results, by name. */
export async function selectGroupableStudents(tenant: StaffTenant, database: Database, classroomId: number) {
  const inRoom = sql`exists (
    select 1 from classroom_student member where member.classroom_id = ${classroomId} and member.student_id = account.id)`
  const statement = sql`
    select coalesce(json_agg(pupil order by lower(pupil.name), pupil.id), '[]') as pupils
    from (${studentResultsSql(tenant, inRoom)}) pupil`
  return (await selectOneJson(database, z.object({ pupils: z.array(StudentResult) }), statement)).pupils
}
