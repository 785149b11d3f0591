import { dateFormat, relativeFormat } from '@lekta/shared/lib/formats'
import { wallTime } from '@lekta/shared/lib/time/zone-time'

const day = 24 * 60 * 60 * 1000

/** A time zone; undefined means the device's own. */
type Zone = string | undefined

const dateOf = (at: Date, zone: Zone) => Date.parse(wallTime(at, zone).day)

/** Returns the number of calendar days between two times. */
export const daysBetween = (from: Date, to: Date, zone?: Zone) => (dateOf(to, zone) - dateOf(from, zone)) / day

/**
 * Formats a day for a child: “tomorrow”, or weekday and date. Returns null for today, when the time matters more than
 * the day.
 */
export function nearDay(at: Date, now: Date, language: string, zone?: Zone): string | null {
  const days = daysBetween(now, at, zone)
  if (days === 0) return null
  if (days === 1) return relativeFormat(language, { numeric: 'auto' }).format(1, 'day')
  return dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone }).format(at)
}

/** The format of a time of day. */
export const hourStyle = { hour: 'numeric', minute: '2-digit' } as const
