import type { TestRecord } from '../../assessment/engines'
import type { Window } from '../../assessment/step'
import type { Prior, StopReason } from '../../assessment/types'
import type { Bank } from '../../bank/bank'
import type { Attempt, AttemptItem } from '../attempt-state'

/** An item that the engine has chosen, with the parameters that are stored with the attempt. */
export type ChosenItem = Pick<AttemptItem, 'itemId' | 'difficulty' | 'uncertainty'>

/** What the next items are chosen from. */
export interface Choosing {
  bank: Bank
  /** Ids of items that the child must not get again. */
  seen: ReadonlySet<string>
  random: () => number
}

/** What follows an answer. */
export interface Next {
  /** Why the test is over, or null while it continues. */
  finished: StopReason | null
  items: readonly ChosenItem[]
  /** Whether to pause with a friendly message, because the child is guessing without reading. */
  pause: boolean
}

/** How far a running attempt is. */
export interface TestProgress {
  /** From 0 to below 1. */
  share: number
  skipsLeft: number
  pause: boolean
}

/** How tests of one form are given: single items, or passages with two questions. */
export interface TestForm {
  engineVersion: number
  /** Returns the first items of an attempt. */
  start(prior: Prior, choosing: Choosing): ChosenItem[]
  /** Returns what follows the answers so far. */
  advance(attempt: Attempt, choosing: Choosing, window: Window): Next
  progressOf(attempt: Attempt): TestProgress
  /** Returns for each answer whether it came faster than its passage can be read. */
  rapidAnswers(attempt: Attempt): boolean[]
  /** Returns the record from which the result is derived, even ten years later. */
  recordOf(attempt: Attempt, stopReason: StopReason, texts: readonly number[]): TestRecord
}
