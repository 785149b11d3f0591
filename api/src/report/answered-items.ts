import type { AnsweredItem } from '@lekta/shared/contract/assessment/report'
import { roundText } from '@lekta/shared/lib/measure/measure'
import { cutAtWord } from '@lekta/shared/lib/text/cut-text'
import { isRapidGuess } from '../assessment/effort/effort'
import { textMeasureOf } from '../assessment/scale'
import { type Attempt, answersOf, isAnswered, itemOf } from '../attempt/attempt-state'

/** How many characters of a statement are shown: enough to recognise the statement, too few to memorise it. */
export const shownLength = 70

/** Returns the answered and skipped texts of an attempt, in order, without their right answers. */
export function answeredItems(attempt: Attempt): AnsweredItem[] {
  const answered = attempt.attemptItems.filter(isAnswered)
  return answersOf(attempt).map((answer, i) => {
    const attemptItem = answered[i] as (typeof answered)[number]
    return {
      number: attemptItem.number,
      asked: cutAtWord(itemOf(attempt, attemptItem).statement, shownLength),
      genre: answer.item.genre,
      text: roundText(textMeasureOf(answer.item.difficulty)),
      outcome: answer.skipped ? 'skipped' : answer.correct ? 'right' : 'wrong',
      seconds: answer.milliseconds === null ? null : Math.max(1, Math.round(answer.milliseconds / 1000)),
      rapid: isRapidGuess(answer, attempt.row.profile.effort),
    }
  })
}
