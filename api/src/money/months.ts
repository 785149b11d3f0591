/**
 * Returns the same day of the month a number of months later, in UTC. If that month is too short, returns its last
 * day.
 */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(date.getUTCDate(), days))
  return moved
}

/** Returns the number of months between two times, rounded up; 0 if the second time is not later than the first. */
export function monthsUntil(from: Date, until: Date): number {
  let months = 0
  while (addMonths(from, months) < until) months++
  return months
}
