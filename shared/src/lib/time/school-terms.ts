/**
 * The school year, as in Indonesia: it starts in July and has two terms of six months. Months are counted from 0. Everything
 * about terms and school years follows from this value.
 */
export const schoolCalendar = { firstMonth: 6, monthsPerTerm: 6, termsPerYear: 2 } as const

const { firstMonth, monthsPerTerm, termsPerYear } = schoolCalendar

/** Returns when the school year that contains a time began. */
export function schoolYearStart(now: Date): Date {
  const year = now.getUTCFullYear() - (now.getUTCMonth() < firstMonth ? 1 : 0)
  return new Date(Date.UTC(year, firstMonth, 1))
}

/** Returns when the term that contains a time began. */
export function termStart(now: Date): Date {
  const start = schoolYearStart(now)
  const months = (now.getUTCFullYear() - start.getUTCFullYear()) * 12 + now.getUTCMonth() - firstMonth
  return termAfter(start, Math.floor(months / monthsPerTerm))
}

/** Returns when the term began that is `terms` after the one that began then; before it if negative. */
export const termAfter = (start: Date, terms: number): Date =>
  new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + terms * monthsPerTerm, 1))

/** Returns when the same term began a year before. */
export const termYearBefore = (start: Date): Date => termAfter(start, -termsPerYear)

/** Returns the first day of a term as year-month-day, by which it is named in addresses and requests. */
export const termKey = (start: Date): string => start.toISOString().slice(0, 10)

/** Returns whether a day, as year-month-day, is the first of a term. */
export const isTermKey = (day: string): boolean => termKey(termStart(new Date(day))) === day
