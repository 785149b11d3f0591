import { type SQL, sql } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import { visibleStudents } from '../access/tenant'
import { expectationSql } from '../database/schema'
import { type ComparedSql, declinedSql, grownSql } from '../results/decline'
import { expectedGainSql } from '../results/expected-gain'
import { measureSql } from './measure-sql'

const isTrusted = sql`attempt.student_id = pupil.id and attempt.status = 'finished' and attempt.trusted`

const columnsOf = (name: string): ComparedSql => ({
  ability: sql.raw(`${name}.ability`),
  standardError: sql.raw(`${name}.standard_error`),
  grade: sql.raw(`${name}.grade`),
})

/** What was expected before the latest attempt; null if it is compared with another attempt than the one before it. */
const expectation = {
  expectedAbility: sql`(case when before.is_previous then latest.expected_ability end)`,
  expectedDeviation: sql`latest.expected_deviation`,
}

const timeOf = (name: string) => ({ grade: sql.raw(`${name}.grade`), elapsed: sql.raw(`${name}.grade_elapsed`) })

/** Returns a subquery of the tenant's students, with their grade of today. */
export const pupilsSql = (tenant: StaffTenant): SQL => sql`
  select account.id, account.name, student.grade
  from student join account on account.id = student.id
  where ${visibleStudents(tenant)}`

/**
 * Returns a subquery of the students in a table `pupil` whose last trusted attempt was after a day, with the earlier
 * trusted attempt nearest to that day. `expected` is what the middle reader of the student's grades gains between
 * both, in L; `against` is the growth beyond that.
 */
export const movedSql = (since: Date): SQL => {
  const day = sql`${since.toISOString()}::timestamptz`
  const difference = sql`${measureSql(sql`latest.ability`)} - ${measureSql(sql`before.ability`)}`
  const expected = expectedGainSql(timeOf('before'), timeOf('latest'))
  return sql`
    select pupil.id, pupil.name, pupil.grade as grade_now, latest.id as attempt_id, latest.grade, latest.percentile,
      latest.ability, latest.standard_error, latest.finished_at, before.ability as ability_before,
      before.standard_error as standard_error_before, before.grade as grade_before, before.finished_at as finished_before,
      ${difference} as difference, ${expected} as expected, ${difference} - ${expected} as against,
      coalesce(${grownSql(columnsOf('before'), columnsOf('latest'))}, false) as grown,
      coalesce(${declinedSql(columnsOf('before'), columnsOf('latest'), expectation)}, false) as fallen
    from pupil
    join lateral (
      select id, grade, grade_elapsed, ability, standard_error, percentile, finished_at, ${expectationSql(sql`attempt`)}
      from attempt where ${isTrusted} order by attempt.finished_at desc, attempt.id desc limit 1
    ) latest on latest.finished_at >= ${day}
    join lateral (
      select id, grade, grade_elapsed, ability, standard_error, finished_at,
        row_number() over (order by attempt.finished_at desc, attempt.id desc) = 1 as is_previous
      from attempt
      where ${isTrusted} and (attempt.finished_at, attempt.id) < (latest.finished_at, latest.id)
      order by abs(extract(epoch from attempt.finished_at - ${day})), attempt.id desc limit 1
    ) before on true`
}
