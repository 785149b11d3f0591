import { isRapidGuess } from '../effort/effort'
import type { Profile } from '../profile'
import type { Answer } from '../types'

/** An answer for estimation. Its credit is 1 if right, 0 if wrong, and the guessing floor if skipped. */
export interface Scored {
  difficulty: number
  credit: number
}

/**
 * Returns the answers that carry information about ability. Rapid guesses carry none and are left out (effort-moderated
 * scoring, Wise & DeMars 2006). A skip gets the mean credit of a blind guess (Lord 1974), so that a child neither gains
 * nor loses by skipping instead of guessing.
 */
export function scoreAnswers(answers: readonly Answer[], profile: Profile): Scored[] {
  return answers
    .filter((answer) => !isRapidGuess(answer, profile.effort))
    .map((answer) => ({ difficulty: answer.item.difficulty, credit: creditOf(answer, profile.guessing) }))
}

/** Returns the credit of one answer, from 0 to 1. */
export function creditOf(answer: Answer, guessing: number): number {
  if (answer.skipped) return guessing
  return answer.correct ? 1 : 0
}
