import { overShifts } from './passage-shift'
import { type Curves, NODES } from './response-curves'

/**
 * What two answers about one passage say, at each ability. `chance` is that of both together; `inverse` and `slope` are
 * those of the first and of the second outcome, averaged over the abilities that the student can have in this passage,
 * given both answers.
 */
export interface AnswerPair {
  chance: Float64Array
  inverse: readonly [Float64Array, Float64Array]
  slope: readonly [Float64Array, Float64Array]
}

/**
 * Returns a function that returns what a pair of outcomes says at these curves. Each pair is computed once, because
 * millions of answers consist of a few thousand pairs.
 */
export function openPairs(curves: Curves): (first: number, second: number) => AnswerPair {
  const pairs = new Map<number, AnswerPair>()
  const outcomes = curves.chance.length / NODES.length
  return (first, second) => {
    const key = first * outcomes + second
    const found = pairs.get(key)
    if (found) return found
    const pair = pairOf(curves, first, second)
    pairs.set(key, pair)
    return pair
  }
}

function pairOf(curves: Curves, first: number, second: number): AnswerPair {
  const of = (values: Float64Array, outcome: number) =>
    values.subarray(outcome * NODES.length, (outcome + 1) * NODES.length)
  const within = multiply(of(curves.chance, first), of(curves.chance, second))
  const chance = overShifts(within)
  // The posterior within the passage is S(posterior / chance) · within. Shifts are symmetric, so their mean S can be
  // taken of the other factors instead, which do not depend on the student.
  const averaged = (values: Float64Array) =>
    overShifts(multiply(within, values)).map((value, k) => value / (chance[k] as number))
  return {
    chance,
    inverse: [averaged(of(curves.inverse, first)), averaged(of(curves.inverse, second))],
    slope: [averaged(of(curves.slope, first)), averaged(of(curves.slope, second))],
  }
}

const multiply = (one: Float64Array, two: Float64Array) => one.map((value, k) => value * (two[k] as number))
