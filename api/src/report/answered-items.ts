import type { AnsweredItem } from '@lekta/shared/contract/assessment/report'
import { roundText } from '@lekta/shared/lib/measure/measure'
import { cutAtWord } from '@lekta/shared/lib/text/cut-text'
import { isPassageProfile } from '../assessment/engines'
import { textMeasureOf } from '../assessment/scale'
import { type Attempt, type AttemptRow, isAnswered, itemOf } from '../attempt/attempt-state'
import { formOf } from '../attempt/forms/form-of'

/** How many characters of a statement are shown: enough to recognise the statement, too few to memorise it. */
const shownLength = 70

/** Returns a function from the number of a question in an attempt to that of its text. */
export const textNumberIn = ({ profile }: Pick<AttemptRow, 'profile'>) =>
  isPassageProfile(profile) ? (number: number) => Math.ceil(number / 2) : (number: number) => number

/**
 * Returns the answered and skipped questions of an attempt, in order, without their right answers, and without the
 * questions unless somebody who may know them asks.
 */
export function answeredItems(attempt: Attempt, { withQuestions }: { withQuestions: boolean }): AnsweredItem[] {
  const textOf = textNumberIn(attempt.row)
  const rapid = formOf(attempt.row.profile).rapidAnswers(attempt)
  return attempt.attemptItems.filter(isAnswered).map((attemptItem, i) => {
    const { number, difficulty, choice, correct, milliseconds } = attemptItem
    const { statement, genre, kind } = itemOf(attempt, attemptItem)
    return {
      number,
      asked: withQuestions ? cutAtWord(statement, shownLength) : '',
      genre,
      ...(kind && { kind, passage: textOf(number) }),
      text: roundText(textMeasureOf(difficulty)),
      outcome: choice === null ? 'skipped' : correct ? 'right' : 'wrong',
      seconds: milliseconds === null ? null : Math.max(1, Math.round(milliseconds / 1000)),
      rapid: rapid[i] === true,
    }
  })
}
