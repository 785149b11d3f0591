import { dayAfter, instantOf, type WallTime, wallTime, weekdayOf } from '@lekta/shared/lib/time/zone-time'

/** The times at which a test opens and closes, in UTC. */
export interface Window {
  opens_at: string
  closes_at: string
}

/** A window with one click. */
export type QuickWindow = 'now' | 'tomorrow' | 'week' | 'fortnight'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const FRIDAY = 4
const SUNDAY = 6

/** The times of a school morning, and the time at which the school week ends. */
const morning = { begins: '07:00', ends: '12:00' } as const
const weekEnds = '15:00'

const iso = (wall: WallTime, zone: string | undefined) => (instantOf(wall, zone) as Date).toISOString()

/** Returns the time, or the next one that is a multiple of five minutes. */
const roundedUp = (at: number) => new Date(Math.ceil(at / (5 * MINUTE)) * 5 * MINUTE).toISOString()

/** Returns the day of the next school morning, which is today before it begins; school days are Monday to Saturday. */
export function nextSchoolDay(now: Date, zone: string | undefined): string {
  const { day, time } = wallTime(now, zone)
  const next = time < morning.begins ? day : dayAfter(day, 1)
  return weekdayOf(next) === SUNDAY ? dayAfter(next, 1) : next
}

/** Returns whether lessons are given now. */
export function isSchoolTime(now: Date, zone: string | undefined): boolean {
  const { day, time } = wallTime(now, zone)
  return weekdayOf(day) !== SUNDAY && time >= '06:00' && time < weekEnds
}

/** Returns the window from now to Friday afternoon, or the whole next week if Friday morning is over. */
function week(now: Date, zone: string | undefined): Window {
  const { day, time } = wallTime(now, zone)
  const friday = dayAfter(day, FRIDAY - weekdayOf(day))
  const over = day > friday || (day === friday && time >= morning.ends)
  if (!over) return { opens_at: now.toISOString(), closes_at: iso({ day: friday, time: weekEnds }, zone) }
  const monday = dayAfter(friday, 3)
  return {
    opens_at: iso({ day: monday, time: morning.begins }, zone),
    closes_at: iso({ day: dayAfter(friday, 7), time: weekEnds }, zone),
  }
}

/** Returns the window of a quick choice made now, in the school's time zone. */
export function windowOf(choice: QuickWindow, now: Date, zone: string | undefined): Window {
  if (choice === 'week') return week(now, zone)
  const opens_at = now.toISOString()
  if (choice === 'now') return { opens_at, closes_at: roundedUp(now.getTime() + HOUR) }
  if (choice === 'fortnight') {
    return { opens_at, closes_at: iso({ ...wallTime(new Date(now.getTime() + 14 * DAY), zone), time: weekEnds }, zone) }
  }
  const day = nextSchoolDay(now, zone)
  return { opens_at: iso({ day, time: morning.begins }, zone), closes_at: iso({ day, time: morning.ends }, zone) }
}
