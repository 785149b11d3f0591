/** A student in the quadrants. */
export interface QuadrantPoint {
  key: string | number
  name: string
  x: number
  y: number
  to?: string | undefined
}

/** Students who are near to each other. */
export interface QuadrantCell {
  x: number
  y: number
  count: number
}

/** Above this number, students are counted in cells. */
export const mostPoints = 400

/** Counts points in the cells of a grid: `columns` by `rows` between the ends of both axes. */
export function cellsOf(
  points: readonly QuadrantPoint[],
  { left, right, low, high }: { left: number; right: number; low: number; high: number },
  columns: number,
  rows: number,
): QuadrantCell[] {
  const counts = new Map<number, number>()
  const indexOf = (value: number, from: number, to: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.floor(((value - from) / (to - from || 1)) * count)))
  for (const { x, y } of points) {
    const cell = indexOf(y, low, high, rows) * columns + indexOf(x, left, right, columns)
    counts.set(cell, (counts.get(cell) ?? 0) + 1)
  }
  return [...counts].map(([cell, count]) => ({
    x: left + (((cell % columns) + 0.5) / columns) * (right - left),
    y: low + ((Math.floor(cell / columns) + 0.5) / rows) * (high - low),
    count,
  }))
}

/** Returns the points that stand out: those furthest from the middle of both axes, the lowest growth first. */
export function outliersOf(points: readonly QuadrantPoint[], most: number): QuadrantPoint[] {
  const byGrowth = [...points].sort((a, b) => a.y - b.y)
  const lowest = byGrowth.slice(0, Math.ceil(most / 2))
  const highest = byGrowth.slice(lowest.length).slice(-Math.floor(most / 2))
  return [...lowest, ...highest]
}
