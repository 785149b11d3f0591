import type { Schedule } from '@lekta/shared/contract/schedule'
import { daysOf, layWeek, turned, weeksAround } from './calendar-weeks'

const zone = 'Asia/Jakarta'
const createSchedule = (id: number, from: string, to: string) =>
  ({
    id,
    opens_at: new Date(`${from}+07:00`).toISOString(),
    closes_at: new Date(`${to}+07:00`).toISOString(),
  }) as Schedule

test('a month has whole weeks from Monday, and a week has its seven days', () => {
  const november = weeksAround('2026-11-22', 'month')
  expect([november[0]?.[0], november.at(-1)?.[6], november.length]).toEqual(['2026-10-26', '2026-12-06', 6])
  expect(weeksAround('2026-02-10', 'month')).toHaveLength(5)
  expect(weeksAround('2026-11-22', 'week')).toEqual([
    ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
  ])
})

test('turning by a month goes to its first day, and turning by a week goes seven days on', () => {
  expect(turned('2026-01-31', 'month', 1)).toBe('2026-02-01')
  expect(turned('2026-03-31', 'month', -1)).toBe('2026-02-01')
  expect(turned('2026-12-05', 'month', 1)).toBe('2027-01-01')
  expect(turned('2026-12-30', 'week', 1)).toBe('2027-01-06')
})

test('days are in the school’s time zone, and a test that closes at midnight ends on the day before', () => {
  expect(daysOf(createSchedule(1, '2026-11-23T00:30', '2026-11-25T00:00'), zone)).toEqual({
    first: '2026-11-23',
    last: '2026-11-24',
  })
})

test('tests that do not overlap share a line, and tests outside the week are left out', () => {
  const [days = []] = weeksAround('2026-11-25', 'week')
  const { bars, lines } = layWeek(
    days,
    [
      createSchedule(1, '2026-11-20T07:00', '2026-11-24T12:00'),
      createSchedule(2, '2026-11-24T07:00', '2026-11-24T12:00'),
      createSchedule(3, '2026-11-26T07:00', '2026-12-04T12:00'),
      createSchedule(4, '2026-12-01T07:00', '2026-12-04T12:00'),
    ],
    zone,
  )
  expect(
    bars.map(({ schedule, from, to, line, before, after }) => [schedule.id, from, to, line, before, after]),
  ).toEqual([
    [1, 0, 1, 0, true, false],
    [2, 1, 1, 1, false, false],
    [3, 3, 6, 0, false, true],
  ])
  expect(lines).toBe(2)
})
