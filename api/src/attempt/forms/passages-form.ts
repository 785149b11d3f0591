import { isRapidReply, needsPause } from '../../assessment/passages/effort/rapid-guess'
import type { PassageProfile } from '../../assessment/passages/profile'
import { PASSAGE_ENGINE_VERSION } from '../../assessment/passages/result'
import { repliesOf } from '../../assessment/passages/score'
import { advancePassages, passageProgress, skipsLeftAfter, startPassages } from '../../assessment/passages/step'
import type { AnsweredPassage, Passage, Question, Reply } from '../../assessment/passages/types'
import { UnknownEngineError } from '../../assessment/result'
import { type Attempt, type AttemptItem, isAnswered, itemOf, priorOf, timeOf } from '../attempt-state'
import type { Choosing, ChosenItem, TestForm } from './form'

/** Returns the form of tests that ask two questions about each passage. */
export const passagesForm = (profile: PassageProfile): TestForm => ({
  engineVersion: PASSAGE_ENGINE_VERSION,

  start(prior, choosing) {
    const first = startPassages({ ...poolOf(choosing), prior, profile, random: choosing.random })
    return first ? chosen(first) : []
  },

  advance(attempt, choosing, window) {
    const shown = passagesOf(attempt)
    const course = { ...poolOf(choosing), prior: priorOf(attempt.row), profile, random: choosing.random }
    const pending = shown.find(({ replies }) => replies.length === 0)?.passage ?? null
    const { finished, next, pause } = advancePassages({ ...course, answered: answeredOf(shown), pending, window })
    return { finished, items: next ? chosen(next) : [], pause }
  },

  progressOf(attempt) {
    const replies = repliesOf(answeredOf(passagesOf(attempt)))
    return {
      share: passageProgress(replies.length, profile),
      skipsLeft: skipsLeftAfter(replies, profile),
      pause: needsPause(replies, profile.rapidGuesses),
    }
  },

  rapidAnswers: (attempt) =>
    repliesOf(answeredOf(passagesOf(attempt))).map((reply) => isRapidReply(reply, profile.rapidGuesses)),

  recordOf(attempt, stopReason, texts) {
    const { engineVersion } = attempt.row
    if (engineVersion !== PASSAGE_ENGINE_VERSION) throw new UnknownEngineError(engineVersion)
    return {
      form: 'passages',
      engineVersion,
      profile,
      prior: priorOf(attempt.row),
      time: timeOf(attempt.row),
      answered: answeredOf(passagesOf(attempt)),
      stopReason,
      texts,
    }
  },
})

const chosen = ({ questions, uncertainty }: Passage): ChosenItem[] =>
  questions.map(({ id, difficulty }) => ({ itemId: id, difficulty, uncertainty }))

function poolOf({ bank: { items, pool, exposure }, seen }: Choosing) {
  const seenPassages = [...seen].flatMap((id) => items.get(id)?.passageId ?? [])
  return { pool: pool.passages, exposure: exposure.passages, seen: new Set(seenPassages) }
}

/** A passage of an attempt with the replies so far. */
interface ShownPassage {
  passage: Passage
  replies: Reply[]
}

/** Returns the passages of an attempt in order. Their questions follow one another. */
function passagesOf({ bank, attemptItems }: Attempt): ShownPassage[] {
  const pairs = attemptItems.flatMap((first, index) => (index % 2 === 0 ? [[first, attemptItems[index + 1]]] : []))
  return pairs.map(([first, second]) => {
    if (!first || !second) throw new Error('A passage of an attempt lacks its second question.')
    return {
      passage: frozenPassage(bank, first, second),
      replies: [first, second].filter(isAnswered).map(replyOf),
    }
  })
}

/** Returns a passage with the parameters that were frozen when it was given. */
function frozenPassage(bank: Attempt['bank'], first: AttemptItem, second: AttemptItem): Passage {
  const passage = bank.passages.get(itemOf({ bank }, first).passageId ?? '')
  const [one, two] = passage?.questions ?? []
  if (!passage || one?.id !== first.itemId || two?.id !== second.itemId || first.uncertainty === null) {
    throw new Error(`${first.itemId} and ${second.itemId} are not the questions of a passage.`)
  }
  const frozen = (question: Question, { difficulty }: AttemptItem): Question => ({ ...question, difficulty })
  return { ...passage, uncertainty: first.uncertainty, questions: [frozen(one, first), frozen(two, second)] }
}

const replyOf = ({ choice, correct, milliseconds }: AttemptItem): Reply => ({
  outcome: choice === null ? 'skipped' : correct ? 'right' : 'wrong',
  milliseconds,
})

const answeredOf = (shown: readonly ShownPassage[]): AnsweredPassage[] =>
  shown.flatMap(({ passage, replies: [first, second] }) => {
    if (!first) return []
    return [{ passage, replies: second ? ([first, second] as const) : ([first] as const) }]
  })
