import type { Passage, Reply } from '../types'

/** What the pace of a test says: nobody reads for meaning at an `impossible` one. `unknown` without enough times. */
export type Pace = 'unknown' | 'plausible' | 'impossible'

/** Words a minute at which nobody reads for meaning; a student at this pace gets no praise for reading fast. */
const IMPOSSIBLE_PACE = 550

/** With fewer timed passages the pace is unknown. */
const LEAST_PASSAGES = 5

/** A reply with what its pace depends on. */
export interface PacedReply {
  reply: Reply
  passage: Pick<Passage, 'words'>
  isSecond: boolean
}

/** Returns the median pace in words a minute until the first answer about a passage, or null without enough times. */
export function readingPace(replies: readonly PacedReply[]): number | null {
  const paces = replies.flatMap(({ reply, passage, isSecond }) =>
    isSecond || reply.milliseconds === null || reply.outcome === 'skipped'
      ? []
      : [(passage.words * 60_000) / Math.max(1, reply.milliseconds)],
  )
  if (paces.length < LEAST_PASSAGES) return null
  return paces.sort((a, b) => a - b)[Math.floor(paces.length / 2)] as number
}

/**
 * Classifies the pace of a test. The time until the first answer includes answering, so that the pace of reading is
 * even higher.
 */
export function classifyPace(replies: readonly PacedReply[]): Pace {
  const pace = readingPace(replies)
  if (pace === null) return 'unknown'
  return pace >= IMPOSSIBLE_PACE ? 'impossible' : 'plausible'
}
