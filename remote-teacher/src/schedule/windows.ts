import { dayAfter, instantOf, type WallTime, wallTime, weekdayOf } from '@lekta/shared/lib/time/zone-time'

/** The times at which a test opens and closes, in UTC. */
export interface Window {
  opens_at: string
  closes_at: string
}

export const quickWindows = ['now', 'tomorrow', 'week'] as const
export type QuickWindow = (typeof quickWindows)[number]

const HOUR = 60 * 60_000
const FRIDAY = 4

/** The times of a school morning, and the time at which the school week ends. */
const morning = { begins: '07:00', ends: '12:00' } as const
const weekEnds = '15:00'

const iso = (wall: WallTime, zone: string | undefined) => (instantOf(wall, zone) as Date).toISOString()

/** Returns the next school day after a day; school days are Monday to Saturday. */
const nextSchoolDay = (day: string) => {
  const next = dayAfter(day, 1)
  return weekdayOf(next) === 6 ? dayAfter(next, 1) : next
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
  if (choice === 'now') {
    return { opens_at: now.toISOString(), closes_at: new Date(now.getTime() + HOUR).toISOString() }
  }
  const day = nextSchoolDay(wallTime(now, zone).day)
  return { opens_at: iso({ day, time: morning.begins }, zone), closes_at: iso({ day, time: morning.ends }, zone) }
}
