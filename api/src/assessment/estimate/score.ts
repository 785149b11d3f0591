import { isRapidGuess } from '../effort/effort'
import type { Profile } from '../profile'
import type { Answer } from '../types'

/** An answer as estimation sees it: 1 right, 0 wrong, the guessing floor for a skip. */
export interface Scored {
  difficulty: number
  credit: number
}

/**
 * The answers that say something about ability. A rapid guess says nothing and is left out (effort-moderated scoring,
 * Wise & DeMars 2006). A skip is worth what a blind guess is worth on average (Lord 1974), so that a child neither
 * gains nor loses by skipping instead of guessing.
 */
export function scoreAnswers(answers: readonly Answer[], profile: Profile): Scored[] {
  return answers
    .filter((answer) => !isRapidGuess(answer, profile.effort))
    .map((answer) => ({ difficulty: answer.item.difficulty, credit: creditOf(answer, profile.guessing) }))
}

/** Credit of one answer, from 0 to 1. */
export function creditOf(answer: Answer, guessing: number): number {
  if (answer.skipped) return guessing
  return answer.correct ? 1 : 0
}
