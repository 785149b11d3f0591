import type { EffortRules } from '../profile'
import type { Answer } from '../types'

/** The parts of an answer that show how fast it was given. */
export type Timed = Pick<Answer, 'skipped' | 'milliseconds'> & { item: Pick<Answer['item'], 'words'> }

/** How a reader worked: rapid guesses among the answers, and their share. */
export interface Effort {
  rapid: number
  answered: number
  share: number
}

/** The time, in milliseconds, below which an answer to a passage of this many words cannot rest on reading it. */
export function rapidThreshold(words: number, rules: EffortRules): number {
  const reading = (words * 60_000) / rules.wordsPerMinute
  return Math.min(rules.longestMilliseconds, Math.max(rules.shortestMilliseconds, reading))
}

/** Whether an answer came faster than its passage can be read. A skip is a choice, and an unknown time is no proof. */
export function isRapidGuess(answer: Timed, rules: EffortRules): boolean {
  if (answer.skipped || answer.milliseconds === null) return false
  return answer.milliseconds < rapidThreshold(answer.item.words, rules)
}

/** Counts the rapid guesses of an attempt. */
export function effortOf(answers: readonly Answer[], rules: EffortRules): Effort {
  const rapid = answers.filter((answer) => isRapidGuess(answer, rules)).length
  return { rapid, answered: answers.length, share: answers.length === 0 ? 0 : rapid / answers.length }
}

/** How many of the latest answers in a row were rapid guesses. */
export function rapidRun(answers: readonly Timed[], rules: EffortRules): number {
  let run = 0
  while (run < answers.length && isRapidGuess(answers[answers.length - 1 - run] as Timed, rules)) run++
  return run
}

/**
 * Returns whether the test should pause now: the latest answer completed a run of rapid guesses. A run that continues
 * after a pause causes another only when it has grown by the same number.
 */
export function needsPause(answers: readonly Timed[], rules: EffortRules): boolean {
  const run = rapidRun(answers, rules)
  return run > 0 && run % rules.pauseAfter === 0
}

/** Whether too many answers were rapid guesses for the result to be trusted. */
export function lacksEffort(effort: Effort, rules: EffortRules): boolean {
  return effort.answered > 0 && effort.share >= rules.untrustedShare
}
