const day = 24 * 60 * 60 * 1000

/** The time zone; the device's own if undefined. */
type Zone = string | undefined

// Swedish writes a date as year-month-day.
const dateOf = (at: Date, timeZone: Zone) => Date.parse(new Intl.DateTimeFormat('sv', { timeZone }).format(at))

/** Calendar days between two times. */
export const daysBetween = (from: Date, to: Date, zone?: Zone) => (dateOf(to, zone) - dateOf(from, zone)) / day

/**
 * Formats a day for a child: tomorrow by its word, other days by weekday and date. Null for today, when the hour
 * matters more than the day.
 */
export function nearDay(at: Date, now: Date, language: string, zone?: Zone): string | null {
  const away = daysBetween(now, at, zone)
  if (away === 0) return null
  if (away === 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, 'day')
  return new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone }).format(
    at,
  )
}

/** How an hour of the day is written. */
export const hourStyle = { hour: 'numeric', minute: '2-digit' } as const
