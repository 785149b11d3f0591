import type {
  ComparedGroup,
  ComparedStudent,
  GroupGrowth,
  GroupLevel,
} from '@lekta/shared/contract/assessment/comparison'
import { SPREAD_STEP } from '@lekta/shared/lib/measure/attention'
import { roundMeasure } from '@lekta/shared/lib/measure/measure'
import { normOf } from '../results/group-results'
import { presentAbility, presentGrowth } from '../results/present-latest-result'
import type { GroupRow, GrowthRow, LevelRow, StudentRow } from './queries'

const rounded = (value: number | null) => (value === null ? null : roundMeasure(value))

const rangeOf = (low: number | null, high: number | null) =>
  low === null || high === null ? null : { low: roundMeasure(low), high: roundMeasure(high) }

function presentLevel(row: LevelRow | null): GroupLevel {
  if (!row) return { tested: 0, median: null, middle: null, far_below: 0, below: 0, within: 0, above: 0 }
  const { tested, median, low, high, far_below, below, within, above } = row
  return { tested, median: rounded(median), middle: rangeOf(low, high), far_below, below, within, above }
}

function presentGroupGrowth(row: GrowthRow | null): GroupGrowth {
  if (!row) return { compared: 0, median: null, expected: null, against: null, middle: null, grown: 0, fallen: 0 }
  const { compared, median, expected, against, low, high, grown, fallen } = row
  return {
    compared,
    median: rounded(median),
    expected: rounded(expected),
    against: rounded(against),
    middle: rangeOf(low, high),
    grown,
    fallen,
  }
}

/** Presents a class or grade; `at` is the time for which the norm of its grade is shown. */
export const presentComparedGroup = (
  { key, name, grade, students, bins, ...row }: GroupRow,
  at: Date,
): ComparedGroup => ({
  key,
  name,
  grade,
  students,
  level: presentLevel(row.now),
  before: presentLevel(row.before),
  growth: presentGroupGrowth(row.growth),
  norm: normOf(grade, at),
  bins: bins.map(({ bin, students: count }) => ({ from: bin * SPREAD_STEP, students: count })),
})

/** Presents a student's growth, in L as it is shown everywhere. */
export function presentComparedStudent(row: StudentRow): ComparedStudent {
  const before = { grade: row.grade_before, ability: row.ability_before, standardError: row.standard_error_before }
  const latest = { grade: row.grade, ability: row.ability, standardError: row.standard_error }
  return {
    id: row.id,
    name: row.name,
    classrooms: row.classrooms,
    grade: row.grade,
    report_id: row.attempt_id,
    from: presentAbility(before.ability, before.grade),
    to: presentAbility(latest.ability, latest.grade),
    from_at: new Date(row.finished_before).toISOString(),
    to_at: new Date(row.finished_at).toISOString(),
    percentile: row.percentile,
    expected: rounded(row.expected),
    ...presentGrowth(before, latest),
    fallen: row.fallen,
  }
}
