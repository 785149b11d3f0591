import { type SQL, sql } from 'drizzle-orm'
import { normAt, normAtYear } from '../assessment/percentile-norms'
import type { Grade } from '../assessment/types'
import { constant } from '../database/constant'

/** A student's grade at a test, and the share of its school year (0…1) that had passed; null if unknown. */
export interface TestTime {
  grade: Grade | null
  elapsed: number | null
}

const meanAt = ({ grade, elapsed }: TestTime) =>
  grade === null || elapsed === null ? null : normAt({ grade, elapsed }).mean

/**
 * Returns the gain, in L, that is expected between two tests: what the middle reader of the student's grade gains in that
 * time. Null if a grade is unknown. `expectedGainSql` is the same for many students.
 */
export function expectedGain(before: TestTime, latest: TestTime): number | null {
  const [start, end] = [meanAt(before), meanAt(latest)]
  return start === null || end === null ? null : end - start
}

/** The columns of a test's time, as parts of a statement. */
export type TestTimeSql = Record<keyof TestTime, SQL>

/** The years of school, counted from the start of grade 1, between which the norm is interpolated. */
const lastYear = 12
const means = sql`(array[${sql.join(
  Array.from({ length: lastYear }, (_, i) => constant(normAtYear(i + 1).mean)),
  sql`, `,
)}]::float8[])`

/** Returns the mean of the norm, in L; null if the grade or the time is unknown. */
function meanSql({ grade, elapsed }: TestTimeSql): SQL {
  const years = sql`least(${constant(lastYear)}, greatest(-1, ${grade} - 1 + ${elapsed}))`
  const from = sql`least(${constant(lastYear - 1)}, greatest(1, floor(${years})))::int`
  return sql`(case when ${grade} is not null and ${elapsed} is not null then
    ${means}[${from}] + (${years} - ${from}) * (${means}[${from} + 1] - ${means}[${from}]) end)`
}

/** Returns the gain, in L, that is expected between two tests: `expectedGain`. */
export const expectedGainSql = (before: TestTimeSql, latest: TestTimeSql): SQL =>
  sql`(${meanSql(latest)} - ${meanSql(before)})`
