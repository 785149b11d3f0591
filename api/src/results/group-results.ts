import type { GroupResults } from '@lekta/shared/contract/dashboard'
import { type SQL, sql } from 'drizzle-orm'
import type { Grade } from '../assessment/types'
import { schoolTime } from '../school/school-time'
import { presentAbility, presentNorm } from './present-latest-result'

/** A change is told of so many students or more; fewer would tell of single children. */
const fewestCompared = 5

/**
 * Columns that sum up the rows of a `pupil` (of `pupilsOf`, with `earlier`: its last ability before the term, where it was
 * measured in this one too), tested since a moment.
 */
export const groupColumns = (termBegan: Date): SQL => sql`
  count(pupil.id)::int as students,
  (count(*) filter (where pupil.finished_at >= ${termBegan.toISOString()}))::int as tested,
  percentile_cont(0.5) within group (order by pupil.ability) filter (where pupil.trusted) as median,
  count(pupil.earlier)::int as compared,
  percentile_cont(0.5) within group (order by pupil.ability) filter (where pupil.earlier is not null) as latest,
  percentile_cont(0.5) within group (order by pupil.earlier) as earlier`

export interface GroupRow {
  grade: Grade
  students: number
  tested: number
  median: number | null
  compared: number
  latest: number | null
  earlier: number | null
}

/** The middle half of a grade's readers at a moment, in L. */
export const normOf = (grade: Grade, now: Date) => presentNorm(schoolTime(grade, now) ?? { grade, elapsed: 0 })

const placeIn = ({ low, high }: { low: number; high: number }, value: number) =>
  value < low ? 'below' : value > high ? 'above' : 'within'

/** A group as the contract names it. */
export function presentGroup(row: GroupRow, now: Date): GroupResults {
  const { grade, students, tested, compared, latest, earlier } = row
  const norm = normOf(grade, now)
  const median = row.median === null ? null : presentAbility(row.median, grade)
  const known = compared >= fewestCompared && latest !== null && earlier !== null
  return {
    grade,
    students,
    tested,
    median,
    norm,
    place: median === null ? null : placeIn(norm, median),
    change: known ? presentAbility(latest, grade) - presentAbility(earlier, grade) : null,
  }
}
