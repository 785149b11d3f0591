import { ABILITIES } from '../estimate/grid'
import type { Scored } from '../estimate/score'
import { addLogChance, responseAt } from '../model'

/** How careless answers are taken into account, regardless of the time they took. */
export interface CarelessRules {
  /** The expected share of careless answers, 0…1; 0 ignores carelessness. */
  expectedShare: number
  /** How many times better than blind guessing some ability must explain the answers, as a natural logarithm. */
  leastEvidence: number
}

/** The number of equally likely shares of careless answers. */
const PARTS = 12

/**
 * Returns equally likely shares of careless answers, most of them small. They are the middles of twelve parts of the
 * beta distribution Beta(1, k).
 */
export function carelessShares({ expectedShare }: CarelessRules): number[] {
  if (expectedShare === 0) return [0]
  const k = 1 / expectedShare - 1
  return Array.from({ length: PARTS }, (_, part) => 1 - (1 - (part + 0.5) / PARTS) ** (1 / k))
}

/**
 * Returns how many times better the best-fitting ability explains the answers than blind guessing does, as a natural
 * logarithm. The value is 0 or below if the student read nothing.
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
