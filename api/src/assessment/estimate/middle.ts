import { ABILITIES } from './grid'

/** Lower and upper end of an interval. */
export interface Band {
  low: number
  high: number
}

const CONFIDENCE = 0.95

/** Returns the abilities between which 95 % of the weight lies, the rest equally on both sides; one weight per ability. */
export function middleOf(weights: readonly number[]): Band {
  const tail = (1 - CONFIDENCE) / 2
  return { low: quantile(weights, tail), high: quantile(weights, 1 - tail) }
}

/** Returns the ability below which this share of the weight lies, interpolated linearly between grid points. */
function quantile(weights: readonly number[], share: number): number {
  const areas = weights.map((weight, index) => (index === 0 ? 0 : (weight + (weights[index - 1] as number)) / 2))
  let left = share * areas.reduce((sum, area) => sum + area, 0)
  for (let index = 1; index < ABILITIES.length; index++) {
    const area = areas[index] as number
    const from = ABILITIES[index - 1] as number
    if (left <= area) return from + ((ABILITIES[index] as number) - from) * (area === 0 ? 0 : left / area)
    left -= area
  }
  return ABILITIES[ABILITIES.length - 1] as number
}
