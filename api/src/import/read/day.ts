import type { Day } from '../../database/schema/import-json'

const DAY = 24 * 60 * 60_000

/** Returns the day for a year, month and day of the month; null when it does not exist. */
export function dayOf(year: number, month: number, date: number): Day | null {
  const moment = new Date(Date.UTC(year, month - 1, date))
  const real = moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date
  return real ? moment.toISOString().slice(0, 10) : null
}

/**
 * Returns the day that Excel counts as `serial`; null when there is none. Excel counts a 29 February 1900, which never
 * was.
 */
export function dayOfSerial(serial: number, from1904 = false): Day | null {
  if (!(serial >= 1 && serial < 200_000)) return null
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  return new Date(start + Math.floor(serial) * DAY).toISOString().slice(0, 10)
}
