import type { ListQuery } from '@lekta/shared/contract/list'
import type { ScoreSummary } from '@lekta/shared/contract/people/student'
import { SPREAD_STEP, STALE_MONTHS } from '@lekta/shared/lib/measure/attention'
import { type SQL, sql } from 'drizzle-orm'
import type { Tenant } from '../access/tenant'
import { clipToGrade } from '../assessment/percentile-norms'
import { abilityOf, logitsOf } from '../assessment/scale'
import type { Grade } from '../assessment/types'
import type { Database } from '../database/connect'
import { constant } from '../database/constant'
import { normOf } from '../results/group-results'
import { presentAbility } from '../results/present-latest-result'
import { latestResultOf, type StudentResultJson, studentResultsSql } from '../results/student-results-sql'
import { whereFilters } from './queries'

/** How many students of each kind are listed by name. The list of students contains the others. */
const namesPerKind = 50

const grades: readonly Grade[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const MONTH = (365.25 / 12) * 24 * 60 * 60_000

type Kind = 'grown' | 'fallen' | 'far_below' | 'doubtful' | 'stale' | 'unmeasured'

interface Row {
  grades: {
    grade: Grade | null
    students: number
    measured: number
    compared: number
    trusted: number
    low: number
    median: number
    high: number
    below: number
    above: number
    bins: { bin: number; students: number }[]
  }[]
  people: (StudentResultJson & { kind: Kind; total: number })[]
}

/**
 * Half of the step to which measures are rounded. With this tolerance, a student shown exactly at an end of the
 * middle half counts as inside it.
 */
const halfStep = 2.5

/** Returns rows with the abilities, in logits, between which the middle half of each grade is shown at a time. */
const normRows = (now: Date) =>
  sql.join(
    grades.map((grade) => {
      const { low, high } = normOf(grade, now)
      return sql`(${grade}::int, ${abilityOf(low - halfStep)}::float8, ${abilityOf(high + halfStep)}::float8)`
    }),
    sql`, `,
  )

/** Returns the statement that sums up the measures of the students in a list, for any number of students. */
export function summarySql(tenant: Tenant, database: Database, query: ListQuery, now: Date): SQL {
  const stale = sql`${new Date(now.getTime() - STALE_MONTHS * MONTH).toISOString()}::timestamptz`
  const bin = sql`floor((pupil.ability - ${abilityOf(0)}::float8) / ${logitsOf(SPREAD_STEP)}::float8)::int`
  return sql`
    with pupil as materialized (${studentResultsSql(tenant, whereFilters(database, query))}),
    norms (grade, low, high) as (values ${normRows(now)}),
    grades as (
      select pupil.grade, count(*)::int as students, count(attempt_id)::int as measured,
        (count(*) filter (where compared))::int as compared, (count(*) filter (where trusted))::int as trusted,
        percentile_cont(0.25) within group (order by ability) filter (where trusted) as low,
        percentile_cont(0.5) within group (order by ability) filter (where trusted) as median,
        percentile_cont(0.75) within group (order by ability) filter (where trusted) as high,
        (count(*) filter (where trusted and ability < norms.low))::int as below,
        (count(*) filter (where trusted and ability >= norms.high))::int as above
      from pupil left join norms on norms.grade = pupil.grade group by pupil.grade
    ),
    bins as (select grade, ${bin} as bin, count(*)::int as students from pupil where trusted group by 1, 2),
    kinds as (
      select id, 'grown' as kind, -difference as rank from pupil where grown
      union all select id, 'fallen', difference from pupil where fallen
      union all select id, 'far_below', percentile from pupil where far_below
      union all select id, 'doubtful', 0 from pupil where doubtful
      union all select id, 'stale', extract(epoch from finished_at) from pupil where finished_at < ${stale}
      union all select id, 'unmeasured', 0 from pupil where attempt_id is null
    ),
    people as (
      select pupil.*, kinds.kind, count(*) over (partition by kinds.kind)::int as total,
        row_number() over (partition by kinds.kind order by kinds.rank, lower(pupil.name), pupil.id) as rank_in_kind
      from kinds join pupil on pupil.id = kinds.id
    )
    select
      (select coalesce(json_agg(json_build_object(
        'grade', grade, 'students', students, 'measured', measured, 'compared', compared, 'trusted', trusted,
        'low', low, 'median', median, 'high', high, 'below', below, 'above', above, 'bins', coalesce((
          select json_agg(json_build_object('bin', bins.bin, 'students', bins.students) order by bins.bin)
          from bins where bins.grade is not distinct from grades.grade), '[]')
      ) order by grade nulls last), '[]') from grades) as grades,
      (select coalesce(json_agg(people order by rank_in_kind), '[]') from people where rank_in_kind <= ${constant(namesPerKind)}) as people`
}

/** Returns the summary of the measures of the students in a list. */
export async function selectSummary(tenant: Tenant, database: Database, query: ListQuery, now: Date): Promise<Row> {
  const { rows } = await database.execute(summarySql(tenant, database, query, now))
  return rows[0] as unknown as Row
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function presentNorm({ grade, trusted, below, above }: Row['grades'][number], now: Date) {
  if (grade === null) return null
  return { ...normOf(grade, now), below, within: trusted - below - above, above }
}

function spreadOf(row: Row['grades'][number], now: Date): ScoreSummary['grades'][number] {
  const { grade, trusted, low, median, high, bins } = row
  const shown = (ability: number) => presentAbility(ability, grade)
  const stretches = new Map<number, number>()
  for (const { bin, students } of bins) {
    const from = Math.floor(clipToGrade(bin * SPREAD_STEP, grade) / SPREAD_STEP) * SPREAD_STEP
    stretches.set(from, (stretches.get(from) ?? 0) + students)
  }
  return {
    grade,
    students: trusted,
    median: shown(median),
    low: shown(low),
    high: shown(high),
    norm: presentNorm(row, now),
    bins: [...stretches].map(([from, students]) => ({ from, students })),
  }
}

export function presentSummary({ grades, people }: Row, now: Date): ScoreSummary {
  const kind = <T>(selectedKind: Kind, present: (pupil: StudentResultJson) => T[]) => {
    const ofKind = people.filter((pupil) => pupil.kind === selectedKind)
    return { count: ofKind[0]?.total ?? 0, first: ofKind.flatMap(present) }
  }
  const named = ({ id, name, attempt_id: report_id }: StudentResultJson) => [{ id, name, report_id }]
  const withGrowth = (pupil: StudentResultJson) => {
    const growth = latestResultOf(pupil)?.growth
    return growth ? named(pupil).map((name) => ({ ...name, growth })) : []
  }
  const withPercentile = (pupil: StudentResultJson) =>
    pupil.percentile === null ? [] : named(pupil).map((name) => ({ ...name, percentile: pupil.percentile as number }))
  return {
    students: sum(grades.map(({ students }) => students)),
    measured: sum(grades.map(({ measured }) => measured)),
    compared: sum(grades.map(({ compared }) => compared)),
    grades: grades.filter(({ trusted }) => trusted > 0).map((row) => spreadOf(row, now)),
    grown: kind('grown', withGrowth),
    fallen: kind('fallen', withGrowth),
    far_below: kind('far_below', withPercentile),
    doubtful: kind('doubtful', named),
    stale: kind('stale', (pupil) =>
      named(pupil).map((name) => ({ ...name, finished_at: new Date(pupil.finished_at).toISOString() })),
    ),
    unmeasured: kind('unmeasured', named),
  }
}
