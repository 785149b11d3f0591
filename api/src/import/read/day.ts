import type { Day } from '../../database/schema/import-json'

const DAY = 24 * 60 * 60_000

/** Returns the day for a year, month and day of the month; null if there is no such day. */
export function dayOf(year: number, month: number, date: number): Day | null {
  const midnight = new Date(Date.UTC(year, month - 1, date))
  const real =
    midnight.getUTCFullYear() === year && midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === date
  return real ? midnight.toISOString().slice(0, 10) : null
}

/**
 * Returns the day that Excel numbers `serial`; null if there is none. Excel's numbering includes 29 February 1900,
 * which did not exist.
 */
export function dayOfSerial(serial: number, from1904 = false): Day | null {
  if (!(serial >= 1 && serial < 200_000)) return null
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  return new Date(start + Math.floor(serial) * DAY).toISOString().slice(0, 10)
}
