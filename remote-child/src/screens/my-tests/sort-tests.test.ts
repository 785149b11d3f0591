import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { testOf } from '../../fixtures'
import { sortTests } from './sort-tests'

const now = new Date('2026-11-20T05:00:00Z')
const on = (day: number) => `2026-11-${day}T05:00:00.000Z`
const createTest = (id: number, more: Partial<AssignedTest>) => testOf(now, { id, title: `Test ${id}`, ...more })
const ids = (tests: readonly AssignedTest[]) => tests.map(({ id }) => id)

describe('sorting tests', () => {
  test('puts a running test first, then the one that closes soonest', () => {
    const tests = [
      createTest(1, { closes_at: on(28) }),
      createTest(2, { closes_at: on(22) }),
      createTest(3, { closes_at: on(30), state: 'running' }),
    ]
    expect(ids(sortTests(tests).now)).toEqual([3, 2, 1])
  })

  test('puts the upcoming test that opens soonest first', () => {
    const tests = [
      createTest(1, { state: 'upcoming', opens_at: on(29) }),
      createTest(2, { state: 'upcoming', opens_at: on(23) }),
    ]
    expect(ids(sortTests(tests).later)).toEqual([2, 1])
  })

  test('counts a closed test as finished if an attempt was finished, and as missed otherwise', () => {
    const tests = [
      createTest(1, { state: 'closed', last_finished: 1 }),
      createTest(2, { state: 'closed' }),
      createTest(3, { state: 'done', last_finished: 2, closes_at: on(30) }),
    ]
    const { finished, missed, now: open } = sortTests(tests)
    expect([ids(finished), ids(missed), ids(open)]).toEqual([[3, 1], [2], []])
  })
})
