/** Returns the same day a number of months later, in UTC, or the last day of that month if it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(date.getUTCDate(), days))
  return moved
}

/** Returns the months between two times, with a part of a month counted as a whole; 0 if the second is not later. */
export function monthsUntil(from: Date, until: Date): number {
  let months = 0
  while (addMonths(from, months) < until) months++
  return months
}
