import type { ListQuery } from '@lekta/shared/contract/list'
import { PROBABLE_GROWTH } from '@lekta/shared/lib/measure/measure'
import { type SQL, sql } from 'drizzle-orm'
import { type StaffTenant, visibleStudents } from '../access/tenant'
import { logitsOf } from '../assessment/scale'
import type { Database } from '../database/connect'
import { constant } from '../database/constant'
import { expectationSql } from '../database/schema'
import { type ComparedSql, declinedSql, grownSql } from '../results/decline'
import { expectedGainSql } from '../results/expected-gain'
import { whereFilters } from '../student/queries'

const isTrusted = sql`attempt.student_id = student.id and attempt.status = 'finished' and attempt.trusted`

const columnsOf = (name: string): ComparedSql => ({
  ability: sql.raw(`${name}.ability`),
  standardError: sql.raw(`${name}.standard_error`),
  grade: sql.raw(`${name}.grade`),
})

const timeOf = (name: string) => ({ grade: sql.raw(`${name}.grade`), elapsed: sql.raw(`${name}.grade_elapsed`) })

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
 * Returns a subquery of the tenant's students with their last trusted attempt. If that attempt was after `since`, each
 * row also has the earlier trusted attempt nearest to `since`, the difference between both in logits, and the gain in L
 * that was expected in that time.
 */
const comparedSince = (tenant: StaffTenant, database: Database, query: ListQuery, since: Date): SQL => {
  const day = sql`${since.toISOString()}::timestamptz`
  const [before, latest] = [columnsOf('before'), columnsOf('latest')]
  const gain = sql`gain.expected * ${constant(logitsOf(1))}`
  return sql`
    select account.id, account.name, latest.id as latest_id, before.id as before_id, latest.ability as measure, before.ability as earlier,
      latest.ability - before.ability as difference,
      (latest.ability - before.ability) / sqrt(latest.standard_error ^ 2 + before.standard_error ^ 2) as errors,
      gain.expected, ${grownSql(before, latest)} as grown, ${declinedSql(before, latest, expectation)} as fallen,
      ${grownSql(latest, before, PROBABLE_GROWTH)} as probably_fallen,
      ${grownSql(before, latest, PROBABLE_GROWTH)} as probably_grown,
      ${grownSql(before, latest, PROBABLE_GROWTH, gain)} as more, ${grownSql(before, latest, 1 - PROBABLE_GROWTH, gain)} as enough
    from student
    join account on account.id = student.id
    left join lateral (
      select id, finished_at, grade, grade_elapsed, ability, standard_error, ${expectationSql(sql`attempt`)} from attempt
      where ${isTrusted} order by attempt.finished_at desc, attempt.id desc limit 1
    ) latest on true
    left join lateral (
      select id, grade, grade_elapsed, ability, standard_error from attempt
      where ${isTrusted} and latest.finished_at >= ${day}
        and (attempt.finished_at, attempt.id) < (latest.finished_at, latest.id)
      order by abs(extract(epoch from attempt.finished_at - ${day})), attempt.id desc limit 1
    ) before on true
    cross join lateral (select ${expectedGainSql(timeOf('before'), timeOf('latest'))} as expected) gain
    where ${visibleStudents(tenant)} and ${whereFilters(database, query) ?? sql`true`}`
}

/**
 * Returns `comparedSince` with the outcome as `GrowthOutcome` defines it, and `need`: the lower it is, the more a student
 * needs attention. Clear declines come first, then the other outcomes, each by the distance from the expected gain.
 */
export const judgedSince = (tenant: StaffTenant, database: Database, query: ListQuery, since: Date): SQL => sql`
  select judged.*,
    case outcome when 'declined' then case when fallen then 0 else 1 end
      when 'unchanged' then 2 when 'less' then 3 when 'expected' then 4 when 'more' then 5 end * 1000
      + difference - coalesce(expected, 0) * ${constant(logitsOf(1))} as need
  from (
    select compared.*, case
      when difference is null then null
      when fallen or probably_fallen then 'declined'
      when not probably_grown then 'unchanged'
      when more then 'more'
      when not enough then 'less'
      else 'expected' end as outcome
    from (${comparedSince(tenant, database, query, since)}) compared
  ) judged`
