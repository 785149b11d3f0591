import type { Intervention, InterventionEffect, InterventionStudent } from '@lekta/shared/contract/people/intervention'
import { hasSurelyFallen, hasSurelyGrown, roundMeasure } from '@lekta/shared/lib/measure/measure'
import { quantile } from '@lekta/shared/lib/measure/quantile'
import { expectedGain } from '../results/expected-gain'
import { presentGrowth, presentMeasure } from '../results/present-latest-result'
import type { MemberAttempt, MemberRow } from './member-queries'
import type { InterventionRow } from './queries'

export const presentIntervention = (row: InterventionRow): Intervention => ({
  id: row.id,
  name: row.name,
  reason: row.reason,
  owner: row.ownerId === null || row.ownerName === null ? null : { id: row.ownerId, name: row.ownerName },
  students: row.students,
  next_check: row.nextCheck,
  overdue: row.overdue,
  started_at: row.createdAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
})

const measured = ({ grade, ability, ability_low, ability_high, standard_error }: MemberAttempt) => ({
  grade,
  ability,
  abilityLow: ability_low,
  abilityHigh: ability_high,
  standardError: standard_error,
})

const presentAttempt = (attempt: MemberAttempt) => ({
  report_id: attempt.id,
  finished_at: new Date(attempt.finished_at).toISOString(),
  measure: presentMeasure(measured(attempt)),
})

export const presentMember = ({ start, latest, ...member }: MemberRow): InterventionStudent => ({
  id: member.id,
  name: member.name,
  avatar: member.avatar,
  classrooms: member.classrooms,
  added_at: new Date(member.added_at).toISOString(),
  start: start && presentAttempt(start),
  latest: latest && presentAttempt(latest),
  growth: start && latest && presentGrowth(measured(start), measured(latest)),
})

const timeOf = ({ grade, grade_elapsed: elapsed }: MemberAttempt) => ({ grade, elapsed })

const medianOf = (values: readonly number[]) =>
  values.length === 0
    ? null
    : roundMeasure(
        quantile(
          [...values].sort((a, b) => a - b),
          0.5,
        ),
      )

/** Returns how an intervention's students have changed since they were added. */
export function effectOf(rows: readonly MemberRow[]): InterventionEffect {
  const changes = rows.flatMap((row) => {
    const { growth } = presentMember(row)
    const { start, latest } = row
    return growth && start && latest ? [{ growth, expected: expectedGain(timeOf(start), timeOf(latest)) }] : []
  })
  const expected = changes.flatMap((change) => (change.expected === null ? [] : [change.expected]))
  return {
    compared: changes.length,
    median: medianOf(changes.map(({ growth }) => growth.difference)),
    expected: expected.length === changes.length ? medianOf(expected) : null,
    grown: changes.filter(({ growth }) => hasSurelyGrown(growth)).length,
    fallen: changes.filter(({ growth }) => hasSurelyFallen(growth)).length,
  }
}
