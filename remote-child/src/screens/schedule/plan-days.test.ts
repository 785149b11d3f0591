import { testOf } from '../../fixtures'
import { planDays } from './plan-days'

const now = new Date(2026, 10, 22, 9, 0)
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const coming = (id: number, opens_at: string) =>
  testOf(now, { id, title: `Test ${id}`, state: 'upcoming', opens_at, closes_at: at(30, 15) })

test('upcoming tests are grouped by day and sorted by the time when they open', () => {
  const tests = [
    coming(1, at(25, 7)),
    coming(2, at(23, 13)),
    coming(3, at(23, 7)),
    testOf(now, { id: 4, title: 'Open' }),
  ]
  const days = planDays(tests, now)
  expect(days.map(({ daysAhead: away, tests: those }) => [away, those.map(({ id }) => id)])).toEqual([
    [1, [3, 2]],
    [3, [1]],
  ])
})

test('days are counted in the time zone of the school', () => {
  const days = planDays([coming(1, '2026-11-23T16:00:00Z')], new Date('2026-11-22T02:00:00Z'), 'Asia/Jayapura')
  expect(days.map(({ daysAhead: away }) => away)).toEqual([2])
})
