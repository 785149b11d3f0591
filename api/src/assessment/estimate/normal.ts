const LIMIT = 8

/**
 * Returns the share of a standard normal curve below z: the density times the series z + z³/3 + z⁵/15 + …. The result
 * is exact to the last digits within eight standard deviations (Marsaglia 2004).
 */
export function normalShare(z: number): number {
  if (z >= LIMIT) return 1
  if (z <= -LIMIT) return 0
  let term = z
  let sum = z
  for (let odd = 3; Math.abs(term) > Math.abs(sum) * 1e-17; odd += 2) {
    term *= (z * z) / odd
    sum += term
  }
  return Math.min(1, Math.max(0, 0.5 + (sum * Math.exp(-0.5 * z * z)) / Math.sqrt(2 * Math.PI)))
}

/** Inverts `normalShare` by bisection. Throws a RangeError unless the share is between 0 and 1, exclusive. */
export function normalQuantile(share: number): number {
  if (!(share > 0 && share < 1)) throw new RangeError(`A share must lie between 0 and 1, not ${share}`)
  let low = -LIMIT
  let high = LIMIT
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (normalShare(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
