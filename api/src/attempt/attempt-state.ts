import type { AttemptState, ShownItem } from '@lekta/shared/contract/assessment/attempt'
import type { ReadingAid } from '@lekta/shared/contract/assessment/reading'
import { needsPause } from '../assessment/effort/effort'
import { trackPosterior } from '../assessment/estimate/posterior'
import { progressOf } from '../assessment/progress'
import type { AttemptRecord } from '../assessment/result'
import type { Answer, ItemParameters, Prior } from '../assessment/types'
import type { Bank, Item } from '../bank/bank'
import type { attempt } from '../database/schema'

export type AttemptRow = typeof attempt.$inferSelect

/** One item of an attempt. A skipped item counts as answered but has no choice. */
export interface AttemptItem {
  number: number
  itemId: string
  difficulty: number
  answered: boolean
  choice: number | null
  correct: boolean | null
  milliseconds: number | null
  /** The reading aids that were on; null if they were not recorded. */
  aids: readonly ReadingAid[] | null
}

/** The fields of an item that was given but is not answered yet. */
export const unanswered = { answered: false, choice: null, correct: null, milliseconds: null, aids: null } as const

/** An attempt with its items in order, and the texts of those items. */
export interface Attempt {
  row: AttemptRow
  attemptItems: readonly AttemptItem[]
  items: Bank['items']
}

/** Returns the item of the bank. */
export const itemOf = ({ items }: Pick<Attempt, 'items'>, { itemId }: AttemptItem): Item => {
  const item = items.get(itemId)
  if (!item) throw new Error(`The bank has no item ${itemId}, which an attempt holds.`)
  return item
}

/** Returns the item with the difficulty that was frozen when it was given. */
const parametersOf = (attempt: Pick<Attempt, 'items'>, attemptItem: AttemptItem): ItemParameters => {
  const { id, genre, words } = itemOf(attempt, attemptItem)
  return { id, genre, words, difficulty: attemptItem.difficulty }
}

export const isAnswered = ({ answered }: AttemptItem) => answered

export const answersOf = (attempt: Pick<Attempt, 'items' | 'attemptItems'>): Answer[] =>
  attempt.attemptItems.filter(isAnswered).map((attemptItem) => ({
    item: parametersOf(attempt, attemptItem),
    correct: attemptItem.correct === true,
    skipped: attemptItem.choice === null,
    milliseconds: attemptItem.milliseconds,
  }))

export const pendingOf = (attempt: Attempt): ItemParameters[] =>
  attempt.attemptItems
    .filter((attemptItem) => !isAnswered(attemptItem))
    .map((attemptItem) => parametersOf(attempt, attemptItem))

export const priorOf = ({ priorMean, priorDeviation, priorSource }: AttemptRow): Prior => ({
  mean: priorMean,
  standardDeviation: priorDeviation,
  source: priorSource,
})

/** Returns the record from which the result of an attempt is derived, even ten years later. */
export const recordOf = (
  attempt: Attempt,
  stopReason: AttemptRecord['stopReason'],
  texts: readonly number[],
): AttemptRecord => {
  const { engineVersion, profile, grade, gradeElapsed } = attempt.row
  return {
    engineVersion,
    profile,
    prior: priorOf(attempt.row),
    time: grade === null || gradeElapsed === null ? null : { grade, elapsed: gradeElapsed },
    answers: answersOf(attempt),
    stopReason,
    texts,
  }
}

const shown = (attempt: Attempt, attemptItem: AttemptItem): ShownItem => {
  const { passage, statement, options } = itemOf(attempt, attemptItem)
  return { number: attemptItem.number, passage, statement, options }
}

/**
 * Returns the attempt as it was after its n-th answer, so that sending the same answer again returns the same reply.
 * Each answer adds at most one item, two ahead, so only items 1 to n + 2 existed at that time.
 */
export function stateAfter(attempt: Attempt, answered: number): AttemptState {
  const { row, attemptItems } = attempt
  const answers = answersOf({ ...attempt, attemptItems: attemptItems.slice(0, answered) })
  const finished = row.status !== 'started' && answered === attemptItems.filter(isAnswered).length
  const skipped = answers.filter(({ skipped: skip }) => skip).length
  return {
    tries: row.tries,
    answered,
    items: finished ? [] : attemptItems.slice(answered, answered + 2).map((attemptItem) => shown(attempt, attemptItem)),
    progress: finished ? 1 : progressOf(trackPosterior(priorOf(row), answers, row.profile), row.profile),
    skips_left: Math.max(0, row.profile.maximumSkips - skipped),
    pause: !finished && needsPause(answers, row.profile.effort),
    finished,
  }
}

/** Returns the current state of the attempt. */
export const stateOf = (attempt: Attempt): AttemptState =>
  stateAfter(attempt, attempt.attemptItems.filter(isAnswered).length)
