import type { AnsweredItem } from '@lekta/shared/contract/assessment/report'
import { roundText } from '@lekta/shared/lib/measure/measure'
import { cutAtWord } from '@lekta/shared/lib/text/cut-text'
import { textMeasureOf } from '../assessment/scale'
import { type Attempt, isAnswered, itemOf } from '../attempt/attempt-state'
import { formOf } from '../attempt/forms/form-of'

/** How many characters of a statement are shown: enough to recognise the statement, too few to memorise it. */
export const shownLength = 70

/** Returns the answered and skipped texts of an attempt, in order, without their right answers. */
export function answeredItems(attempt: Attempt): AnsweredItem[] {
  const rapid = formOf(attempt.row.profile).rapidAnswers(attempt)
  return attempt.attemptItems.filter(isAnswered).map((attemptItem, i) => {
    const { number, difficulty, choice, correct, milliseconds } = attemptItem
    const { statement, genre, kind } = itemOf(attempt, attemptItem)
    return {
      number,
      asked: cutAtWord(statement, shownLength),
      genre,
      ...(kind && { kind }),
      text: roundText(textMeasureOf(difficulty)),
      outcome: choice === null ? 'skipped' : correct ? 'right' : 'wrong',
      seconds: milliseconds === null ? null : Math.max(1, Math.round(milliseconds / 1000)),
      rapid: rapid[i] === true,
    }
  })
}
