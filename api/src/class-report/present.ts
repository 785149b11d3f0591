import type { GrowthRow, ReadingGroups } from '@lekta/shared/contract/assessment/class-report'
import { roundMeasure } from '@lekta/shared/lib/measure/measure'
import { forecastFor } from '../assessment/estimate/measures'
import { expectedGain } from '../results/expected-gain'
import { presentGrowth, presentMeasure } from '../results/present-latest-result'
import { isMeasured, latestResultOf, type StudentResult } from '../results/student-results-sql'
import { groupStudents, textFor } from './group-students'
import type { ComparedAttempt, GrowthRow as GrowthQueryRow } from './queries'

const measured = ({ grade, ability, ability_low, ability_high, standard_error }: ComparedAttempt) => ({
  grade,
  ability,
  abilityLow: ability_low,
  abilityHigh: ability_high,
  standardError: standard_error,
})

const presentAttempt = (attempt: ComparedAttempt) => ({
  report_id: attempt.id,
  finished_at: new Date(attempt.finished_at).toISOString(),
  measure: presentMeasure(measured(attempt)),
})

const timeOf = ({ grade, grade_elapsed: elapsed }: ComparedAttempt) => ({ grade, elapsed })

function presentChange(before: ComparedAttempt, latest: ComparedAttempt, fallen: boolean | null) {
  const expected = expectedGain(timeOf(before), timeOf(latest))
  return {
    ...presentGrowth(measured(before), measured(latest)),
    fallen: fallen ?? false,
    expected: expected === null ? null : roundMeasure(expected),
  }
}

export const presentGrowthRow = ({ latest, before, fallen, ...student }: GrowthQueryRow): GrowthRow => ({
  id: student.id,
  name: student.name,
  username: student.username,
  avatar: student.avatar,
  grade: student.grade,
  classrooms: student.classrooms,
  earlier: before && presentAttempt(before),
  latest: latest && presentAttempt(latest),
  growth: latest && before && presentChange(before, latest, fallen),
  outcome: student.outcome,
})

/** Returns the students whose latest result is trusted, in the given order. */
export const groupableStudentsOf = (pupils: readonly StudentResult[]) =>
  pupils.flatMap((pupil) => {
    const result = latestResultOf(pupil)
    if (!isMeasured(pupil) || !result?.trusted) return []
    const { id, name, ability } = pupil
    const { report_id, measure } = result
    return [{ value: measure.value, ability, shown: { id, name, report_id, measure } }]
  })

export type GroupableStudent = ReturnType<typeof groupableStudentsOf>[number]

function presentGroup(group: readonly GroupableStudent[]): ReadingGroups['groups'][number] {
  const text = textFor(group)
  const abilities = group.map(({ ability }) => ability)
  const understood = (ability: number) => forecastFor(ability, text).comprehension
  return {
    text,
    understood: { lowest: understood(Math.min(...abilities)), highest: understood(Math.max(...abilities)) },
    students: group.map(({ shown }) => shown),
  }
}

/**
 * Puts the students of a classroom into groups that can read the same text. `left_out` lists the students without a
 * trusted result.
 */
export function presentGroups(pupils: readonly StudentResult[]): ReadingGroups {
  const groupable = groupableStudentsOf(pupils)
  const grouped = new Set(groupable.map(({ shown }) => shown.id))
  const rest = pupils.filter(({ id }) => !grouped.has(id))
  return {
    groups: groupStudents(groupable).map(presentGroup),
    left_out: rest.map(({ id, name, attempt_id }) => ({ id, name, report_id: attempt_id })),
  }
}
