import { isRapidGuess, needsPause } from '../../assessment/effort/effort'
import { trackPosterior } from '../../assessment/estimate/posterior'
import type { Profile } from '../../assessment/profile'
import { progressOf } from '../../assessment/progress'
import { ENGINE_VERSION } from '../../assessment/result'
import { advance, start } from '../../assessment/step'
import type { Answer, ItemParameters } from '../../assessment/types'
import type { Bank } from '../../bank/bank'
import { type Attempt, type AttemptItem, isAnswered, itemOf, priorOf, timeOf } from '../attempt-state'
import type { ChosenItem, TestForm } from './form'

/** Returns the form of tests in which each item has a passage of its own. */
export const itemsForm = (profile: Profile): TestForm => ({
  engineVersion: ENGINE_VERSION,

  start: (prior, { bank, seen, random }) => start({ ...poolOf(bank), seen, prior, profile, random }).map(chosen),

  advance(attempt, { bank, seen, random }, window) {
    const course = { ...poolOf(bank), seen, prior: priorOf(attempt.row), profile, random }
    const state = { answered: answersOf(attempt), pending: pendingOf(attempt), window }
    const { finished, next, pause } = advance({ ...course, ...state })
    return { finished, items: next ? [chosen(next)] : [], pause }
  },

  progressOf(attempt) {
    const answers = answersOf(attempt)
    return {
      share: progressOf(trackPosterior(priorOf(attempt.row), answers, profile), profile),
      skipsLeft: Math.max(0, profile.maximumSkips - answers.filter(({ skipped }) => skipped).length),
      pause: needsPause(answers, profile.effort),
    }
  },

  rapidAnswers: (attempt) => answersOf(attempt).map((answer) => isRapidGuess(answer, profile.effort)),

  recordOf: (attempt, stopReason, texts) => ({
    form: 'items',
    engineVersion: attempt.row.engineVersion,
    profile,
    prior: priorOf(attempt.row),
    time: timeOf(attempt.row),
    answers: answersOf(attempt),
    stopReason,
    texts,
  }),
})

const poolOf = ({ pool, exposure }: Bank) => ({ pool: pool.items, exposure: exposure.items })

const chosen = ({ id, difficulty }: ItemParameters): ChosenItem => ({ itemId: id, difficulty, uncertainty: null })

/** Returns the item with the difficulty that was frozen when it was given. */
function parametersOf(attempt: Pick<Attempt, 'bank'>, attemptItem: AttemptItem): ItemParameters {
  const { id, genre, words } = itemOf(attempt, attemptItem)
  return { id, genre, words, difficulty: attemptItem.difficulty }
}

const answersOf = (attempt: Attempt): Answer[] =>
  attempt.attemptItems.filter(isAnswered).map((attemptItem) => ({
    item: parametersOf(attempt, attemptItem),
    correct: attemptItem.correct === true,
    skipped: attemptItem.choice === null,
    milliseconds: attemptItem.milliseconds,
  }))

const pendingOf = (attempt: Attempt): ItemParameters[] =>
  attempt.attemptItems
    .filter((attemptItem) => !isAnswered(attemptItem))
    .map((attemptItem) => parametersOf(attempt, attemptItem))
