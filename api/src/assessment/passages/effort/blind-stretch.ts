import { addLogChance } from '../../model'
import { COARSE_GRID } from '../grid'
import { logLikelihoods } from '../likelihood'
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
 * well. It compares the likelihoods of the best-fitting abilities (a scan as for a change point).
 */
export function findBlindStretch(passages: readonly ScoredPassage[], profile: Lengths): BlindStretch | null {
  const likelihoodWith = scannerOf(passages)
  let best: BlindStretch | null = null
  let most = likelihoodWith({ from: 0, to: 0 }) + LEAST_EVIDENCE
  for (const stretch of stretchesOf(passages.flatMap(({ questions }) => questions).length, profile)) {
    const likelihood = likelihoodWith(stretch)
    if (likelihood > most) {
      most = likelihood
      best = stretch
    }
  }
  return best
}

/**
 * Returns the stretches of a test with this many answers. The end may be that of any regular length, because additional
 * passages may follow; in these the student may read again or not.
 */
function stretchesOf(count: number, { minimumPassages, maximumPassages }: Lengths): BlindStretch[] {
  const regular = Array.from(
    { length: maximumPassages - minimumPassages + 1 },
    (_, index) => 2 * (minimumPassages + index),
  )
  const ends = [...new Set([...regular.filter((end) => end < count), Math.min(count, 2 * maximumPassages)])]
  const lengths = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, index) => SHORTEST + index)
  return lengths
    .filter((length) => length < count / 2)
    .flatMap((length) => {
      const atEnd = ends.flatMap((end) => [end, count].map((to) => ({ from: end - length, to })))
      return [{ from: 0, to: length }, ...atEnd]
    })
}

/** Returns a function that computes the highest log likelihood of the answers if those of a stretch are blind. */
function scannerOf(passages: readonly ScoredPassage[]): (stretch: BlindStretch) => number {
  const questions = passages.flatMap(({ spread, questions: own }) => own.map((question) => ({ spread, question })))
  const curves = cumulate(passages.map((passage) => logLikelihoods(passage, COARSE_GRID)))
  const blind = [0]
  for (const { question } of questions) blind.push((blind[blind.length - 1] as number) + logBlind(question))
  const alone = new Map<number, Float64Array>()
  const curveAlone = (index: number) => {
    const { spread, question } = questions[index] as (typeof questions)[number]
    const curve = alone.get(index) ?? logLikelihoods({ spread, questions: [question] }, COARSE_GRID)
    alone.set(index, curve)
    return curve
  }
  return ({ from, to }) => {
    const all = curves[passages.length] as Float64Array
    const before = curves[Math.floor(from / 2)] as Float64Array
    const through = curves[Math.ceil(to / 2)] as Float64Array
    const halves = [...(from % 2 === 1 ? [from - 1] : []), ...(to % 2 === 1 && to < questions.length ? [to] : [])].map(
      curveAlone,
    )
    let highest = Number.NEGATIVE_INFINITY
    for (let index = 0; index < all.length; index++) {
      let rest = (all[index] as number) - (through[index] as number) + (before[index] as number)
      for (const half of halves) rest += half[index] as number
      if (rest > highest) highest = rest
    }
    return highest + (blind[to] as number) - (blind[from] as number)
  }
}

/** Returns the sums of the first 0, 1, 2 … curves. */
function cumulate(curves: readonly Float64Array[]): Float64Array[] {
  const sums = [new Float64Array(COARSE_GRID.abilities.length)]
  for (const curve of curves) {
    const before = sums[sums.length - 1] as Float64Array
    sums.push(before.map((value, index) => value + (curve[index] as number)))
  }
  return sums
}

/** Returns the cares without those of the stretch. */
export const leaveOut = (cares: readonly number[], { from, to }: BlindStretch): number[] =>
  cares.map((care, index) => (index >= from && index < to ? 0 : care))

/** Returns the log probability of an answer as a blind guess. */
const logBlind = ({ guessing, credit }: ScoredQuestion) => addLogChance(0, credit, guessing, 1 - guessing)
