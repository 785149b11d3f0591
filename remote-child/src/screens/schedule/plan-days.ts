import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { daysBetween } from '../my-tests/near-day'

/** A day with the tests that open on it. */
export interface PlannedDay {
  /** A time on that day. */
  at: string
  /** How many days it is away: 1 is tomorrow. */
  away: number
  tests: AssignedTest[]
}

/** Returns the upcoming tests by day in the time zone, the next day first. */
export function planDays(tests: readonly AssignedTest[], now: Date, zone?: string): PlannedDay[] {
  const coming = tests
    .filter(({ state }) => state === 'upcoming')
    .sort((a, b) => Date.parse(a.opens_at) - Date.parse(b.opens_at))
  const days: PlannedDay[] = []
  for (const test of coming) {
    const at = test.opens_at
    const away = daysBetween(now, new Date(at), zone)
    const last = days.at(-1)
    if (last?.away === away) last.tests.push(test)
    else days.push({ at, away, tests: [test] })
  }
  return days
}
