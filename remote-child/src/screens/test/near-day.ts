const day = 24 * 60 * 60 * 1000

const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** How many calendar days lie between two moments on this device's clock. */
export const daysBetween = (from: Date, to: Date) => Math.round((midnight(to) - midnight(from)) / day)

/**
 * A moment as a child says it: tomorrow by its word, other days by weekday and date.
 * Null for today, where the hour matters more than the day.
 */
export function nearDay(at: Date, now: Date, language: string): string | null {
  const away = daysBetween(now, at)
  if (away === 0) return null
  if (away === 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, 'day')
  return new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)
}

/** The hour and minute of a moment. */
export const hourOf = (at: Date, language: string) =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(at)
