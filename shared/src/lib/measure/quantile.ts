/**
 * Returns a quantile of sorted values, interpolated linearly like PostgreSQL's `percentile_cont`; NaN without values.
 */
export function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)] ?? Number.NaN
  const above = sorted[Math.ceil(position)] ?? below
  return below + (above - below) * (position - Math.floor(position))
}
