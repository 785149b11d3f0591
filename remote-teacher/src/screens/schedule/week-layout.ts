import type { Schedule } from '@lekta/shared/contract/schedule'
import { wallTime } from '@lekta/shared/lib/time/zone-time'
import { daysOf, layWeek, type Week } from './calendar-weeks'

/** A test within one day. Times are minutes since midnight; lanes are columns of tests that overlap. */
export interface Block {
  schedule: Schedule
  from: number
  until: number
  lane: number
  lanes: number
}

export interface WeekGrid {
  /** The tests that are open on several days. */
  allDay: Week
  /** The tests within each day, from Monday to Sunday. */
  columns: { day: string; blocks: Block[] }[]
  /** The hours that the grid shows. */
  hours: { first: number; last: number }
}

/** The hours of a school day. Tests outside of them extend the grid. */
export const schoolHours = { first: 6, last: 17 } as const

const MIDNIGHT = 24 * 60

/** A shorter test is laid out as if it took this many minutes, so that its text can be read. */
const shortest = 30

/** Returns the minutes since midnight of a time such as 07:30. */
export const minutesOfTime = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns the time of minutes since midnight, such as 07:30. */
export const timeOfMinutes = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

function minutesIn({ opens_at, closes_at }: Schedule, zone: string | undefined) {
  const [opens, closes] = [wallTime(new Date(opens_at), zone), wallTime(new Date(closes_at), zone)]
  const until = closes.day > opens.day ? MIDNIGHT : minutesOfTime(closes.time)
  return { from: minutesOfTime(opens.time), until }
}

const drawnUntil = ({ from, until }: Pick<Block, 'from' | 'until'>) => Math.max(until, from + shortest)

/** Gives each test the first free lane, and all tests that overlap the same number of lanes. */
function layDay(schedules: readonly Schedule[], zone: string | undefined): Block[] {
  const blocks = schedules
    .map((schedule) => ({ schedule, ...minutesIn(schedule, zone), lane: 0, lanes: 1 }))
    .sort((a, b) => a.from - b.from || b.until - a.until || a.schedule.id - b.schedule.id)
  let group: Block[] = []
  let ends: number[] = []
  for (const block of blocks) {
    if (ends.every((end) => end <= block.from)) [group, ends] = [[], []]
    const free = ends.findIndex((end) => end <= block.from)
    block.lane = free === -1 ? ends.length : free
    ends[block.lane] = drawnUntil(block)
    group.push(block)
    for (const other of group) other.lanes = ends.length
  }
  return blocks
}

/** Lays out the tests of a week: those within one day at their times, the others in a row above. */
export function layHours(days: string[], schedules: readonly Schedule[], zone: string | undefined): WeekGrid {
  const isWithinDay = (schedule: Schedule) => {
    const { first, last } = daysOf(schedule, zone)
    return first === last
  }
  const within = schedules.filter(isWithinDay)
  const columns = days.map((day) => ({
    day,
    blocks: layDay(
      within.filter((schedule) => daysOf(schedule, zone).first === day),
      zone,
    ),
  }))
  const blocks = columns.flatMap((column) => column.blocks)
  return {
    allDay: layWeek(
      days,
      schedules.filter((schedule) => !isWithinDay(schedule)),
      zone,
    ),
    columns,
    hours: {
      first: Math.min(schoolHours.first, ...blocks.map(({ from }) => Math.floor(from / 60))),
      last: Math.min(24, Math.max(schoolHours.last, ...blocks.map((block) => Math.ceil(drawnUntil(block) / 60)))),
    },
  }
}
