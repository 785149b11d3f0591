import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'

export interface SortedTests {
  /** Tests to take now: a running test first, then the one that closes soonest. */
  now: AssignedTest[]
  /** Tests that are not open yet, the next one first. */
  later: AssignedTest[]
  /** Tests with at least one finished attempt and nothing left to do now, newest first. */
  finished: AssignedTest[]
  /** Tests that closed before an attempt was finished, newest first. */
  missed: AssignedTest[]
}

const isNow = ({ state }: AssignedTest) => state === 'running' || state === 'open'
const isLater = ({ state }: AssignedTest) => state === 'upcoming'
const isOver = ({ state }: AssignedTest) => state === 'done' || state === 'closed'

const running = ({ state }: AssignedTest) => Number(state === 'running')
const time = Date.parse

/** Sorts a child's tests into current, upcoming, finished and missed ones. */
export const sortTests = (tests: readonly AssignedTest[]): SortedTests => {
  const over = tests.filter(isOver).sort((a, b) => time(b.closes_at) - time(a.closes_at))
  return {
    now: tests.filter(isNow).sort((a, b) => running(b) - running(a) || time(a.closes_at) - time(b.closes_at)),
    later: tests.filter(isLater).sort((a, b) => time(a.opens_at) - time(b.opens_at)),
    finished: over.filter(({ last_finished }) => last_finished !== null),
    missed: over.filter(({ last_finished }) => last_finished === null),
  }
}
