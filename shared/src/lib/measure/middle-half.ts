import type { Measured, Part } from './describe-measure'
import { LOWEST_MEASURE, roundMeasure } from './measure'

/** Half of all values of a normal distribution are at most this many standard deviations from its mean. */
const QUARTILE = 0.6745

/**
 * Returns the range, in L, that contains the true measure as likely as not. It is null for the lowest and highest
 * measures that are reported, because the true one may be beyond them.
 */
export function middleHalf({ measure, standard_error }: Measured & { standard_error: number }): Part | null {
  const { value, low, high } = measure
  if (value <= LOWEST_MEASURE || value === high) return null
  const reach = QUARTILE * standard_error
  return { low: roundMeasure(Math.max(low, value - reach)), high: roundMeasure(Math.min(high, value + reach)) }
}

/** Returns the soft band around a measure. It has no width if the middle half is null, and older servers send the band. */
export const softBand = ({ measure, middle }: Measured & { middle?: Part | null | undefined }): Part =>
  middle === undefined ? measure : (middle ?? { low: measure.value, high: measure.value })
