import { type Change, hasSurelyFallen, SURE_GROWTH } from '@lekta/shared/lib/measure/measure'
import { type SQL, sql } from 'drizzle-orm'
import { hasDeclined, LEAST_PROBABILITY } from '../assessment/effort/decline'
import { normalQuantile } from '../assessment/estimate/normal'
import { clipToGrade } from '../assessment/percentile-norms'
import { measureOf, spanOf } from '../assessment/scale'
import type { Estimate, Grade } from '../assessment/types'
import { constant } from '../database/constant'

/** What was expected of a student before a test, in logits: the ability and its standard deviation; null if unknown. */
export interface Expectation {
  expectedAbility: number | null
  expectedDeviation: number | null
}

/**
 * Returns whether a result that has changed since the trusted one before it is a clear decline: it is shown as a lower
 * measure, and is further below what was expected of the student than chance explains. Tests that hold no such
 * expectation are compared with the result before alone. `declinedSql` is the same for many students.
 */
export function isDecline(change: Change, last: Estimate & Expectation): boolean {
  const { expectedAbility: mean, expectedDeviation: standardDeviation } = last
  if (mean === null || standardDeviation === null) return hasSurelyFallen(change)
  return change.difference < 0 && hasDeclined({ mean, standardDeviation, source: 'last' }, last)
}

/** The columns of a result, in logits, as parts of a statement. */
export type ComparedSql = Record<'ability' | 'standardError' | 'grade', SQL>

const grades: readonly (Grade | null)[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, null]
const highest = sql.join(
  grades.map((grade) => constant(clipToGrade(Number.POSITIVE_INFINITY, grade))),
  sql`, `,
)
const lowest = constant(clipToGrade(Number.NEGATIVE_INFINITY, null))

/** Returns the measure that is shown for an ability, in steps of 5L. */
const shownSql = ({ ability, grade }: ComparedSql) => sql`floor(greatest(${lowest}, least(
  (array[${highest}])[coalesce(${grade} + 1, ${constant(grades.length)})],
  ${constant(spanOf(1))} * ${ability} + ${constant(measureOf(0))})) / 5 + 0.5)`

const errorSql = (first: SQL, second: SQL) => sql`sqrt(${first} ^ 2 + ${second} ^ 2)`

/**
 * Returns a condition: with at least this probability, a result has grown since the one before it by more than `gain`,
 * in logits. It may be null.
 */
export const grownSql = (before: ComparedSql, last: ComparedSql, probability = SURE_GROWTH, gain = constant(0)) => sql`(
  ${last.ability} - ${before.ability} - ${gain}
    >= ${constant(normalQuantile(probability))} * ${errorSql(last.standardError, before.standardError)}
  and ${shownSql(last)} > ${shownSql(before)})`

/** Returns a condition: `isDecline`. It may be null. */
export const declinedSql = (
  before: ComparedSql,
  last: ComparedSql,
  { expectedAbility, expectedDeviation }: Record<keyof Expectation, SQL>,
) => sql`(
  case when ${expectedAbility} is null
    then ${last.ability} - ${before.ability}
      <= ${constant(-normalQuantile(SURE_GROWTH))} * ${errorSql(last.standardError, before.standardError)}
    else ${last.ability} - ${expectedAbility}
      < ${constant(normalQuantile(LEAST_PROBABILITY))} * ${errorSql(last.standardError, expectedDeviation)}
  end and ${shownSql(last)} < ${shownSql(before)})`
