import { highestRoot } from '../estimate/highest-root'
import { type Band, middleOf } from '../estimate/middle'
import type { Estimate } from '../types'
import { FINE_GRID } from './grid'
import { highestOf, logLikelihoodOf, scoreAt } from './likelihood'
import { type Expected, expectedAt, type ScoredPassage } from './patterns'

/** Returns whether any answer says something about ability. */
const isInformative = (passages: readonly ScoredPassage[]) =>
  passages.some(({ questions }) => questions.some(({ care }) => care > 0))

/**
 * Returns Warm's weighted likelihood estimate (1989) from answers about passages: the ability where the derivative of
 * the log likelihood, plus J/(2I), is 0. Both I and J go over the patterns of answers to each passage. Of several roots
 * it takes the one with the highest weighted likelihood. The standard error is 1/√I. Returns null if no answer says
 * anything.
 */
export function warmEstimate(passages: readonly ScoredPassage[]): Estimate | null {
  if (!isInformative(passages)) return null
  const ability = highestRoot((there) => {
    const { information, bend } = expectedOf(passages, there)
    return passages.reduce((sum, passage) => sum + scoreAt(passage, there), bend / (2 * information))
  })
  return { ability, standardError: standardErrorAt(passages, ability) }
}

/** Returns the standard error of an ability, 1/√I, in logits. */
export function standardErrorAt(passages: readonly ScoredPassage[], ability: number): number {
  return 1 / Math.sqrt(expectedOf(passages, ability).information)
}

/**
 * Returns the interval, in logits, that contains the true ability with 95 % probability, as for single items
 * (decisions 9 and 25). Returns null if no answer says anything.
 */
export function abilityBand(passages: readonly ScoredPassage[], shares: readonly number[]): Band | null {
  if (!isInformative(passages)) return null
  const curves = shares.map((share) =>
    logLikelihoodOf(
      passages.map((passage) => withLessCare(passage, share)),
      FINE_GRID,
    ),
  )
  const highest = Math.max(...curves.map(highestOf))
  return middleOf(
    FINE_GRID.abilities.map((ability, index) => {
      const likelihood = curves.reduce((sum, curve) => sum + Math.exp((curve[index] as number) - highest), 0)
      return likelihood * Math.sqrt(expectedOf(passages, ability).information)
    }),
  )
}

function withLessCare({ spread, questions }: ScoredPassage, share: number): ScoredPassage {
  const [first, second] = questions
  const less = <T extends { care: number }>(question: T): T => ({ ...question, care: question.care * (1 - share) })
  return { spread, questions: second ? [less(first), less(second)] : [less(first)] }
}

function expectedOf(passages: readonly ScoredPassage[], ability: number): Expected {
  let information = 0
  let bend = 0
  for (const passage of passages) {
    const expected = expectedAt(passage, ability)
    information += expected.information
    bend += expected.bend
  }
  return { information, bend }
}
