import type { Report } from '@lekta/shared/contract/assessment/report'

/**
 * The result of comparing this test with the previous one: further, about the same (inside the earlier band), or
 * less.
 */
export type GrowthOutcome = 'further' | 'same' | 'less'

/**
 * Returns how this test compares with the previous one; null if there is no earlier trusted test, or if this test is
 * not trusted.
 */
export function growthOutcome({
  growth,
  measure,
  trusted,
}: Pick<Report, 'growth' | 'measure' | 'trusted'>): GrowthOutcome | null {
  const before = growth.slice(0, -1).findLast((point) => point.trusted)
  if (!before || !trusted) return null
  if (measure.value > before.measure.value) return 'further'
  return measure.value >= before.measure.low ? 'same' : 'less'
}
