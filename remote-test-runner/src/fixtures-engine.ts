import type { Answer, AttemptState, ShownItem } from '@lekta/shared/contract/assessment/attempt'
import { type FixtureItem, singleItems } from './fixtures-items'
import { fixturePassages } from './fixtures-passages'

/** How many questions each text of a test has. */
export type FixtureForm = 'single' | 'pairs'

/** One attempt on the fake server. */
export interface FixtureAttempt {
  tries: number
  form: FixtureForm
  /** The indexes in the bank of the items sent so far, in order. */
  named: number[]
  answers: Answer[]
  replies: AttemptState[]
  finished: boolean
}

type BankItem = FixtureItem & Pick<ShownItem, 'same_passage'>

const banks: Record<FixtureForm, readonly BankItem[]> = {
  single: singleItems,
  pairs: fixturePassages.flatMap(({ passage, questions }) =>
    questions.map((question, i) => ({ passage, ...question, same_passage: i > 0 })),
  ),
}

/** How many items can be skipped, and after how many answers in a row that are too fast for reading the test pauses. */
const rules: Record<FixtureForm, { maxSkips: number; pauseAfter: number }> = {
  single: { maxSkips: 3, pauseAfter: 3 },
  pairs: { maxSkips: 4, pauseAfter: 4 },
}

/** The items of the longest test, its texts if each has two questions, and the skips. */
export const testLength = (form: FixtureForm) => ({
  max_items: banks[form].length,
  max_skips: rules[form].maxSkips,
  ...(form === 'pairs' && { max_passages: fixturePassages.length }),
})

/** An answer in fewer milliseconds is too fast for reading. */
const rapidMs = 900

const itemAt = ({ form, named }: FixtureAttempt, number: number) => banks[form][named[number - 1] ?? 0] as BankItem

export const isRight = (attempt: FixtureAttempt, { number, choice }: Answer) => choice === itemAt(attempt, number).key

const shown = (attempt: FixtureAttempt, number: number): ShownItem => {
  const { key: _, options, ...item } = itemAt(attempt, number)
  return { number, ...item, options: [...options] }
}

const quickRun = (answers: readonly Answer[]) => {
  const slow = answers.findLastIndex(({ choice, milliseconds }) => choice === null || milliseconds >= rapidMs)
  return answers.length - 1 - slow
}

const isPause = ({ form, answers }: FixtureAttempt) => {
  const quick = quickRun(answers)
  return quick > 0 && quick % rules[form].pauseAfter === 0
}

/** Returns the attempt's state, with the next unanswered item and the one after it. */
export const stateOf = (attempt: FixtureAttempt): AttemptState => {
  const { tries, form, named, answers, finished } = attempt
  const open = named.map((_, i) => i + 1).filter((number) => number > answers.length)
  return {
    tries,
    answered: answers.length,
    items: finished ? [] : open.slice(0, 2).map((number) => shown(attempt, number)),
    progress: answers.length / banks[form].length,
    skips_left: rules[form].maxSkips - answers.filter(({ choice }) => choice === null).length,
    pause: !finished && isPause(attempt),
    finished,
  }
}

// Chooses the nearest harder remaining text after a right answer, and the nearest easier one after a wrong answer. It
// comes with all of its questions.
function nameNext(attempt: FixtureAttempt, harder: boolean) {
  const bank = banks[attempt.form]
  const left = [...bank.keys()].filter((index) => !bank[index]?.same_passage && !attempt.named.includes(index))
  const from = attempt.named.at(-1) ?? 0
  const [first, second] = [left.filter((index) => index > from), left.filter((index) => index < from).reverse()]
  const next = harder ? (first[0] ?? second[0]) : (second[0] ?? first[0])
  if (next === undefined) return
  attempt.named.push(next)
  if (bank[next + 1]?.same_passage) attempt.named.push(next + 1)
}

export function beginAttempt(tries: number, form: FixtureForm = 'pairs'): FixtureAttempt {
  const attempt: FixtureAttempt = { tries, form, named: [], answers: [], replies: [], finished: false }
  nameNext(attempt, true)
  if (form === 'single') nameNext(attempt, true)
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
  // The next text is named once the first question of the current one is answered.
  if (!itemAt(attempt, answer.number).same_passage) nameNext(attempt, isRight(attempt, answer))
  attempt.finished = attempt.answers.length === banks[attempt.form].length
  const reply = stateOf(attempt)
  attempt.replies.push(reply)
  return reply
}

/** Returns a finished attempt, with two thirds of the answers right. */
export function finishAttempt(tries: number): FixtureAttempt {
  const attempt = beginAttempt(tries)
  for (let number = 1; !attempt.finished; number++) {
    const { key } = itemAt(attempt, number)
    store(attempt, { tries, number, choice: number % 3 === 0 ? (key + 1) % 4 : key, milliseconds: 12_000 })
  }
  return attempt
}
