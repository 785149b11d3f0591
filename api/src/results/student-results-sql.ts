import { FAR_BELOW_PERCENTILE } from '@lekta/shared/lib/attention'
import { SURE_GROWTH } from '@lekta/shared/lib/measure'
import { and, type SQL, sql } from 'drizzle-orm'
import { type Tenant, visibleStudents } from '../access/tenant'
import { normalQuantile } from '../assessment/normal'
import type { Grade } from '../assessment/types'
import { type LatestResultRow, presentLatestResult } from './present-latest-result'

/** A difference of so many of its standard errors is growth, or a fall, that may be called sure. */
const sure = normalQuantile(SURE_GROWTH)

const difference = sql`(last.ability - last.ability_before)`
const error = sql`sqrt(last.standard_error ^ 2 + last.standard_error_before ^ 2)`

/**
 * A subquery: the students whom a tenant may see, as many as the condition leaves, each with its standing and what is to be
 * noticed about it: `compared` with a test before, surely `grown` or `fallen`, `far_below` the grade (all of them
 * from measures that can be trusted), `doubtful` where the last one cannot.
 */
export const studentResultsSql = (tenant: Tenant, condition?: SQL) => sql`
  select student.id, account.name, account.avatar, account.school_id, student.grade, last.attempt_id, last.finished_at,
    last.grade as attempt_grade, last.ability, last.ability_low, last.ability_high, last.standard_error,
    coalesce(last.trusted, false) as trusted, last.percentile, last.grade_before, last.ability_before,
    last.standard_error_before, ${difference} as difference,
    coalesce(last.trusted and last.ability_before is not null, false) as compared,
    coalesce(last.trusted and ${difference} >= ${sure} * ${error}, false) as grown,
    coalesce(last.trusted and ${difference} <= ${-sure} * ${error}, false) as fallen,
    coalesce(last.trusted and last.percentile <= ${FAR_BELOW_PERCENTILE}, false) as far_below,
    coalesce(not last.trusted, false) as doubtful
  from student
  join account on account.id = student.id
  left join standing last on last.student_id = student.id
  where ${and(visibleStudents(tenant), condition)}`

/** A row of `pupilsOf` as PostgreSQL makes JSON of it. */
export interface StudentResultJson {
  id: number
  name: string
  avatar: string | null
  attempt_id: number | null
  finished_at: string
  attempt_grade: Grade | null
  ability: number
  ability_low: number
  ability_high: number
  standard_error: number
  trusted: boolean
  percentile: number | null
  grade_before: Grade | null
  ability_before: number | null
  standard_error_before: number | null
}

const standingRow = (pupil: StudentResultJson & { attempt_id: number }): LatestResultRow => ({
  attemptId: pupil.attempt_id,
  finishedAt: new Date(pupil.finished_at),
  grade: pupil.attempt_grade,
  ability: pupil.ability,
  abilityLow: pupil.ability_low,
  abilityHigh: pupil.ability_high,
  standardError: pupil.standard_error,
  trusted: pupil.trusted,
  percentile: pupil.percentile,
  gradeBefore: pupil.grade_before,
  abilityBefore: pupil.ability_before,
  standardErrorBefore: pupil.standard_error_before,
})

const isMeasured = (pupil: StudentResultJson): pupil is StudentResultJson & { attempt_id: number } =>
  pupil.attempt_id !== null

/** What a student's last finished test told; null while there is none. */
export const latestResultOf = (pupil: StudentResultJson) =>
  isMeasured(pupil) ? presentLatestResult(standingRow(pupil)) : null
