import { addLogChance } from '../../model'
import { COARSE_GRID } from '../grid'
import { highestOf, logLikelihoods, sumOf } from '../likelihood'
import type { ScoredPassage, ScoredQuestion } from '../patterns'
import type { PassageProfile } from '../profile'

/** Answers at the start or at the end of a test that look as if they were given without reading, as indexes. */
export interface BlindStretch {
  from: number
  /** The index after the last one. */
  to: number
}

type Lengths = Pick<PassageProfile, 'minimumPassages' | 'maximumPassages'>

const SHORTEST = 3
const LONGEST = 12

/** How much more likely the answers must be with a blind stretch than without, as a natural logarithm. */
const LEAST_EVIDENCE = 4

/**
 * Returns the blind stretch that explains the answers best, or null if reading throughout explains them almost as
 * well. It compares the likelihoods of the best-fitting abilities (a scan as for a change point). The end may be that of
 * any regular length, because additional passages may follow.
 */
export function findBlindStretch(passages: readonly ScoredPassage[], profile: Lengths): BlindStretch | null {
  const curves = passages.map((passage) => logLikelihoods(passage, COARSE_GRID))
  let best: BlindStretch | null = null
  let most = highestOf(sumOf(curves, COARSE_GRID)) + LEAST_EVIDENCE
  for (const stretch of stretchesOf(passages, profile)) {
    const { rest, blind } = splitAt(passages, curves, stretch)
    const evidence = highestOf(sumOf(rest, COARSE_GRID)) + blind
    if (evidence > most) {
      most = evidence
      best = stretch
    }
  }
  return best
}

function stretchesOf(
  passages: readonly ScoredPassage[],
  { minimumPassages, maximumPassages }: Lengths,
): BlindStretch[] {
  const countOf = (some: readonly ScoredPassage[]) => some.reduce((sum, { questions }) => sum + questions.length, 0)
  const regular = passages
    .map((_, index) => index + 1)
    .filter((length) => length >= minimumPassages && length <= maximumPassages)
  const ends = (regular.length > 0 ? regular : [passages.length]).map((length) => countOf(passages.slice(0, length)))
  const lengths = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, index) => SHORTEST + index)
  return lengths
    .filter((length) => length < countOf(passages) / 2)
    .flatMap((length) => [{ from: 0, to: length }, ...ends.map((end) => ({ from: end - length, to: end }))])
}

/** Returns the cares without those of the stretch. */
export const leaveOut = (cares: readonly number[], { from, to }: BlindStretch): number[] =>
  cares.map((care, index) => (index >= from && index < to ? 0 : care))

/** Returns the log likelihoods of the answers outside a stretch, and that of the answers within it as blind guesses. */
function splitAt(passages: readonly ScoredPassage[], curves: readonly Float64Array[], { from, to }: BlindStretch) {
  let next = 0
  let blind = 0
  const rest = passages.flatMap(({ spread, questions }, index) => {
    const first = next
    next += questions.length
    const isInside = (at: number) => first + at >= from && first + at < to
    const outside = questions.filter((_, at) => !isInside(at))
    blind += questions.reduce((sum, question, at) => (isInside(at) ? sum + logBlind(question) : sum), 0)
    if (outside.length === questions.length) return [curves[index] as Float64Array]
    return outside.map((question) => logLikelihoods({ spread, questions: [question] }, COARSE_GRID))
  })
  return { rest, blind }
}

/** Returns the log probability of an answer as a blind guess. */
const logBlind = ({ guessing, credit }: ScoredQuestion) => addLogChance(0, credit, guessing, 1 - guessing)
