import type { Grouping } from '@lekta/shared/contract/assessment/comparison'
import { FAR_BELOW_PERCENTILE, SPREAD_STEP } from '@lekta/shared/lib/measure/attention'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { StaffTenant } from '../access/tenant'
import { visibleClassrooms } from '../access/tenant'
import type { Database } from '../database/connect'
import { constant } from '../database/constant'
import { selectOneJson } from '../database/select-json'
import { GradeJson } from '../results/student-results-sql'
import { measureSql } from './measure-sql'
import { movedSql, pupilsSql } from './moved-sql'

const LevelRow = z.object({
  tested: z.number(),
  median: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  far_below: z.number(),
  below: z.number(),
  within: z.number(),
  above: z.number(),
})
export type LevelRow = z.infer<typeof LevelRow>

const GrowthRow = z.object({
  compared: z.number(),
  median: z.nullable(z.number()),
  expected: z.nullable(z.number()),
  against: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  grown: z.number(),
  fallen: z.number(),
})
export type GrowthRow = z.infer<typeof GrowthRow>

const GroupRow = z.object({
  key: z.number(),
  name: z.nullable(z.string()),
  grade: GradeJson,
  students: z.number(),
  now: z.nullable(LevelRow),
  before: z.nullable(LevelRow),
  growth: z.nullable(GrowthRow),
  bins: z.array(z.object({ bin: z.number(), students: z.number() })),
})
export type GroupRow = z.infer<typeof GroupRow>

const ComparisonRow = z.object({ first_test: z.nullable(z.string()), groups: z.array(GroupRow) })

/** A span of time: from its first moment to before its last. */
export interface Span {
  from: Date
  to: Date
}

const time = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** The last trusted measure of each student in two terms. */
const testedSql = (now: Span, before: Span): SQL => sql`
  select pupil.id as student_id, term.name as term, last.grade, last.percentile,
    ${measureSql(sql`last.ability`)} as measure
  from pupil
  cross join (values ('now', ${time(now.from)}, ${time(now.to)}), ('before', ${time(before.from)}, ${time(before.to)}))
    as term (name, begins, ends)
  join lateral (
    select grade, percentile, ability from attempt
    where attempt.student_id = pupil.id and attempt.status = 'finished' and attempt.trusted
      and attempt.finished_at >= term.begins and attempt.finished_at < term.ends
    order by attempt.finished_at desc, attempt.id desc limit 1
  ) last on true`

/**
 * Who belongs to which group. A class are its members of today, in every term. A grade are, for levels, those who were in
 * it when they were tested, so that grades of different years can be compared; for growth, its students of today.
 */
const groupsOf: Record<Grouping, (tenant: StaffTenant) => { groups: SQL; members: SQL; levels: SQL; growths: SQL }> = {
  class: (tenant) => ({
    groups: sql`select id as key, name, grade from classroom where ${visibleClassrooms(tenant)}`,
    members: sql`select classroom_id as key, student_id from classroom_student`,
    levels: sql`select member.key, tested.* from tested join member on member.student_id = tested.student_id`,
    growths: sql`select member.key, moved.* from moved join member on member.student_id = moved.id`,
  }),
  grade: () => ({
    groups: sql`select distinct grade::int as key, null::text as name, grade from (
      select grade from pupil union select grade from tested where term = 'now') found where grade is not null`,
    members: sql`select grade::int as key, id as student_id from pupil where grade is not null`,
    levels: sql`select grade::int as key, tested.* from tested where grade is not null`,
    growths: sql`select grade_now::int as key, moved.* from moved where grade_now is not null`,
  }),
}

const quantile = (share: number, value: SQL) =>
  sql`percentile_cont(${constant(share)}) within group (order by ${value})`

const bin = sql`floor(measure / ${constant(SPREAD_STEP)})::int`

const [farBelow, low, high] = [FAR_BELOW_PERCENTILE, 25, 75].map(constant) as [SQL, SQL, SQL]
const levelColumns = sql`count(*)::int as tested, ${quantile(0.5, sql`measure`)} as median,
  ${quantile(0.25, sql`measure`)} as low, ${quantile(0.75, sql`measure`)} as high,
  (count(*) filter (where percentile <= ${farBelow}))::int as far_below,
  (count(*) filter (where percentile > ${farBelow} and percentile < ${low}))::int as below,
  (count(*) filter (where percentile between ${low} and ${high}))::int as within,
  (count(*) filter (where percentile > ${high}))::int as above`

const growthColumns = sql`count(*)::int as compared, ${quantile(0.5, sql`difference`)} as median,
  ${quantile(0.5, sql`expected`)} as expected, ${quantile(0.5, sql`against`)} as against,
  ${quantile(0.25, sql`against`)} as low, ${quantile(0.75, sql`against`)} as high,
  (count(*) filter (where grown))::int as grown, (count(*) filter (where fallen))::int as fallen`

interface Periods {
  now: Span
  before: Span
  since: Date
}

/** Returns the statement that compares the tenant's classes or grades. */
export function comparisonSql(tenant: StaffTenant, by: Grouping, { now, before, since }: Periods): SQL {
  const { groups, members, levels, growths } = groupsOf[by](tenant)
  return sql`
    with pupil as materialized (${pupilsSql(tenant)}),
    tested as materialized (${testedSql(now, before)}),
    moved as materialized (${movedSql(since)}),
    grouping_of as (${groups}),
    member as materialized (${members}),
    level as (select key, term, ${levelColumns} from (${levels}) rows group by key, term),
    bins as (select key, ${bin} as bin, count(*)::int as students from (${levels}) rows where term = 'now' group by 1, 2),
    growth as (select key, ${growthColumns} from (${growths}) rows group by key),
    compared as (
      select grouping_of.*,
        (select count(*)::int from member join pupil on pupil.id = member.student_id where member.key = grouping_of.key)
          as students,
        (select row_to_json(level) from level where level.key = grouping_of.key and term = 'now') as now,
        (select row_to_json(level) from level where level.key = grouping_of.key and term = 'before') as before,
        (select row_to_json(growth) from growth where growth.key = grouping_of.key) as growth,
        (select coalesce(json_agg(bins order by bin), '[]') from bins where bins.key = grouping_of.key) as bins
      from grouping_of
    )
    select
      (select min(attempt.finished_at)::text from attempt join pupil on pupil.id = attempt.student_id
        where attempt.status = 'finished' and attempt.trusted) as first_test,
      (select coalesce(json_agg(compared order by grade, lower(name), key), '[]') from compared) as groups`
}

/** Compares the tenant's classes or grades in one statement. */
export const selectComparison = (tenant: StaffTenant, database: Database, by: Grouping, periods: Periods) =>
  selectOneJson(database, ComparisonRow, comparisonSql(tenant, by, periods))

const StudentRow = z.object({
  id: z.number(),
  name: z.string(),
  classrooms: z.array(z.string()),
  attempt_id: z.number(),
  grade: z.nullable(GradeJson),
  percentile: z.nullable(z.number()),
  ability: z.number(),
  standard_error: z.number(),
  finished_at: z.string(),
  grade_before: z.nullable(GradeJson),
  ability_before: z.number(),
  standard_error_before: z.number(),
  finished_before: z.string(),
  expected: z.nullable(z.number()),
  fallen: z.boolean(),
})
export type StudentRow = z.infer<typeof StudentRow>

const StudentRows = z.object({ pupils: z.number(), students: z.array(StudentRow) })

/** Which students are compared. */
export interface StudentFilter {
  classroomId?: number | undefined
  grade?: number | undefined
}

/** Returns the tenant's students with their growth since a day, furthest below what was expected first. */
export function selectComparedStudents(tenant: StaffTenant, database: Database, since: Date, filter: StudentFilter) {
  const inRoom =
    filter.classroomId === undefined
      ? sql`true`
      : sql`exists (select 1 from classroom_student member where member.classroom_id = ${filter.classroomId}
          and member.student_id = found.id)`
  const inGrade = filter.grade === undefined ? sql`true` : sql`found.grade = ${filter.grade}`
  const statement = sql`
    with pupil as materialized (select * from (${pupilsSql(tenant)}) found where ${inRoom} and ${inGrade}),
    moved as (${movedSql(since)}),
    listed as (
      select moved.*, array(
        select classroom.name from classroom_student
        join classroom on classroom.id = classroom_student.classroom_id
        where classroom_student.student_id = moved.id and ${visibleClassrooms(tenant)}
        order by classroom.name) as classrooms
      from moved
    )
    select (select count(*)::int from pupil) as pupils,
      (select coalesce(json_agg(listed order by coalesce(against, difference), id), '[]') from listed) as students`
  return selectOneJson(database, StudentRows, statement)
}
