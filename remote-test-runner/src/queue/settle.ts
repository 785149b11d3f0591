import type { Answer, AttemptState } from '@lekta/shared/contract/assessment/attempt'
import { isSame } from './test-params'

/**
 * Returns the unsent answers that the server can no longer accept, given its state after a refusal: answers of other
 * attempts, answers that it has already stored, and all answers from the refused answer or the first gap onwards.
 */
export function spent(waiting: readonly Answer[], state: AttemptState, refused: Answer): Answer[] {
  let turn = state.answered + 1
  return waiting.filter((answer) => {
    const takes = answer.tries === state.tries && answer.number === turn && !state.finished && !isSame(answer, refused)
    if (takes) turn++
    return !takes
  })
}
