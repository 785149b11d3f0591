import { formatDateTime } from './date-time'

/** A local date and time: year-month-day and hour:minute. */
export interface WallTime {
  day: string
  time: string
}

/** Returns the day of the week, from 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Returns the day that is `days` days later. */
export const dayAfter = (day: string, days: number): string => {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** Returns the local time in a time zone, by default the device's. */
export function wallTime(at: Date, timeZone?: string): WallTime {
  const [day = '', time = ''] = formatDateTime(at, { timeZone, pattern: '{y}-{m}-{d} {h}:{i}' }).split(' ')
  return { day, time }
}

/**
 * Returns the instant of a local time in a time zone; null if the time is invalid. A time that is skipped when clocks
 * go forward in spring becomes the time one hour later.
 */
export function instantOf({ day, time }: WallTime, timeZone?: string): Date | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (!/^\d{4}-/.test(day) || Number.isNaN(asUtc)) return null
  const shift = (guess: number) => {
    const shown = wallTime(new Date(guess), timeZone)
    return asUtc - Date.parse(`${shown.day}T${shown.time}:00Z`)
  }
  // The first guess may be on the other side of a clock change; the second guess corrects that.
  const near = asUtc + shift(asUtc)
  return new Date(near + shift(near))
}
