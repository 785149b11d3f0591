import type { ListQuery } from '@lekta/shared/contract/list'
import { SURE_GROWTH } from '@lekta/shared/lib/measure'
import { type SQL, sql } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import { visibleStudents } from '../access/tenant'
import { normalQuantile } from '../assessment/normal'
import type { Grade } from '../assessment/types'
import type { Database } from '../database/connect'
import { sortBy, windowOf } from '../http/list-page'
import { type StudentResultJson, studentResultsSql } from '../results/student-results-sql'
import { whereFilters } from '../student/queries'

/** A trusted test as growth compares it, in logits. */
export interface AttemptJson {
  id: number
  finished_at: string
  grade: Grade | null
  ability: number
  ability_low: number
  ability_high: number
  standard_error: number
}

export interface GrowthJson {
  id: number
  name: string
  username: string
  avatar: string | null
  grade: Grade | null
  latest: AttemptJson | null
  before: AttemptJson | null
}

const taken = (name: SQL) => sql`case when ${name}.id is not null then json_build_object(
  'id', ${name}.id, 'finished_at', ${name}.finished_at, 'grade', ${name}.grade, 'ability', ${name}.ability,
  'ability_low', ${name}.ability_low, 'ability_high', ${name}.ability_high, 'standard_error', ${name}.standard_error) end`

const trusted = sql`attempt.student_id = student.id and attempt.status = 'finished' and attempt.trusted`

/**
 * A subquery: the tenant's students with the last test that can be trusted and, where it came after the day, the earlier one
 * that is nearest to that day. Each row is slim, because all are looked at to sort them, and few are shown.
 */
const comparedSince = (tenant: StaffTenant, database: Database, query: ListQuery, since: Date) => {
  const day = sql`${since.toISOString()}::timestamptz`
  return sql`
    select account.id, account.name, latest.id as latest_id, before.id as before_id, latest.ability as measure, before.ability as earlier,
      latest.ability - before.ability as difference,
      (latest.ability - before.ability) / sqrt(latest.standard_error ^ 2 + before.standard_error ^ 2) as errors
    from student
    join account on account.id = student.id
    left join lateral (
      select id, finished_at, ability, standard_error from attempt where ${trusted} order by attempt.finished_at desc, attempt.id desc limit 1
    ) latest on true
    left join lateral (
      select id, ability, standard_error from attempt
      where ${trusted} and latest.finished_at >= ${day}
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

/** One page of the tenant's students with how they have grown, and how many there are. */
export async function selectGrowth(tenant: StaffTenant, database: Database, query: ListQuery, since: Date) {
  const { limit, offset } = windowOf(query)
  const order = sql.join(sortBy(query, sortable, sql`moved.id`), sql`, `)
  const { rows } = await database.execute(sql`
    with moved as materialized (${comparedSince(tenant, database, query, since)}),
    chosen as (
      select id, latest_id, before_id, row_number() over (order by ${order}) as place
      from moved order by place limit ${limit} offset ${offset}
    ),
    page as (
      select account.id, account.name, account.username, account.avatar, student.grade, chosen.place,
        ${taken(sql`latest`)} as latest, ${taken(sql`before`)} as before
      from chosen
      join account on account.id = chosen.id
      join student on student.id = chosen.id
      left join attempt latest on latest.id = chosen.latest_id
      left join attempt before on before.id = chosen.before_id
    )
    select (select count(*)::int from moved) as total,
      (select coalesce(json_agg(page order by place), '[]') from page) as page`)
  return rows[0] as unknown as { total: number; page: GrowthJson[] }
}

interface TogetherRow {
  students: number
  compared: number
  /** In logits. */
  median: number | null
  grown: number
  fallen: number
}

/** How the same students have grown together. */
export async function selectGrowthTogether(tenant: StaffTenant, database: Database, query: ListQuery, since: Date) {
  const sure = normalQuantile(SURE_GROWTH)
  const { rows } = await database.execute(sql`
    select count(*)::int as students, count(difference)::int as compared,
      percentile_cont(0.5) within group (order by difference) as median,
      (count(*) filter (where errors >= ${sure}))::int as grown,
      (count(*) filter (where errors <= ${-sure}))::int as fallen
    from (${comparedSince(tenant, database, query, since)}) moved`)
  return rows[0] as unknown as TogetherRow
}

/** The students of a classroom with what their last test told, by name. */
export async function selectGroupableStudents(tenant: StaffTenant, database: Database, classroomId: number) {
  const inRoom = sql`exists (
    select 1 from classroom_student place where place.classroom_id = ${classroomId} and place.student_id = account.id)`
  const { rows } = await database.execute(sql`
    select coalesce(json_agg(pupil order by lower(pupil.name), pupil.id), '[]') as pupils
    from (${studentResultsSql(tenant, inRoom)}) pupil`)
  return (rows[0] as unknown as { pupils: StudentResultJson[] }).pupils
}
