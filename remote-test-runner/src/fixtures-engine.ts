import type { Answer, AttemptState, ShownItem } from '@lekta/shared/contract/assessment/attempt'
import { type FixtureItem, fixtureItems } from './fixtures-items'

/** One attempt on the fake server. */
export interface FixtureAttempt {
  tries: number
  /** The indexes in the bank of the items sent so far, in order. */
  named: number[]
  answers: Answer[]
  replies: AttemptState[]
  finished: boolean
}

export const maxItems = fixtureItems.length
export const maxSkips = 3
/**
 * An answer faster than `milliseconds` is too fast for reading. After `inARow` such answers in a row, the test
 * pauses.
 */
const rapid = { milliseconds: 900, inARow: 3 }

const itemAt = (index: number | undefined) => fixtureItems[index ?? 0] as FixtureItem

export const isRight = ({ named }: FixtureAttempt, { number, choice }: Answer) =>
  choice === itemAt(named[number - 1]).key

const shown = ({ named }: FixtureAttempt, number: number): ShownItem => {
  const { passage, statement, options } = itemAt(named[number - 1])
  return { number, passage, statement, options: [...options] }
}

const quickRun = (answers: readonly Answer[]) => {
  const slow = answers.findLastIndex(
    ({ choice, milliseconds }) => choice === null || milliseconds >= rapid.milliseconds,
  )
  return answers.length - 1 - slow
}

const isPause = (answers: readonly Answer[]) => {
  const quick = quickRun(answers)
  return quick > 0 && quick % rapid.inARow === 0
}

/** Returns the attempt's state, with the next unanswered item and the one after it. */
export const stateOf = (attempt: FixtureAttempt): AttemptState => {
  const { tries, named, answers, finished } = attempt
  const open = named.map((_, i) => i + 1).filter((number) => number > answers.length)
  return {
    tries,
    answered: answers.length,
    items: finished ? [] : open.map((number) => shown(attempt, number)),
    progress: answers.length / maxItems,
    skips_left: maxSkips - answers.filter(({ choice }) => choice === null).length,
    pause: !finished && isPause(answers),
    finished,
  }
}

// Chooses the nearest harder remaining item after a right answer, and the nearest easier one after a wrong answer.
function nameNext(attempt: FixtureAttempt, harder: boolean) {
  const left = fixtureItems.map((_, index) => index).filter((index) => !attempt.named.includes(index))
  const from = attempt.named.at(-1) ?? 0
  const [first, second] = [left.filter((index) => index > from), left.filter((index) => index < from).reverse()]
  const next = harder ? (first[0] ?? second[0]) : (second[0] ?? first[0])
  if (next !== undefined) attempt.named.push(next)
}

export function beginAttempt(tries: number): FixtureAttempt {
  const attempt = { tries, named: [], answers: [], replies: [], finished: false }
  nameNext(attempt, true)
  nameNext(attempt, true)
  return attempt
}

/**
 * Stores an answer once and returns the reply. A repeated number gets the first reply again. Returns null for a
 * number that is out of order.
 */
export function store(attempt: FixtureAttempt, answer: Answer): AttemptState | null {
  const before = attempt.replies[answer.number - 1]
  if (before) return before
  if (attempt.finished || answer.number !== attempt.answers.length + 1) return null
  attempt.answers.push(answer)
  nameNext(attempt, isRight(attempt, answer))
  attempt.finished = attempt.answers.length === maxItems
  const reply = stateOf(attempt)
  attempt.replies.push(reply)
  return reply
}

/** Returns a finished attempt, with two thirds of the answers right. */
export function finishAttempt(tries: number): FixtureAttempt {
  const attempt = beginAttempt(tries)
  for (let number = 1; !attempt.finished; number++) {
    const { key } = itemAt(attempt.named[number - 1])
    store(attempt, { tries, number, choice: number % 3 === 0 ? (key + 1) % 4 : key, milliseconds: 12_000 })
  }
  return attempt
}
