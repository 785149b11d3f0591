import { ABILITIES } from './grid'
import { responseAt } from './model'
import type { Scored } from './score'

/** Lower and upper end of a band, in the unit of what it surrounds. */
export interface Band {
  low: number
  high: number
}

/**
 * The band that holds the true ability with 95 % probability, in logits: the equal-tailed interval of the likelihood
 * weighted with Jeffreys' √I, which covers close to its nominal rate and needs no prior (Welch & Peers 1963). Guessing
 * bends the likelihood, and the band bends with it, where estimate ± 1.96 standard errors would stay symmetric and
 * grow without end for a reader below the bank. Needs at least one scored answer.
 */
export function abilityBand(scored: readonly Scored[], guessing: number, confidence = 0.95): Band {
  const heights = ABILITIES.map((ability) => logHeight(scored, ability, guessing))
  const highest = Math.max(...heights)
  const weights = heights.map((height) => Math.exp(height - highest))
  const tail = (1 - confidence) / 2
  return { low: quantile(weights, tail), high: quantile(weights, 1 - tail) }
}

function logHeight(scored: readonly Scored[], ability: number, guessing: number): number {
  let height = 0
  let information = 0
  for (const { difficulty, credit } of scored) {
    const { right, wrong, slope } = responseAt(ability, difficulty, guessing)
    if (credit > 0) height += credit * Math.log(right)
    if (credit < 1) height += (1 - credit) * Math.log(wrong)
    information += (slope * slope) / (right * wrong)
  }
  return height + Math.log(information) / 2
}

/** The ability below which the given share of the weight lies, with straight lines between the points of the grid. */
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
