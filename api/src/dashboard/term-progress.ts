import { FAR_BELOW_PERCENTILE } from '@lekta/shared/lib/measure/attention'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { StaffTenant } from '../access/tenant'
import { constant } from '../database/constant'
import { expectedGainSql } from '../results/expected-gain'
import { studentResultsSql } from '../results/student-results-sql'

/**
 * Returns a subquery of the students with their last trusted percentile before the term, and whether they were tested in
 * the term before. For students measured in the term, `earlier` is the last trusted ability before the term, and
 * `expected` the gain, in L, that was expected since then.
 */
export const comparedPupils = (tenant: StaffTenant, term: SQL, lastTerm: SQL): SQL => sql`
  select own.*, case when own.trusted then before.ability end as earlier,
    case when own.trusted then before.expected end as expected,
    case when own.finished_at >= ${term} then before.percentile when own.trusted then own.percentile end as percentile_before,
    coalesce(own.finished_at >= ${term} and before.finished_at >= ${lastTerm}
      or own.finished_at < ${term} and own.finished_at >= ${lastTerm}, false) as tested_before
  from (${studentResultsSql(tenant)}) own
  left join lateral (
    select attempt.ability, attempt.percentile, attempt.finished_at, ${expectedGainSql(
      { grade: sql`attempt.grade`, elapsed: sql`attempt.grade_elapsed` },
      {
        grade: sql`own.attempt_grade`,
        elapsed: sql`(select latest.grade_elapsed from attempt latest where latest.id = own.attempt_id)`,
      },
    )} as expected
    from attempt
    where own.finished_at >= ${term} and attempt.student_id = own.id
      and attempt.status = 'finished' and attempt.trusted and attempt.finished_at < ${term}
    order by attempt.finished_at desc, attempt.id desc limit 1
  ) before on true`

/** The columns of `progressColumns`. */
export const ProgressRow = z.object({
  measured: z.number(),
  far_below: z.number(),
  tested_before: z.number(),
  measured_before: z.number(),
  far_below_before: z.number(),
  compared: z.number(),
  /** In logits, and in L. */
  growth: z.nullable(z.number()),
  expected: z.nullable(z.number()),
})

/** Columns that sum up `comparedPupils`. */
export const progressColumns = sql`
  (count(*) filter (where trusted))::int as measured,
  (count(*) filter (where far_below))::int as far_below,
  (count(*) filter (where tested_before))::int as tested_before,
  count(percentile_before)::int as measured_before,
  (count(*) filter (where percentile_before <= ${constant(FAR_BELOW_PERCENTILE)}))::int as far_below_before,
  count(earlier)::int as compared,
  percentile_cont(0.5) within group (order by ability - earlier) as growth,
  percentile_cont(0.5) within group (order by expected) as expected`
