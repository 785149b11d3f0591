import type { ListQuery } from '@lekta/shared/contract/list'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { StaffTenant } from '../access/tenant'
import { visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { expectationSql } from '../database/schema'
import { selectOneJson } from '../database/select-json'
import { sortBy, windowOf } from '../http/list-page'
import { type ComparedSql, declinedSql, grownSql } from '../results/decline'
import { GradeJson, StudentResult, studentResultsSql } from '../results/student-results-sql'
import { whereFilters } from '../student/queries'

/** The values of a trusted attempt that are compared to compute growth, in logits. */
const ComparedAttempt = z.object({
  id: z.number(),
  finished_at: z.string(),
  grade: z.nullable(GradeJson),
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
  latest: z.nullable(ComparedAttempt),
  before: z.nullable(ComparedAttempt),
})
export type GrowthRow = z.infer<typeof GrowthRow>

const GrowthPage = z.object({ total: z.number(), page: z.array(GrowthRow) })

const attemptJson = (name: SQL) => sql`case when ${name}.id is not null then json_build_object(
  'id', ${name}.id, 'finished_at', ${name}.finished_at, 'grade', ${name}.grade, 'ability', ${name}.ability,
  'ability_low', ${name}.ability_low, 'ability_high', ${name}.ability_high, 'standard_error', ${name}.standard_error) end`

const isTrusted = sql`attempt.student_id = student.id and attempt.status = 'finished' and attempt.trusted`

const columnsOf = (name: string): ComparedSql => ({
  ability: sql.raw(`${name}.ability`),
  standardError: sql.raw(`${name}.standard_error`),
  grade: sql.raw(`${name}.grade`),
})

/** What was expected before the latest attempt; null if it is compared with another attempt than the one before it. */
const expectation = (() => {
  const isPrevious = sql`before.id = (
    select attempt.id from attempt
    where ${isTrusted} and (attempt.finished_at, attempt.id) < (latest.finished_at, latest.id)
    order by attempt.finished_at desc, attempt.id desc limit 1)`
  return {
    expectedAbility: sql`(case when latest.expected_ability is not null and ${isPrevious} then latest.expected_ability end)`,
    expectedDeviation: sql`latest.expected_deviation`,
  }
})()

/**
 * Returns a subquery of the tenant's students with their last trusted attempt. If that attempt was after `since`,
 * each row also has the earlier trusted attempt nearest to `since`. The subquery has few columns, because all rows
 * are read for sorting but few are shown.
 */
const comparedSince = (tenant: StaffTenant, database: Database, query: ListQuery, since: Date, more = sql``) => {
  const day = sql`${since.toISOString()}::timestamptz`
  return sql`
    select account.id, account.name, latest.id as latest_id, before.id as before_id, latest.ability as measure, before.ability as earlier,
      latest.ability - before.ability as difference,
      (latest.ability - before.ability) / sqrt(latest.standard_error ^ 2 + before.standard_error ^ 2) as errors
      ${more}
    from student
    join account on account.id = student.id
    left join lateral (
      select id, finished_at, grade, ability, standard_error, ${expectationSql(sql`attempt`)} from attempt
      where ${isTrusted} order by attempt.finished_at desc, attempt.id desc limit 1
    ) latest on true
    left join lateral (
      select id, grade, ability, standard_error from attempt
      where ${isTrusted} and latest.finished_at >= ${day}
        and (attempt.finished_at, attempt.id) < (latest.finished_at, latest.id)
      order by abs(extract(epoch from attempt.finished_at - ${day})), attempt.id desc limit 1
    ) before on true
    where ${visibleStudents(tenant)} and ${whereFilters(database, query) ?? sql`true`}`
}

const sortable = {
  id: { filled: sql`moved.id` },
  name: { filled: sql`lower(moved.name)` },
  earlier: sql`moved.earlier`,
  latest: sql`moved.measure`,
  growth: sql`moved.difference`,
  probability: sql`moved.errors`,
} as const

/** Returns one page of the tenant's students with their growth, and the total number of students. */
export async function selectGrowth(tenant: StaffTenant, database: Database, query: ListQuery, since: Date) {
  const { limit, offset } = windowOf(query)
  const order = sql.join(sortBy(query, sortable, sql`moved.id`), sql`, `)
  const statement = sql`
    with moved as materialized (${comparedSince(tenant, database, query, since)}),
    chosen as (
      select id, latest_id, before_id, row_number() over (order by ${order}) as place
      from moved order by place limit ${limit} offset ${offset}
    ),
    page as (
      select account.id, account.name, account.username, account.avatar, student.grade, chosen.place,
        ${attemptJson(sql`latest`)} as latest, ${attemptJson(sql`before`)} as before
      from chosen
      join account on account.id = chosen.id
      join student on student.id = chosen.id
      left join attempt latest on latest.id = chosen.latest_id
      left join attempt before on before.id = chosen.before_id
    )
    select (select count(*)::int from moved) as total,
      (select coalesce(json_agg(page order by place), '[]') from page) as page`
  return selectOneJson(database, GrowthPage, statement)
}

const GrowthTotals = z.object({
  students: z.number(),
  compared: z.number(),
  /** In logits. */
  median: z.nullable(z.number()),
  grown: z.number(),
  fallen: z.number(),
})

/** Returns the summary of the students' growth. */
export async function selectGrowthTogether(tenant: StaffTenant, database: Database, query: ListQuery, since: Date) {
  const [before, latest] = [columnsOf('before'), columnsOf('latest')]
  const changes = sql`, ${grownSql(before, latest)} as grown, ${declinedSql(before, latest, expectation)} as fallen`
  const statement = sql`
    select count(*)::int as students, count(difference)::int as compared,
      percentile_cont(0.5) within group (order by difference) as median,
      (count(*) filter (where grown))::int as grown,
      (count(*) filter (where fallen))::int as fallen
    from (${comparedSince(tenant, database, query, since, changes)}) moved`
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
