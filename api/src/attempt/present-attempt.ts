import type { AttemptState, ShownItem } from '@lekta/shared/contract/assessment/attempt'
import { type Attempt, type AttemptItem, countAnswers, itemOf, unanswered } from './attempt-state'
import { formOf } from './forms/form-of'

function shown(attempt: Attempt, attemptItem: AttemptItem): ShownItem {
  const { passage, statement, options, question } = itemOf(attempt, attemptItem)
  return {
    number: attemptItem.number,
    passage,
    statement,
    options,
    ...(question !== null && { same_passage: question > 1 }),
  }
}

/**
 * Returns the attempt as it was after its n-th answer, so that sending the same answer again returns the same reply. At
 * most the two items that follow an answer are sent with it.
 */
export function stateAfter(attempt: Attempt, answered: number): AttemptState {
  const { row, attemptItems } = attempt
  const finished = row.status !== 'started' && answered === countAnswers(attempt)
  const atThatTime = attemptItems.map((item) => (item.number > answered ? { ...item, ...unanswered } : item))
  const { share, skipsLeft, pause } = formOf(row.profile).progressOf({ ...attempt, attemptItems: atThatTime })
  return {
    tries: row.tries,
    answered,
    items: finished ? [] : attemptItems.slice(answered, answered + 2).map((attemptItem) => shown(attempt, attemptItem)),
    progress: finished ? 1 : share,
    skips_left: skipsLeft,
    pause: !finished && pause,
    finished,
  }
}

/** Returns the current state of the attempt. */
export const stateOf = (attempt: Attempt): AttemptState => stateAfter(attempt, countAnswers(attempt))
