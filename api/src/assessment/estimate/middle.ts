import { ABILITIES } from './grid'

/** Lower and upper end of an interval. */
export interface Band {
  low: number
  high: number
}

const CONFIDENCE = 0.95

/**
 * Returns the abilities between which 95 % of the weight lies, the rest equally on both sides. There is one weight for
 * each of the evenly spaced `abilities`.
 */
export function middleOf(weights: readonly number[], abilities: readonly number[] = ABILITIES): Band {
  const tail = (1 - CONFIDENCE) / 2
  return { low: quantile(weights, tail, abilities), high: quantile(weights, 1 - tail, abilities) }
}

/** Returns the ability below which this share of the weight lies, interpolated linearly between grid points. */
function quantile(weights: readonly number[], share: number, abilities: readonly number[]): number {
  const areas = weights.map((weight, index) => (index === 0 ? 0 : (weight + (weights[index - 1] as number)) / 2))
  let left = share * areas.reduce((sum, area) => sum + area, 0)
  for (let index = 1; index < abilities.length; index++) {
    const area = areas[index] as number
    const from = abilities[index - 1] as number
    if (left <= area) return from + ((abilities[index] as number) - from) * (area === 0 ? 0 : left / area)
    left -= area
  }
  return abilities[abilities.length - 1] as number
}
