import { addLogChance } from '../../model'
import { FINE_GRID } from '../grid'
import { highestOf, logLikelihoodOf } from '../likelihood'
import type { ScoredPassage } from '../patterns'

/**
 * Returns how many times better the best-fitting ability explains the answers than blind guessing does, as a natural
 * logarithm.
 */
export function evidenceOfReading(passages: readonly ScoredPassage[]): number {
  const reading = highestOf(logLikelihoodOf(passages, FINE_GRID))
  const questions = passages.flatMap((passage) => [...passage.questions])
  const blind = questions.reduce((sum, { credit, guessing }) => addLogChance(sum, credit, guessing, 1 - guessing), 0)
  return reading - blind
}
