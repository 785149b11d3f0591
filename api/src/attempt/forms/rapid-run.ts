import { rapidRun } from '../../assessment/effort/effort'
import { type AnyProfile, isPassageProfile } from '../../assessment/engines'
import { rapidRun as rapidRunOfReplies } from '../../assessment/passages/effort/rapid-guess'
import { timeSince } from '../../assessment/passages/score'

/** An answer of a running attempt. A skip has no choice; `words` is the length of the passage. */
export interface TimedAnswer {
  choice: number | null
  milliseconds: number | null
  words: number
}

/**
 * Returns how many of the latest answers in a row came faster than their passages can be read, and after how many the
 * test pauses. `answers` are all of an attempt in order.
 */
export function rapidRunOf(profile: AnyProfile, answers: readonly TimedAnswer[]): { run: number; pauseAfter: number } {
  if (!isPassageProfile(profile)) {
    const timed = answers.map(({ words, choice, ...answer }) => ({
      ...answer,
      skipped: choice === null,
      item: { words },
    }))
    return { run: rapidRun(timed, profile.effort), pauseAfter: profile.effort.pauseAfter }
  }
  const replies = answers.map(({ choice, milliseconds, words }, index) => ({
    reply: { outcome: choice === null ? ('skipped' as const) : ('right' as const), milliseconds },
    passage: { words },
    sincePassage: timeSince({ milliseconds }, index % 2 === 1 ? (answers[index - 1] ?? null) : null),
  }))
  return { run: rapidRunOfReplies(replies, profile.rapidGuesses), pauseAfter: profile.rapidGuesses.pauseAfter }
}
