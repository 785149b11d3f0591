import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { isPassageProfile, mostQuestions } from '../assessment/engines'
import type { Window } from '../assessment/step'
import type { AssignedTestRow } from './assigned-queries'

/**
 * How long after the window closes the server accepts answers that were given within the window, in milliseconds. A
 * tablet stores answers while it has no network. After this time, a running attempt is ended with the answers that
 * have arrived.
 */
export const lateAnswers = 60 * 60_000

type Times = Pick<AssignedTestRow, 'opensAt' | 'closesAt' | 'triesAllowed' | 'triesUsed' | 'running'>

/**
 * Returns the state of the window for the engine: after it closes, answers given in time may still arrive, but no
 * further item is given.
 */
export function windowAt(closesAt: Date, now: Date): Window {
  if (now < closesAt) return 'open'
  return now.getTime() < closesAt.getTime() + lateAnswers ? 'closing' : 'closed'
}

/** Returns the state of an assigned test at a time. */
export function stateAt(
  { opensAt, closesAt, triesAllowed, triesUsed, running }: Times,
  now: Date,
): AssignedTest['state'] {
  const closed = now >= closesAt
  if (running !== null && now.getTime() < closesAt.getTime() + lateAnswers) return 'running'
  if (triesUsed >= triesAllowed) return 'done'
  if (closed) return 'closed'
  return now < opensAt ? 'upcoming' : 'open'
}

/** Presents a test assigned to a child as the contract defines it. */
export function presentTest(row: AssignedTestRow, now: Date): AssignedTest {
  const { id, code, title, student, profile, opensAt, closesAt, triesAllowed, triesUsed, lastFinished, answered } = row
  return {
    id,
    code,
    title,
    child: { id: student.id, name: student.name },
    state: stateAt(row, now),
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
    tries_allowed: triesAllowed,
    tries_used: triesUsed,
    last_finished: lastFinished,
    answered,
    max_items: mostQuestions(profile),
    ...(isPassageProfile(profile) && { max_passages: profile.maximumPassages }),
    max_skips: profile.maximumSkips,
  }
}

const order: readonly AssignedTest['state'][] = ['running', 'open', 'upcoming', 'done', 'closed']

/** Sorts tests: first the tests that can be taken, then future tests, then tests that are over. */
export const byUrgency = (a: AssignedTest, b: AssignedTest) => order.indexOf(a.state) - order.indexOf(b.state)
