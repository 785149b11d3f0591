import { ABILITIES } from '../estimate/grid'
import type { Scored } from '../estimate/score'
import { addLogChance, responseAt } from '../model'

/** What is reckoned with beside reading and lucky guesses: answers that are given without care, however long they took. */
export interface CarelessRules {
  /** The share of a reader's answers to be taken for careless on average, 0…1; 0 leaves them out. */
  expectedShare: number
  /** Natural logarithm of how many times better than blind guessing a reader must explain the answers. */
  leastEvidence: number
}

/** Into how many equally likely parts the shares are cut. */
const PARTS = 12

/**
 * Shares of careless answers that are equally likely before the test: the middles of twelve parts of a beta
 * distribution, Beta(1, k), most of them small.
 */
export function carelessShares({ expectedShare }: CarelessRules): number[] {
  if (expectedShare === 0) return [0]
  const k = 1 / expectedShare - 1
  return Array.from({ length: PARTS }, (_, part) => 1 - (1 - (part + 0.5) / PARTS) ** (1 / k))
}

/**
 * Natural logarithm of how many times better the answers are explained by the reader who explains them best than by
 * blind guessing; 0 or below when nothing was read.
 */
export function evidenceOfReading(scored: readonly Scored[], guessing: number): number {
  const blind = scored.reduce((sum, { credit }) => addLogChance(sum, credit, guessing, 1 - guessing), 0)
  const reading = (ability: number) =>
    scored.reduce((sum, { difficulty, credit }) => {
      const { right, wrong } = responseAt(ability, difficulty, guessing)
      return addLogChance(sum, credit, right, wrong)
    }, 0)
  return Math.max(...ABILITIES.map(reading)) - blind
}
