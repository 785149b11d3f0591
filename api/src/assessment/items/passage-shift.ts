import { STANDARD_PASSAGE_PROFILE } from '../passages/profile'
import { NODE_STEP } from './response-curves'

/**
 * How much the ability of a student varies from passage to passage, as a standard deviation in logits, as in tests. Who
 * knows the subject of a passage answers both of its questions more easily.
 */
const SHIFT_DEVIATION = STANDARD_PASSAGE_PROFILE.testletSpread

/** The largest shift that counts, in steps of `NODES`: 2.4 standard deviations. */
const REACH = Math.round((2.4 * SHIFT_DEVIATION) / NODE_STEP)

/** The chance of each shift from −REACH to REACH steps. */
const CHANCES = (() => {
  const heights = Array.from({ length: 2 * REACH + 1 }, (_, i) =>
    Math.exp(-0.5 * (((i - REACH) * NODE_STEP) / SHIFT_DEVIATION) ** 2),
  )
  const total = heights.reduce((sum, height) => sum + height, 0)
  return Float64Array.from(heights, (height) => height / total)
})()

/** Returns the mean of a function of ability over the shifts that a passage can cause. */
export function overShifts(values: Float64Array): Float64Array {
  const means = new Float64Array(values.length)
  for (let k = 0; k < values.length; k++) {
    const first = Math.max(0, k - REACH)
    const last = Math.min(values.length - 1, k + REACH)
    let sum = 0
    for (let other = first; other <= last; other++) {
      sum += (CHANCES[other - k + REACH] as number) * (values[other] as number)
    }
    means[k] = sum
  }
  return means
}
