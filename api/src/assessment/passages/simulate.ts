import type { StopReason } from '../types'
import { advancePassages, type PassageCourse, type PassageStep, startPassages } from './step'
import type { AnsweredPassage, Passage, Reply } from './types'

/** A simulated attempt: its answers in order, why it ended, and the step after each answer. */
export interface SimulatedPassages {
  answered: AnsweredPassage[]
  stopReason: StopReason
  steps: PassageStep[]
}

/** Answers a question of a passage. `position` counts the answers of the attempt from 0. */
export type Respond = (passage: Passage, question: 0 | 1, position: number) => Reply

/** Simulates a whole attempt. Like server and browser, it names a passage after the first answer to the one before. */
export function simulatePassages(course: PassageCourse, respond: Respond): SimulatedPassages {
  const answered: AnsweredPassage[] = []
  const steps: PassageStep[] = []
  let pending = startPassages(course)
  for (;;) {
    const last = answered.at(-1)
    const position = steps.length
    if (last?.replies.length === 1) {
      answered[answered.length - 1] = { ...last, replies: [last.replies[0], respond(last.passage, 1, position)] }
    } else if (pending) {
      answered.push({ passage: pending, replies: [respond(pending, 0, position)] })
      pending = null
    }
    const step = advancePassages({ ...course, answered, pending, window: 'open' })
    steps.push(step)
    pending = step.next ?? pending
    if (step.finished) return { answered, stopReason: step.finished, steps }
  }
}
