import type { Grid } from './grid'
import { NO_QUESTION, NODES, responseOf, type ScoredPassage, type ScoredQuestion, WEIGHTS } from './patterns'

/** Curves computed before. A step of a test needs those of the same answers several times. */
const computed = new WeakMap<ScoredPassage, Map<Grid, Float64Array>>()

/** Returns the log likelihood of the answers about a passage for each ability of the grid. The curve must not be changed. */
export function logLikelihoods(passage: ScoredPassage, grid: Grid): Float64Array {
  const curves = computed.get(passage) ?? new Map<Grid, Float64Array>()
  const curve = curves.get(grid) ?? computeLogLikelihoods(passage, grid)
  computed.set(passage, curves.set(grid, curve))
  return curve
}

function computeLogLikelihoods({ spread, questions }: ScoredPassage, { oddsAgainst }: Grid): Float64Array {
  const [first, second = NO_QUESTION] = questions
  const sums = new Float64Array(oddsAgainst.length)
  for (let node = 0; node < NODES.length; node++) {
    const shift = spread * (NODES[node] as number)
    const oddsOfFirst = Math.exp(first.difficulty - shift)
    const oddsOfSecond = Math.exp(second.difficulty - shift)
    for (let index = 0; index < sums.length; index++) {
      const against = oddsAgainst[index] as number
      const likelihood = chanceOf(first, oddsOfFirst * against) * chanceOf(second, oddsOfSecond * against)
      sums[index] = (sums[index] as number) + (WEIGHTS[node] as number) * likelihood
    }
  }
  return sums.map(Math.log)
}

/** Returns the probability of the answer to one question, given the odds against comprehension. */
function chanceOf({ guessing, care, credit }: ScoredQuestion, against: number): number {
  const p = 1 / (1 + against)
  const right = guessing + (1 - guessing) * care * p
  if (credit === 1) return right
  const wrong = (1 - guessing) * (against * p + (1 - care) * p)
  return credit === 0 ? wrong : right ** credit * wrong ** (1 - credit)
}

/** Returns the log likelihood of the answers about some passages for each ability of the grid. */
export const logLikelihoodOf = (passages: readonly ScoredPassage[], grid: Grid): Float64Array =>
  sumOf(
    passages.map((passage) => logLikelihoods(passage, grid)),
    grid,
  )

/** Returns the sum of curves over the grid. */
export function sumOf(curves: readonly Float64Array[], { abilities }: Grid): Float64Array {
  const sums = new Float64Array(abilities.length)
  for (const curve of curves) {
    for (let index = 0; index < sums.length; index++) sums[index] = (sums[index] as number) + (curve[index] as number)
  }
  return sums
}

/** Returns the highest value of a curve. */
export const highestOf = (curve: Float64Array): number =>
  curve.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)

/** Returns the derivative of the log likelihood of the answers about a passage by ability. */
export function scoreAt(passage: ScoredPassage, ability: number): number {
  const [first, second = NO_QUESTION] = passage.questions
  let likelihood = 0
  let slope = 0
  for (let node = 0; node < NODES.length; node++) {
    const there = ability + passage.spread * (NODES[node] as number)
    const one = answerAt(first, there)
    const two = answerAt(second, there)
    likelihood += (WEIGHTS[node] as number) * one.likelihood * two.likelihood
    slope += (WEIGHTS[node] as number) * (one.slope * two.likelihood + one.likelihood * two.slope)
  }
  return slope / likelihood
}

function answerAt(question: ScoredQuestion, ability: number): { likelihood: number; slope: number } {
  const { right, wrong, slope } = responseOf(question, ability)
  const { credit } = question
  if (credit === 1) return { likelihood: right, slope }
  if (credit === 0) return { likelihood: wrong, slope: -slope }
  const likelihood = right ** credit * wrong ** (1 - credit)
  return { likelihood, slope: likelihood * slope * (credit / right - (1 - credit) / wrong) }
}
