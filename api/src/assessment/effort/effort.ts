import type { EffortRules } from '../profile'
import type { Answer } from '../types'

/** The fields of an answer that show how fast it was. */
export type Timed = Pick<Answer, 'skipped' | 'milliseconds'> & { item: Pick<Answer['item'], 'words'> }

/** The effort of a student in an attempt: the number and share of rapid guesses. */
export interface Effort {
  rapid: number
  answered: number
  share: number
}

/** Returns the time in milliseconds below which nobody can have read a passage of this many words before answering. */
export function rapidThreshold(words: number, rules: EffortRules): number {
  const reading = (words * 60_000) / rules.wordsPerMinute
  return Math.min(rules.longestMilliseconds, Math.max(rules.shortestMilliseconds, reading))
}

/** Returns whether an answer was faster than its passage can be read. Skips and unknown times do not count. */
export function isRapidGuess(answer: Timed, rules: EffortRules): boolean {
  if (answer.skipped || answer.milliseconds === null) return false
  return answer.milliseconds < rapidThreshold(answer.item.words, rules)
}

export function effortOf(answers: readonly Answer[], rules: EffortRules): Effort {
  const rapid = answers.filter((answer) => isRapidGuess(answer, rules)).length
  return { rapid, answered: answers.length, share: answers.length === 0 ? 0 : rapid / answers.length }
}

/** Returns how many of the latest answers in a row were rapid guesses. */
export function rapidRun(answers: readonly Timed[], rules: EffortRules): number {
  let run = 0
  while (run < answers.length && isRapidGuess(answers[answers.length - 1 - run] as Timed, rules)) run++
  return run
}

/**
 * Returns whether the test should pause, because the latest answer completed a run of rapid guesses. If the run
 * continues after the pause, the test pauses again each time the run has grown by the same number.
 */
export function needsPause(answers: readonly Timed[], rules: EffortRules): boolean {
  const run = rapidRun(answers, rules)
  return run > 0 && run % rules.pauseAfter === 0
}

/** Returns whether there are too many rapid guesses for the result to be trusted. */
export function lacksEffort(effort: Effort, rules: EffortRules): boolean {
  return effort.answered > 0 && effort.share >= rules.untrustedShare
}
