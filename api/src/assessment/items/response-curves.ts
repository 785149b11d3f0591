import { responseAt } from '../model'

/** Distance of two abilities, in logits. A posterior has a standard deviation of .4 or more, so no more are needed. */
export const NODE_STEP = 0.4

const HIGHEST = 9.2

/** Abilities, in logits, over which posteriors are summed. */
export const NODES: readonly number[] = Array.from(
  { length: Math.round((2 * HIGHEST) / NODE_STEP) + 1 },
  (_, index) => index * NODE_STEP - HIGHEST,
)

/**
 * For each outcome at each ability: its chance, the inverse of the chance, and the derivative of its logarithm by the
 * item's difficulty. Outcome o at ability k is at `o * NODES.length + k`.
 */
export interface Curves {
  chance: Float64Array
  inverse: Float64Array
  slope: Float64Array
}

/** What the chance of an answer depends on: difficulty in logits, and the chance of a right answer without understanding. */
export interface CurveItem {
  difficulty: number
  guessing: number
}

/** Returns the curves of items without values. */
export const emptyCurves = (items: number): Curves => ({
  chance: new Float64Array(2 * items * NODES.length),
  inverse: new Float64Array(2 * items * NODES.length),
  slope: new Float64Array(2 * items * NODES.length),
})

/** Computes the curves of items. */
export function fillCurves({ chance, inverse, slope }: Curves, items: readonly CurveItem[]) {
  items.forEach(({ difficulty, guessing }, item) => {
    NODES.forEach((ability, k) => {
      const response = responseAt(ability, difficulty, guessing)
      const wrongAt = 2 * item * NODES.length + k
      const rightAt = wrongAt + NODES.length
      chance[wrongAt] = response.wrong
      chance[rightAt] = response.right
      inverse[wrongAt] = 1 / response.wrong
      inverse[rightAt] = 1 / response.right
      slope[wrongAt] = response.slope / response.wrong
      slope[rightAt] = -response.slope / response.right
    })
  })
}
