/** With fewer attempts a share is unreliable, so counts are divided by at least this number. */
const RELIABLE_ATTEMPTS = 100

/** Returns the share of attempts with an item or passage if it were given once more. */
export function exposureRate(times: number, attempts: number): number {
  return (times + 1) / Math.max(attempts + 1, RELIABLE_ATTEMPTS)
}

/** Returns those whose share of attempts (by id) is at most the cap, or the least exposed ones if there are none. */
export function belowCap<T extends { id: string }>(
  candidates: readonly T[],
  exposure: ReadonlyMap<string, number>,
  cap: number,
): readonly T[] {
  const rate = ({ id }: T) => exposure.get(id) ?? 0
  const least = candidates.reduce((lowest, one) => Math.min(lowest, rate(one)), Number.POSITIVE_INFINITY)
  return candidates.filter((one) => rate(one) <= Math.max(cap, least))
}
