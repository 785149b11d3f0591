import type { AttemptState, ShownItem } from '@lekta/shared/contract/attempt'
import type { ReadingAid } from '@lekta/shared/contract/reading'
import { needsPause } from '../assessment/effort'
import { trackPosterior } from '../assessment/posterior'
import { progressOf } from '../assessment/progress'
import type { AttemptRecord } from '../assessment/result'
import type { Answer, ItemParameters, Prior } from '../assessment/types'
import type { Bank, Item } from '../bank/bank'
import type { attempt } from '../database/schema'

export type AttemptRow = typeof attempt.$inferSelect

/** An item in its place in an attempt; a skip is answered without a choice. */
export interface AttemptItem {
  number: number
  itemId: string
  difficulty: number
  answered: boolean
  choice: number | null
  correct: boolean | null
  milliseconds: number | null
  /** In which other ways than usual it was shown; null where that is not known. */
  aids: readonly ReadingAid[] | null
}

/** A place whose item is named and not yet answered. */
export const unanswered = { answered: false, choice: null, correct: null, milliseconds: null, aids: null } as const

/** An attempt with its items in order, and the texts of those items. */
export interface Attempt {
  row: AttemptRow
  places: readonly AttemptItem[]
  items: Bank['items']
}

/** The text of a place. */
export const itemOf = ({ items }: Pick<Attempt, 'items'>, { itemId }: AttemptItem): Item => {
  const item = items.get(itemId)
  if (!item) throw new Error(`The bank has no item ${itemId}, which an attempt holds.`)
  return item
}

/** The item with the difficulty that was frozen when it was named. */
const parametersOf = (attempt: Pick<Attempt, 'items'>, place: AttemptItem): ItemParameters => {
  const { id, genre, words } = itemOf(attempt, place)
  return { id, genre, words, difficulty: place.difficulty }
}

export const isAnswered = ({ answered }: AttemptItem) => answered

export const answersOf = (attempt: Pick<Attempt, 'items' | 'places'>): Answer[] =>
  attempt.places.filter(isAnswered).map((place) => ({
    item: parametersOf(attempt, place),
    correct: place.correct === true,
    skipped: place.choice === null,
    milliseconds: place.milliseconds,
  }))

export const pendingOf = (attempt: Attempt): ItemParameters[] =>
  attempt.places.filter((place) => !isAnswered(place)).map((place) => parametersOf(attempt, place))

export const priorOf = ({ priorMean, priorDeviation, priorSource }: AttemptRow): Prior => ({
  mean: priorMean,
  standardDeviation: priorDeviation,
  source: priorSource,
})

/** What the result of an attempt is derived from, now or in ten years. */
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

const shown = (attempt: Attempt, place: AttemptItem): ShownItem => {
  const { passage, statement, options } = itemOf(attempt, place)
  return { number: place.number, passage, statement, options }
}

/**
 * The attempt as it stood right after its n-th answer: each answer names one item at the most, two ahead, so the items
 * up to n + 2 are those that were known then. The same answer again gets the same reply.
 */
export function stateAfter(attempt: Attempt, answered: number): AttemptState {
  const { row, places } = attempt
  const answers = answersOf({ ...attempt, places: places.slice(0, answered) })
  const finished = row.status !== 'started' && answered === places.filter(isAnswered).length
  const skipped = answers.filter(({ skipped: skip }) => skip).length
  return {
    tries: row.tries,
    answered,
    items: finished ? [] : places.slice(answered, answered + 2).map((place) => shown(attempt, place)),
    progress: finished ? 1 : progressOf(trackPosterior(priorOf(row), answers, row.profile), row.profile),
    skips_left: Math.max(0, row.profile.maximumSkips - skipped),
    pause: !finished && needsPause(answers, row.profile.effort),
    finished,
  }
}

/** The attempt as it stands now. */
export const stateOf = (attempt: Attempt): AttemptState => stateAfter(attempt, attempt.places.filter(isAnswered).length)
