import type { Tenant } from '../access/tenant'
import { deriveAnyResult } from '../assessment/engines'
import type { StopReason } from '../assessment/types'
import type { Database } from '../database/connect'
import { consumeSeat } from '../money/seats/consume-seat'
import { type Attempt, countAnswers } from './attempt-state'
import { formOf } from './forms/form-of'
import { notifyFinished } from './notify-tests'
import * as queries from './queries'

/**
 * Returns the points for an attempt: one for each answer, and ten more for a test taken with care. Points reward
 * work, not the score.
 */
export const pointsFor = (answers: number, trusted: boolean) => answers + (trusted ? 10 : 0)

/**
 * Ends an attempt, counts it against the child's seat, adds the child's points and notifies the parents. Run it
 * within a transaction.
 */
export async function finishAttempt(
  tenant: Tenant<'child'>,
  database: Database,
  attempt: Attempt,
  { reason, now }: { reason: StopReason; now: Date },
): Promise<Attempt & { status: EndStatus }> {
  const change = endOf(attempt, reason, now)
  await queries.updateAttempt(database, attempt.row.id, change)
  if (change.status === 'finished') {
    await queries.addPoints(tenant, database, pointsFor(countAnswers(attempt), change.trusted === true))
    await consumeSeat(database, attempt.row.id, now)
    await notifyFinished(tenant, database, attempt.row.id)
  }
  return { ...attempt, row: { ...attempt.row, ...change }, status: change.status }
}

/** The status of an attempt that has ended. */
export type EndStatus = ReturnType<typeof endOf>['status']

/** Returns the changes that end an attempt: with its result, or as expired if no item was answered. */
export function endOf(attempt: Attempt, reason: StopReason, now: Date) {
  if (countAnswers(attempt) === 0) return { status: 'expired' as const, finishedAt: now, stopReason: reason }
  const result = deriveAnyResult(formOf(attempt.row.profile).recordOf(attempt, reason, []))
  return {
    status: 'finished' as const,
    finishedAt: now,
    stopReason: reason,
    ability: result.ability,
    standardError: result.abilityError,
    abilityLow: result.abilityBand.low,
    abilityHigh: result.abilityBand.high,
    trusted: result.trust === 'trusted',
    percentile: result.percentile,
  }
}
