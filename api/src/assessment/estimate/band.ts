import { addLogChance, responseAt } from '../model'
import { ABILITIES } from './grid'
import { type Band, middleOf } from './middle'
import type { Scored } from './score'

/**
 * Returns the interval, in logits, that contains the true ability with 95 % probability. It is the equal-tailed
 * interval of the likelihood weighted with Jeffreys' √I. Its coverage is close to the nominal rate, and it needs no
 * prior (Welch & Peers 1963). Guessing makes the likelihood asymmetric, and therefore the interval too. An interval
 * of ± 1.96 standard errors would be symmetric and would grow without limit for a student below the bank. The
 * likelihood is averaged over `shares` of careless answers (see `carelessShares`), so that a few wrong answers to
 * easy items widen the interval upwards. At least one scored answer is required.
 */
export function abilityBand(scored: readonly Scored[], guessing: number, shares: readonly number[] = [0]): Band {
  const heights = ABILITIES.map((ability) => logHeights(scored, ability, { guessing, shares }))
  const highest = Math.max(...heights.flat())
  return middleOf(heights.map((row) => row.reduce((sum, height) => sum + Math.exp(height - highest), 0)))
}

interface Manner {
  guessing: number
  shares: readonly number[]
}

/** Returns the weighted log likelihood of an ability for each share. A careless answer is a blind guess. */
function logHeights(scored: readonly Scored[], ability: number, { guessing, shares }: Manner): number[] {
  const heights = shares.map(() => 0)
  let information = 0
  for (const { difficulty, credit } of scored) {
    const { right, wrong, slope } = responseAt(ability, difficulty, guessing)
    shares.forEach((share, index) => {
      const carelessRight = right + share * (guessing - right)
      const carelessWrong = wrong + share * (1 - guessing - wrong)
      heights[index] = addLogChance(heights[index] as number, credit, carelessRight, carelessWrong)
    })
    information += (slope * slope) / (right * wrong)
  }
  return heights.map((height) => height + Math.log(information) / 2)
}
