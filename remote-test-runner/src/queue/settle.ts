import type { Answer, AttemptState } from '@lekta/shared/contract/attempt'
import { isSame } from './test-params'

/**
 * Which waiting answers the server can no longer take, given where its attempt stands after it refused one: those of
 * other tries, those it has stored already, and from the refused one or the first gap on, those whose turn cannot come.
 */
export function spent(waiting: readonly Answer[], state: AttemptState, refused: Answer): Answer[] {
  let turn = state.answered + 1
  return waiting.filter((answer) => {
    const takes = answer.tries === state.tries && answer.number === turn && !state.finished && !isSame(answer, refused)
    if (takes) turn++
    return !takes
  })
}
