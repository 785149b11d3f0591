import { ABILITIES } from '../estimate/grid'
import { responseAt } from '../model'

/** An item's difficulty and its standard error, in logits. */
export interface Held {
  difficulty: number
  standardError: number
}

/** An answer to the item: the student's ability in logits, and whether the answer was right. */
export interface Trial {
  ability: number
  correct: boolean
}

/** Returns the log likelihood of these answers for an item of this difficulty. */
function logLikelihood(difficulty: number, trials: readonly Trial[], guessing: number): number {
  let sum = 0
  for (const { ability, correct } of trials) {
    const { right, wrong } = responseAt(ability, difficulty, guessing)
    sum += Math.log(correct ? right : wrong)
  }
  return sum
}

/**
 * Returns the mean and standard deviation of an item's difficulty after these answers. The difficulty from theory is
 * the normal prior, and students' abilities are taken as exact (online calibration, Stocking 1988). Returns the prior
 * if there are no answers.
 */
export function calibrate(theory: Held, trials: readonly Trial[], guessing: number): Held {
  const belief = ABILITIES.map((difficulty) => {
    const z = (difficulty - theory.difficulty) / theory.standardError
    return logLikelihood(difficulty, trials, guessing) - 0.5 * z * z
  })
  const top = Math.max(...belief)
  const weights = belief.map((value) => Math.exp(value - top))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = ABILITIES.reduce((sum, value, i) => sum + (value * (weights[i] as number)) / total, 0)
  const variance = ABILITIES.reduce((sum, value, i) => sum + ((value - mean) ** 2 * (weights[i] as number)) / total, 0)
  return { difficulty: mean, standardError: Math.sqrt(variance) }
}
