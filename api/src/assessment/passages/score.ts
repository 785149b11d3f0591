import type { ScoredPassage, ScoredQuestion } from './patterns'
import type { AnsweredPassage, Passage, Question, Reply } from './types'

/** The parts of a reply that show how fast it was. */
export interface TimedReply {
  reply: Reply
  passage: Pick<Passage, 'words'>
  /** Time since the passage appeared, in milliseconds; null if unknown. */
  sincePassage: number | null
}

/** A reply with its question and its passage. */
export interface TestReply extends TimedReply {
  question: Question
  passage: Passage
  /** Whether it is about the second question of the passage. */
  isSecond: boolean
}

/** Returns all replies of a test in order. */
export function repliesOf(answered: readonly AnsweredPassage[]): TestReply[] {
  return answered.flatMap(({ passage, replies }) =>
    replies.map((reply, index) => {
      const sincePassage = timeSince(reply, index === 1 ? replies[0] : null)
      const question = passage.questions[index] as Question
      return { reply, question, passage, isSecond: index === 1, sincePassage }
    }),
  )
}

/**
 * Returns the time from when a passage appeared to a reply about it, in milliseconds; null if unknown. `before` is the
 * reply to the first question, or null if this is it.
 */
export function timeSince(
  reply: Pick<Reply, 'milliseconds'>,
  before: Pick<Reply, 'milliseconds'> | null,
): number | null {
  const earlier = before ? before.milliseconds : 0
  return earlier === null || reply.milliseconds === null ? null : earlier + reply.milliseconds
}

/**
 * Returns the answers for estimation. `cares` has a number for each reply of the test: the probability that it was given
 * after reading. `testletSpread` is that of the profile; the passage’s own uncertainty adds to it.
 */
export function scorePassages(
  answered: readonly AnsweredPassage[],
  cares: readonly number[],
  testletSpread: number,
): ScoredPassage[] {
  let next = 0
  return answered.map(({ passage, replies }) => {
    const [first, second] = replies
    const scored = scoreReply(passage.questions[0], first, cares[next++] as number)
    const spread = Math.hypot(testletSpread, passage.uncertainty)
    if (!second) return { spread, questions: [scored] }
    return { spread, questions: [scored, scoreReply(passage.questions[1], second, cares[next++] as number)] }
  })
}

function scoreReply({ difficulty, guessing }: Question, reply: Reply, care: number): ScoredQuestion {
  return { difficulty, guessing, care, credit: creditOf(reply, guessing) }
}

/** Returns the credit of a reply. A skip gets the mean credit of a blind guess (decision 8). */
export function creditOf({ outcome }: Reply, guessing: number): number {
  if (outcome === 'skipped') return guessing
  return outcome === 'right' ? 1 : 0
}
