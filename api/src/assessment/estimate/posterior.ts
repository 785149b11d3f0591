import { isRapidGuess } from '../effort/effort'
import type { Profile } from '../profile'
import type { Answer, Estimate, Prior } from '../types'
import { ABILITIES } from './grid'
import { creditOf } from './score'

/** The probability of each ability of the grid. The probabilities add up to 1. */
export type Posterior = Float64Array

/** e^−θ for each ability of the grid. It is computed in advance, so that an update needs only one exponential. */
const ODDS_AGAINST = Float64Array.from(ABILITIES, (ability) => Math.exp(-ability))

/** Returns the distribution before the first answer: a normal curve. */
export function posteriorFrom({ mean, standardDeviation }: Prior): Posterior {
  return normalise(
    Float64Array.from(ABILITIES, (ability) => Math.exp(-0.5 * ((ability - mean) / standardDeviation) ** 2)),
  )
}

/**
 * Returns the distribution after one more answer. `credit` is 1 for a right answer, 0 for a wrong one, and in between
 * for a skip.
 */
export function updatePosterior(before: Posterior, difficulty: number, credit: number, guessing: number): Posterior {
  const after = new Float64Array(before.length)
  const odds = Math.exp(difficulty)
  for (let index = 0; index < after.length; index++) {
    const against = odds * (ODDS_AGAINST[index] as number)
    const right = guessing + (1 - guessing) / (1 + against)
    const wrong = ((1 - guessing) * against) / (1 + against)
    after[index] = (before[index] as number) * likelihood(right, wrong, credit)
  }
  return normalise(after)
}

/**
 * Returns the expected a posteriori (EAP) ability and the standard deviation of the distribution (Bock & Mislevy 1982).
 */
export function expectedAbility(posterior: Posterior): Estimate {
  let mean = 0
  for (let index = 0; index < posterior.length; index++) {
    mean += (posterior[index] as number) * (ABILITIES[index] as number)
  }
  let variance = 0
  for (let index = 0; index < posterior.length; index++) {
    variance += (posterior[index] as number) * ((ABILITIES[index] as number) - mean) ** 2
  }
  return { ability: mean, standardError: Math.sqrt(variance) }
}

/** Returns the estimates before the first answer and after each answer. Rapid guesses change nothing. */
export function trackPosterior(prior: Prior, answers: readonly Answer[], profile: Profile): Estimate[] {
  let posterior = posteriorFrom(prior)
  const track = [expectedAbility(posterior)]
  for (const answer of answers) {
    if (!isRapidGuess(answer, profile.effort)) {
      const credit = creditOf(answer, profile.guessing)
      posterior = updatePosterior(posterior, answer.item.difficulty, credit, profile.guessing)
    }
    track.push(expectedAbility(posterior))
  }
  return track
}

function likelihood(right: number, wrong: number, credit: number): number {
  if (credit === 1) return right
  return credit === 0 ? wrong : right ** credit * wrong ** (1 - credit)
}

function normalise(weights: Posterior): Posterior {
  let total = 0
  for (let index = 0; index < weights.length; index++) total += weights[index] as number
  for (let index = 0; index < weights.length; index++) weights[index] = (weights[index] as number) / total
  return weights
}
