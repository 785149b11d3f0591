import { type SQL, sql } from 'drizzle-orm'
import { boolean, doublePrecision, integer, pgTable, pgView, smallint, unique } from 'drizzle-orm/pg-core'
import type { Grade } from '../../assessment/types'
import { attempt } from './attempt'
import { timestamp } from './columns'
import { student } from './people'

const resultColumns = () => ({
  finishedAt: timestamp().notNull(),
  grade: smallint().$type<Grade>(),
  ability: doublePrecision().notNull(),
  abilityLow: doublePrecision().notNull(),
  abilityHigh: doublePrecision().notNull(),
  standardError: doublePrecision().notNull(),
  trusted: boolean().notNull(),
  percentile: smallint(),
  gradeBefore: smallint().$type<Grade>(),
  abilityBefore: doublePrecision(),
  standardErrorBefore: doublePrecision(),
  /**
   * What was expected of the student before the last attempt: ability and standard deviation, in logits. Null if it had
   * single items, or if no result came before it.
   */
  expectedAbility: doublePrecision(),
  expectedDeviation: doublePrecision(),
})

/**
 * A student's last finished attempt, with the values of the previous trusted attempt, which growth is computed from.
 * A student without a finished attempt has no row. A trigger on `attempt` keeps the rows equal to those of
 * `derivedResult` (decision 59).
 */
export const latestResult = pgTable(
  'latest_result',
  {
    studentId: integer()
      .primaryKey()
      .references(() => student.id, { onDelete: 'cascade' }),
    attemptId: integer()
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    ...resultColumns(),
  },
  (table) => [unique().on(table.attemptId)],
)

/** Returns the columns of an attempt with what was expected of the student; `expectedAbility` says when they are null. */
export const expectationSql = (attempt: SQL) => {
  const isExpected = sql`${attempt}.profile ? 'maximumPassages' and ${attempt}.prior_source = 'last'`
  return sql`case when ${isExpected} then ${attempt}.prior_mean end as expected_ability,
    case when ${isExpected} then ${attempt}.prior_deviation end as expected_deviation`
}

/** What `latestResult` contains, derived from all attempts. */
export const derivedResult = pgView('standing', {
  studentId: integer().notNull(),
  attemptId: integer().notNull(),
  ...resultColumns(),
}).as(sql`
  select student.id as student_id, last.id as attempt_id, last.finished_at, last.grade, last.ability, last.ability_low,
    last.ability_high, last.standard_error, last.trusted, last.percentile, before.grade as grade_before,
    before.ability as ability_before, before.standard_error as standard_error_before,
    ${expectationSql(sql`last`)}
  from student
  join lateral (
    select * from attempt where student_id = student.id and status = 'finished'
    order by finished_at desc, id desc limit 1
  ) last on true
  left join lateral (
    select * from attempt where student_id = student.id and status = 'finished' and trusted
      and (finished_at, id) < (last.finished_at, last.id)
    order by finished_at desc, id desc limit 1
  ) before on true`)
