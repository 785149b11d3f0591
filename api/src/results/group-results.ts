import type { GroupResults } from '@lekta/shared/contract/dashboard'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Grade } from '../assessment/types'
import { schoolTime } from '../school/school-time'
import { presentAbility, presentNorm } from './present-latest-result'
import { GradeJson } from './student-results-sql'

/**
 * The minimum number of students for whom a change or a range is shown. With fewer students, it could reveal a single
 * child's results.
 */
export const fewestCompared = 5

/**
 * Returns columns that summarise a table `pupil`, which has the columns of `studentResultsSql` and a column
 * `earlier`. `earlier` is the last ability before the term, if the student was measured in this term too.
 */
export const groupColumns = (termBegan: Date): SQL => sql`
  count(pupil.id)::int as students,
  (count(*) filter (where pupil.finished_at >= ${termBegan.toISOString()}))::int as tested,
  (count(*) filter (where pupil.trusted))::int as measured,
  percentile_cont(0.5) within group (order by pupil.ability) filter (where pupil.trusted) as median,
  percentile_cont(0.25) within group (order by pupil.ability) filter (where pupil.trusted) as low,
  percentile_cont(0.75) within group (order by pupil.ability) filter (where pupil.trusted) as high,
  count(pupil.earlier)::int as compared,
  percentile_cont(0.5) within group (order by pupil.ability) filter (where pupil.earlier is not null) as latest,
  percentile_cont(0.5) within group (order by pupil.earlier) as earlier`

/** The columns of `groupColumns`, with the group's grade. */
export const GroupRow = z.object({
  grade: GradeJson,
  students: z.number(),
  tested: z.number(),
  measured: z.number(),
  median: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  compared: z.number(),
  latest: z.nullable(z.number()),
  earlier: z.nullable(z.number()),
})
export type GroupRow = z.infer<typeof GroupRow>

/** Returns the range of the middle half of a grade's readers at a time, in L. */
export const normOf = (grade: Grade, now: Date) => presentNorm(schoolTime(grade, now) ?? { grade, elapsed: 0 })

const compareWith = ({ low, high }: { low: number; high: number }, value: number) =>
  value < low ? 'below' : value > high ? 'above' : 'within'

function middleOf({ grade, measured, low, high }: GroupRow): GroupResults['middle'] {
  if (measured < fewestCompared || low === null || high === null) return null
  return { low: presentAbility(low, grade), high: presentAbility(high, grade) }
}

/** Presents a group as the contract defines it. */
export function presentGroup(row: GroupRow, now: Date): GroupResults {
  const { grade, students, tested, compared, latest, earlier } = row
  const norm = normOf(grade, now)
  const median = row.median === null ? null : presentAbility(row.median, grade)
  const canCompare = compared >= fewestCompared && latest !== null && earlier !== null
  return {
    grade,
    students,
    tested,
    median,
    norm,
    place: median === null ? null : compareWith(norm, median),
    middle: middleOf(row),
    change: canCompare ? presentAbility(latest, grade) - presentAbility(earlier, grade) : null,
  }
}
