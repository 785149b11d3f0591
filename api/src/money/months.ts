/** The same day so many months later, or the month's last day where it has no such day; in UTC. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(date.getUTCDate(), days))
  return moved
}

/** How many months, begun ones counted whole, lie between two moments; none where the second is not later. */
export function monthsUntil(from: Date, until: Date): number {
  let months = 0
  while (addMonths(from, months) < until) months++
  return months
}
