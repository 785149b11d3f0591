import type { ReadingAid } from '@lekta/shared/contract/assessment/reading'
import type { SchoolTime } from '../assessment/percentile-norms'
import type { Prior } from '../assessment/types'
import type { Bank, Item } from '../bank/bank'
import type { attempt } from '../database/schema'

export type AttemptRow = typeof attempt.$inferSelect

/** One item of an attempt. A skipped item counts as answered but has no choice. */
export interface AttemptItem {
  number: number
  itemId: string
  difficulty: number
  /** For a question of a passage: the standard error of the difficulty of both questions, in logits. */
  uncertainty: number | null
  answered: boolean
  choice: number | null
  correct: boolean | null
  milliseconds: number | null
  /** The reading aids that were on; null if they were not recorded. */
  aids: readonly ReadingAid[] | null
}

/** The fields of an item that was given but is not answered yet. */
export const unanswered = { answered: false, choice: null, correct: null, milliseconds: null, aids: null } as const

/** An attempt with its items in order, and the bank that has their texts. */
export interface Attempt {
  row: AttemptRow
  attemptItems: readonly AttemptItem[]
  bank: Pick<Bank, 'items' | 'passages'>
}

/** Returns the item of the bank. */
export const itemOf = ({ bank }: Pick<Attempt, 'bank'>, { itemId }: Pick<AttemptItem, 'itemId'>): Item => {
  const item = bank.items.get(itemId)
  if (!item) throw new Error(`The bank has no item ${itemId}, which an attempt holds.`)
  return item
}

export const isAnswered = ({ answered }: AttemptItem) => answered

/** Returns the number of answers, including skips. */
export const countAnswers = ({ attemptItems }: Pick<Attempt, 'attemptItems'>) => attemptItems.filter(isAnswered).length

export const priorOf = ({ priorMean, priorDeviation, priorSource }: AttemptRow): Prior => ({
  mean: priorMean,
  standardDeviation: priorDeviation,
  source: priorSource,
})

/** Returns when in the school year the attempt was started; null without a grade. */
export const timeOf = ({ grade, gradeElapsed }: AttemptRow): SchoolTime | null =>
  grade === null || gradeElapsed === null ? null : { grade, elapsed: gradeElapsed }
