import { rapidThreshold } from '../../effort/effort'
import type { EffortRules } from '../../profile'
import type { TimedReply } from '../score'

/**
 * Returns whether a reply came faster than its passage can be read, counted from when the passage appeared, or faster
 * than any question can be answered. Skips and unknown times do not count.
 */
export function isRapidReply({ reply, passage, sincePassage }: TimedReply, rules: EffortRules): boolean {
  if (reply.outcome === 'skipped' || reply.milliseconds === null) return false
  if (reply.milliseconds < rules.shortestMilliseconds) return true
  return sincePassage !== null && sincePassage < rapidThreshold(passage.words, rules)
}

/** Returns how many of the latest replies in a row were rapid guesses. */
export function rapidRun(replies: readonly TimedReply[], rules: EffortRules): number {
  const last = replies.findLastIndex((reply) => !isRapidReply(reply, rules))
  return replies.length - 1 - last
}

/** Returns whether the test should pause: each time a run of rapid guesses has grown by `pauseAfter`. */
export function needsPause(replies: readonly TimedReply[], rules: EffortRules): boolean {
  const run = rapidRun(replies, rules)
  return run > 0 && run % rules.pauseAfter === 0
}
