import { FAR_BELOW_PERCENTILE } from '@lekta/shared/lib/measure/attention'
import { and, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Tenant, visibleStudents } from '../access/tenant'
import { constant } from '../database/constant'
import { type ComparedSql, declinedSql, grownSql } from './decline'
import { type LatestResultRow, presentLatestResult } from './present-latest-result'

const last: ComparedSql = {
  ability: sql`last.ability`,
  standardError: sql`last.standard_error`,
  grade: sql`last.grade`,
}
const before: ComparedSql = {
  ability: sql`last.ability_before`,
  standardError: sql`last.standard_error_before`,
  grade: sql`last.grade_before`,
}
const expectation = { expectedAbility: sql`last.expected_ability`, expectedDeviation: sql`last.expected_deviation` }

/**
 * Returns a subquery of the tenant's students that meet the condition, with their latest results. A trusted result is
 * `compared` if there is an earlier result, `grown` if the growth is certain enough, `fallen` if it is a clear decline, and `far_below` if
 * it is far below the grade. An untrusted result is `doubtful`.
 */
export const studentResultsSql = (tenant: Tenant, condition?: SQL) => sql`
  select student.id, account.name, account.avatar, account.school_id, student.grade, last.attempt_id, last.finished_at,
    last.grade as attempt_grade, last.ability, last.ability_low, last.ability_high, last.standard_error,
    coalesce(last.trusted, false) as trusted, last.percentile, last.grade_before, last.ability_before,
    last.standard_error_before, last.expected_ability, last.expected_deviation,
    last.ability - last.ability_before as difference,
    coalesce(last.trusted and last.ability_before is not null, false) as compared,
    coalesce(last.trusted and ${grownSql(before, last)}, false) as grown,
    coalesce(last.trusted and ${declinedSql(before, last, expectation)}, false) as fallen,
    coalesce(last.trusted and last.percentile <= ${constant(FAR_BELOW_PERCENTILE)}, false) as far_below,
    coalesce(not last.trusted, false) as doubtful
  from student
  join account on account.id = student.id
  left join latest_result last on last.student_id = student.id
  where ${and(visibleStudents(tenant), condition)}`

/** A grade as PostgreSQL returns it. */
export const GradeJson = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])

const person = { id: z.number(), name: z.string(), avatar: z.nullable(z.string()) }

/** A row of `studentResultsSql` as JSON, of a student who has finished an attempt. Abilities are in logits. */
export const MeasuredStudent = z.object({
  ...person,
  attempt_id: z.number(),
  finished_at: z.string(),
  attempt_grade: z.nullable(GradeJson),
  ability: z.number(),
  ability_low: z.number(),
  ability_high: z.number(),
  standard_error: z.number(),
  trusted: z.boolean(),
  percentile: z.nullable(z.number()),
  grade_before: z.nullable(GradeJson),
  ability_before: z.nullable(z.number()),
  standard_error_before: z.nullable(z.number()),
  expected_ability: z.nullable(z.number()),
  expected_deviation: z.nullable(z.number()),
})
type MeasuredStudent = z.infer<typeof MeasuredStudent>

const UnmeasuredStudent = z.object({ ...person, attempt_id: z.null(), percentile: z.null() })

/** Returns the schema of a row of `studentResultsSql` as JSON, with more columns. */
export const studentResultWith = <S extends z.core.$ZodShape>(columns: S) =>
  z.union([z.extend(MeasuredStudent, columns), z.extend(UnmeasuredStudent, columns)])

export const StudentResult = studentResultWith({})
export type StudentResult = z.infer<typeof StudentResult>

/** The columns that the summary uses. The columns of a result are read only if there is one. */
export type StudentResultJson = MeasuredStudent

const latestResultRow = (pupil: MeasuredStudent): LatestResultRow => ({
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
  expectedAbility: pupil.expected_ability,
  expectedDeviation: pupil.expected_deviation,
})

/** Returns whether a student has finished an attempt. */
export const isMeasured = (pupil: StudentResult): pupil is MeasuredStudent => pupil.attempt_id !== null

/** Returns the student's latest result; null if there is none. */
export const latestResultOf = (pupil: StudentResult) =>
  isMeasured(pupil) ? presentLatestResult(latestResultRow(pupil)) : null
