import { bankOf } from '../bank/bank'
import type { Database } from '../database/connect'
import type { Attempt, AttemptRow } from './attempt-state'
import { endOf } from './finish-attempt'
import { selectFinished } from './queries'

/** A stored result that differs from the result that its frozen record gives today. */
export interface Difference {
  attemptId: number
  field: string
  stored: unknown
  derived: unknown
}

/** The number of results derived again, and the results that differ, even if only in the last digit. */
export interface Replay {
  attempts: number
  differences: Difference[]
}

/** The number of attempts read at once. */
const BATCH = 500

function differencesOf(attempt: Attempt): Difference[] {
  const { row } = attempt
  if (row.stopReason === null || row.finishedAt === null) throw new Error(`The finished attempt ${row.id} has no end.`)
  return Object.entries(endOf(attempt, row.stopReason, row.finishedAt))
    .map(([field, derived]) => ({ attemptId: row.id, field, stored: row[field as keyof AttemptRow], derived }))
    .filter(({ stored, derived }) => !Object.is(stored?.valueOf(), derived?.valueOf()))
}

/**
 * Derives finished results again from their frozen records, oldest first. `most` is the maximum number of results.
 */
export async function replayResults(database: Database, now: Date, most = Number.POSITIVE_INFINITY): Promise<Replay> {
  const bank = await bankOf(database, now)
  const done: Replay = { attempts: 0, differences: [] }
  for (let after = 0; done.attempts < most; ) {
    const found = await selectFinished(database, after, Math.min(BATCH, most - done.attempts))
    for (const one of found) done.differences.push(...differencesOf({ ...one, bank }))
    done.attempts += found.length
    const last = found.at(-1)
    if (!last) break
    after = last.row.id
  }
  return done
}
