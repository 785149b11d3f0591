import { wallTime } from '@lekta/shared/lib/time/zone-time'

interface Calendar {
  timeZone: string
  /** The month in which the school year begins, 1…12. */
  yearBegins: number
}

/** How many months after its beginning a school year counts as just begun. */
const freshMonths = 3

/** Returns the name of the school year that begins in a year: `2026/2027`, or `2026` if it is a calendar year. */
export const yearLabel = (year: number, { yearBegins }: Pick<Calendar, 'yearBegins'>): string =>
  yearBegins === 1 ? String(year) : `${year}/${year + 1}`

/**
 * Returns the year in which the current school year began, and the year that a school most likely means when it begins
 * a new one: the current one in its first months unless it was begun already, otherwise the next.
 */
export function findYears({ timeZone, yearBegins }: Calendar, now: Date, begun: ReadonlySet<number>) {
  const [year = 0, month = 1] = wallTime(now, timeZone).day.split('-').map(Number)
  const current = month >= yearBegins ? year : year - 1
  const isFresh = (month - yearBegins + 12) % 12 < freshMonths
  return { current, meant: isFresh && !begun.has(current) ? current : current + 1 }
}
