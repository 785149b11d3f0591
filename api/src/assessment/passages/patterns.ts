import type { Response } from '../model'

/** A question with the answer to it, as the model sees it. */
export interface ScoredQuestion {
  difficulty: number
  guessing: number
  /** The probability that the student answered after reading: 0 for an answer that says nothing, 1 without any doubt. */
  care: number
  /** 1 if right, 0 if wrong, and the guessing floor if skipped. */
  credit: number
}

/**
 * The answers about one passage. They depend on each other: how well a student understands this passage deviates from
 * the ability by a normally distributed amount with standard deviation `spread`, in logits.
 */
export interface ScoredPassage {
  spread: number
  questions: readonly [ScoredQuestion] | readonly [ScoredQuestion, ScoredQuestion]
}

type PredictedQuestion = Omit<ScoredQuestion, 'credit'>

/** A passage of which the answers are not known yet. */
export interface PredictedPassage {
  spread: number
  questions: readonly [PredictedQuestion] | readonly [PredictedQuestion, PredictedQuestion]
}

type CarefulQuestion = Omit<PredictedQuestion, 'care'>

/** A passage of which both answers are expected to be given with care. */
export interface CarefulPassage {
  spread: number
  questions: readonly [CarefulQuestion, CarefulQuestion]
}

/** Nodes and weights of the Gauss–Hermite quadrature with seven points for a standard normal distribution. */
export const NODES = [
  -3.750439717725742, -2.3667594107345415, -1.1544053947399682, 0, 1.1544053947399682, 2.3667594107345415,
  3.750439717725742,
]
export const WEIGHTS = [
  0.000548268855972219, 0.0307571239675865, 0.24012317860501273, 0.45714285714285713, 0.24012317860501273,
  0.0307571239675865, 0.000548268855972219,
]

/** The patterns of answers: both right, only the first, only the second, none. Each has four numbers in this order. */
const PATTERNS = 4

/** For each pattern its probability, and the first two derivatives of the probability by ability. */
export interface Patterns {
  chance: Float64Array
  slope: Float64Array
  curvature: Float64Array
}

/** Stands for the second question of a passage while it is not answered: a right answer is certain and says nothing. */
export const NO_QUESTION = { difficulty: 0, guessing: 1, care: 0, credit: 1 }

/** Returns the probabilities of all patterns at an ability, averaged over how well the passage suits the student. */
export function patternsAt({ spread, questions }: PredictedPassage, ability: number): Patterns {
  const patterns = {
    chance: new Float64Array(PATTERNS),
    slope: new Float64Array(PATTERNS),
    curvature: new Float64Array(PATTERNS),
  }
  const [first, second = NO_QUESTION] = questions
  for (let node = 0; node < NODES.length; node++) {
    const there = ability + spread * (NODES[node] as number)
    addResponses(patterns, responseOf(first, there), responseOf(second, there), WEIGHTS[node] as number)
  }
  return patterns
}

/** Returns the response to one question at an ability: a right answer has the probability c + (1 − c)·care·p. */
export function responseOf({ difficulty, guessing, care }: PredictedQuestion, ability: number): Response {
  const against = Math.exp(difficulty - ability)
  const p = 1 / (1 + against)
  const q = against / (1 + against)
  const slope = (1 - guessing) * care * p * q
  return {
    right: guessing + (1 - guessing) * care * p,
    wrong: (1 - guessing) * (q + (1 - care) * p),
    slope,
    curvature: slope * (q - p),
  }
}

/** Adds the patterns of two responses, weighted. The derivatives follow from the product rule. */
function addResponses({ chance, slope, curvature }: Patterns, one: Response, two: Response, weight: number) {
  const both = 2 * one.slope * two.slope
  addTo(chance, 0, weight * one.right * two.right)
  addTo(chance, 1, weight * one.right * two.wrong)
  addTo(chance, 2, weight * one.wrong * two.right)
  addTo(chance, 3, weight * one.wrong * two.wrong)
  addTo(slope, 0, weight * (one.slope * two.right + one.right * two.slope))
  addTo(slope, 1, weight * (one.slope * two.wrong - one.right * two.slope))
  addTo(slope, 2, weight * (one.wrong * two.slope - one.slope * two.right))
  addTo(slope, 3, -weight * (one.slope * two.wrong + one.wrong * two.slope))
  addTo(curvature, 0, weight * (one.curvature * two.right + both + one.right * two.curvature))
  addTo(curvature, 1, weight * (one.curvature * two.wrong - both - one.right * two.curvature))
  addTo(curvature, 2, weight * (one.wrong * two.curvature - both - one.curvature * two.right))
  addTo(curvature, 3, weight * (both - one.curvature * two.wrong - one.wrong * two.curvature))
}

function addTo(values: Float64Array, index: number, term: number) {
  values[index] = (values[index] as number) + term
}

/** What the answers about one or more passages say about ability on average, before they are known. */
export interface Expected {
  /** The Fisher information, Σ P′²/P over all patterns. */
  information: number
  /** Warm’s J, Σ P′P″/P over all patterns. */
  bend: number
}

/** Returns what the answers about a passage say about ability on average. */
export function expectedAt(passage: PredictedPassage, ability: number): Expected {
  const { chance, slope, curvature } = patternsAt(passage, ability)
  let information = 0
  let bend = 0
  for (let pattern = 0; pattern < PATTERNS; pattern++) {
    const p = chance[pattern] as number
    const d = slope[pattern] as number
    if (p === 0) continue
    information += (d * d) / p
    bend += (d * (curvature[pattern] as number)) / p
  }
  return { information, bend }
}

/**
 * Returns the information of `expectedAt` for a passage whose answers are all given with care. It creates no objects,
 * because a test computes it for every passage of the bank after every second answer.
 */
export function informationAt({ spread, questions: [first, second] }: CarefulPassage, ability: number): number {
  const against1 = Math.exp(first.difficulty - ability)
  const against2 = Math.exp(second.difficulty - ability)
  let [both, only1, only2, none] = [0, 0, 0, 0]
  let [slopeBoth, slopeOnly1, slopeOnly2, slopeNone] = [0, 0, 0, 0]
  for (let node = 0; node < NODES.length; node++) {
    const shift = Math.exp(-spread * (NODES[node] as number))
    const weight = WEIGHTS[node] as number
    const p1 = 1 / (1 + against1 * shift)
    const p2 = 1 / (1 + against2 * shift)
    const wrong1 = (1 - first.guessing) * (1 - p1)
    const wrong2 = (1 - second.guessing) * (1 - p2)
    const slope1 = wrong1 * p1
    const slope2 = wrong2 * p2
    both += weight * (1 - wrong1) * (1 - wrong2)
    only1 += weight * (1 - wrong1) * wrong2
    only2 += weight * wrong1 * (1 - wrong2)
    none += weight * wrong1 * wrong2
    slopeBoth += weight * (slope1 * (1 - wrong2) + (1 - wrong1) * slope2)
    slopeOnly1 += weight * (slope1 * wrong2 - (1 - wrong1) * slope2)
    slopeOnly2 += weight * (wrong1 * slope2 - slope1 * (1 - wrong2))
    slopeNone -= weight * (slope1 * wrong2 + wrong1 * slope2)
  }
  return slopeBoth ** 2 / both + slopeOnly1 ** 2 / only1 + slopeOnly2 ** 2 / only2 + slopeNone ** 2 / none
}
