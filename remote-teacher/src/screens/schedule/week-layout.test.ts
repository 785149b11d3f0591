import type { Schedule } from '@lekta/shared/contract/schedule'
import { weeksAround } from './calendar-weeks'
import { layHours } from './week-layout'

const zone = 'Asia/Jakarta'
const [days = []] = weeksAround('2026-11-25', 'week')
const createSchedule = (id: number, from: string, to: string) =>
  ({
    id,
    opens_at: new Date(`${from}+07:00`).toISOString(),
    closes_at: new Date(`${to}+07:00`).toISOString(),
  }) as Schedule
const lay = (...schedules: Schedule[]) => layHours(days, schedules, zone)
const lanesOf = ({ columns }: ReturnType<typeof lay>) =>
  columns.flatMap(({ blocks }) => blocks.map(({ schedule, lane, lanes }) => [schedule.id, lane, lanes]))

test('a test within a day is at its time, and a test over several days is in the row above', () => {
  const grid = lay(
    createSchedule(1, '2026-11-24T09:00', '2026-11-24T10:15'),
    createSchedule(2, '2026-11-24T09:00', '2026-11-26T15:00'),
  )
  expect(grid.columns[1]?.blocks[0]).toMatchObject({ from: 540, until: 615 })
  expect(grid.columns.flatMap(({ blocks }) => blocks)).toHaveLength(1)
  expect(grid.allDay.bars.map(({ schedule, from, to }) => [schedule.id, from, to])).toEqual([[2, 1, 3]])
})

test('tests that overlap are side by side, and a later test has the whole width again', () => {
  const grid = lay(
    createSchedule(1, '2026-11-24T09:00', '2026-11-24T11:00'),
    createSchedule(2, '2026-11-24T09:30', '2026-11-24T10:00'),
    createSchedule(3, '2026-11-24T10:00', '2026-11-24T10:30'),
    createSchedule(4, '2026-11-24T11:00', '2026-11-24T12:00'),
  )
  expect(lanesOf(grid)).toEqual([
    [1, 0, 2],
    [2, 1, 2],
    [3, 1, 2],
    [4, 0, 1],
  ])
})

test('a test of a few minutes takes the room of half an hour, so that two of them are not drawn over each other', () => {
  const grid = lay(
    createSchedule(1, '2026-11-24T09:00', '2026-11-24T09:05'),
    createSchedule(2, '2026-11-24T09:10', '2026-11-24T09:15'),
  )
  expect(lanesOf(grid)).toEqual([
    [1, 0, 2],
    [2, 1, 2],
  ])
})

test('the grid shows a school day, and further hours if a test needs them', () => {
  expect(lay().hours).toEqual({ first: 6, last: 17 })
  const evening = createSchedule(1, '2026-11-24T05:30', '2026-11-25T00:00')
  expect(lay(evening).hours).toEqual({ first: 5, last: 24 })
})
