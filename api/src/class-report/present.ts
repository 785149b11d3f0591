import type { GrowthRow, ReadingGroups } from '@lekta/shared/contract/class-report'
import { forecastFor } from '../assessment/result'
import { presentGrowth, presentMeasure } from '../results/present-latest-result'
import { latestResultOf, type StudentResultJson } from '../results/student-results-sql'
import { groupStudents, textFor } from './group-students'
import type { AttemptJson, GrowthJson } from './queries'

const measured = ({ grade, ability, ability_low, ability_high, standard_error }: AttemptJson) => ({
  grade,
  ability,
  abilityLow: ability_low,
  abilityHigh: ability_high,
  standardError: standard_error,
})

const presentTaken = (taken: AttemptJson) => ({
  report_id: taken.id,
  finished_at: new Date(taken.finished_at).toISOString(),
  measure: presentMeasure(measured(taken)),
})

export const presentGrowthRow = ({ latest, before, ...student }: GrowthJson): GrowthRow => ({
  id: student.id,
  name: student.name,
  username: student.username,
  avatar: student.avatar,
  grade: student.grade,
  earlier: before && presentTaken(before),
  latest: latest && presentTaken(latest),
  growth: latest && before && presentGrowth(measured(before), measured(latest)),
})

/** The students whose last test tells where they stand, as they were given. */
export const groupableStudentsOf = (pupils: readonly StudentResultJson[]) =>
  pupils.flatMap((pupil) => {
    const standing = latestResultOf(pupil)
    if (!standing?.trusted) return []
    const { id, name, ability } = pupil
    const { report_id, measure } = standing
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

/** The students of a classroom in groups who can read the same text, and those of whom nothing sure is known. */
export function presentGroups(pupils: readonly StudentResultJson[]): ReadingGroups {
  const readers = groupableStudentsOf(pupils)
  const known = new Set(readers.map(({ shown }) => shown.id))
  const rest = pupils.filter(({ id }) => !known.has(id))
  return {
    groups: groupStudents(readers).map(presentGroup),
    left_out: rest.map(({ id, name, attempt_id }) => ({ id, name, report_id: attempt_id })),
  }
}
