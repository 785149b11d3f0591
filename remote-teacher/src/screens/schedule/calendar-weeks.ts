import type { Schedule } from '@lekta/shared/contract/schedule'
import { dayAfter, wallTime, weekdayOf } from '@lekta/shared/lib/time/zone-time'

export type Span = 'month' | 'week'

/** A test's days in one week, from Monday 0 to Sunday 6. Bars on the same line never overlap. */
export interface Bar {
  schedule: Schedule
  from: number
  to: number
  line: number
  /** Whether the test began before this week, and whether it continues after this week. */
  before: boolean
  after: boolean
}

export interface Week {
  days: string[]
  bars: Bar[]
  /** The number of lines that the week's bars take. */
  lines: number
}

const mondayOf = (day: string) => dayAfter(day, -weekdayOf(day))

/** Returns the days of the weeks to show for the month, or the week, that contains a day. */
export function weeksAround(day: string, span: Span): string[][] {
  const first = mondayOf(span === 'week' ? day : `${day.slice(0, 7)}-01`)
  const month = day.slice(0, 7)
  const weeks: string[][] = []
  for (let monday = first; weeks.length === 0 || (span === 'month' && monday.startsWith(month)); ) {
    weeks.push(Array.from({ length: 7 }, (_, i) => dayAfter(monday, i)))
    monday = dayAfter(monday, 7)
  }
  return weeks
}

/** Returns a day in the next or previous month or week. */
export function turned(day: string, span: Span, by: 1 | -1): string {
  if (span === 'week') return dayAfter(day, 7 * by)
  const first = `${day.slice(0, 7)}-01`
  return by === 1 ? `${dayAfter(first, 31).slice(0, 7)}-01` : `${dayAfter(first, -1).slice(0, 7)}-01`
}

/**
 * Returns the first and the last day on which a test can be taken, in the school's time zone. A test that closes at
 * midnight ends on the day before.
 */
export function daysOf({ opens_at, closes_at }: Pick<Schedule, 'opens_at' | 'closes_at'>, zone: string | undefined) {
  const last = new Date(Math.max(Date.parse(opens_at), Date.parse(closes_at) - 1))
  return { first: wallTime(new Date(opens_at), zone).day, last: wallTime(last, zone).day }
}

/**
 * Lays out tests over the days of a week: the earliest first, and of these the longest first, each on the first free
 * line.
 */
export function layWeek(days: string[], schedules: readonly Schedule[], zone: string | undefined): Week {
  const [monday, sunday] = [days[0] as string, days[6] as string]
  const here = schedules
    .map((schedule) => ({ schedule, ...daysOf(schedule, zone) }))
    .filter(({ first, last }) => first <= sunday && last >= monday)
    .sort((a, b) => a.first.localeCompare(b.first) || b.last.localeCompare(a.last) || a.schedule.id - b.schedule.id)
  const ends: number[] = []
  const bars = here.map(({ schedule, first, last }): Bar => {
    const from = first < monday ? 0 : days.indexOf(first)
    const to = last > sunday ? 6 : days.indexOf(last)
    const free = ends.findIndex((end) => end < from)
    const line = free === -1 ? ends.length : free
    ends[line] = to
    return { schedule, from, to, line, before: first < monday, after: last > sunday }
  })
  return { days, bars, lines: ends.length }
}
