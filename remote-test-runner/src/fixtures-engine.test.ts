import { beginAttempt, type FixtureForm, finishAttempt, isRight, stateOf, store, testLength } from './fixtures-engine'
import { singleItems } from './fixtures-items'
import { fixturePassages } from './fixtures-passages'

const answer = (number: number, choice: number | null = 0, milliseconds = 5000) => ({
  tries: 1,
  number,
  choice,
  milliseconds,
})

const forms: readonly FixtureForm[] = ['pairs', 'single']

test.each(forms)('in a test of %s, the current item and the next one are sent, and each item only once', (form) => {
  const attempt = beginAttempt(1, form)
  const { max_items: last } = testLength(form)
  for (let number = 1; number <= last; number++) {
    expect(stateOf(attempt).items.map((item) => item.number)).toEqual([number, number + 1].filter((n) => n <= last))
    store(attempt, answer(number, number % 4))
  }
  expect(attempt.finished).toBe(true)
  expect(new Set(attempt.named).size).toBe(last)
})

test('the second question follows the first one with the same text, and only then comes another text', () => {
  const attempt = beginAttempt(1)
  const [first, second] = stateOf(attempt).items
  expect([first?.same_passage, second?.same_passage]).toEqual([false, true])
  expect(second?.passage).toBe(first?.passage)
  expect(second?.statement).not.toBe(first?.statement)
  const next = store(attempt, answer(1))?.items[1]
  expect(next?.same_passage).toBe(false)
  expect(next?.passage).not.toBe(first?.passage)
})

test('a repeated answer returns the same response, and one out of order returns null', () => {
  const attempt = beginAttempt(1)
  const first = store(attempt, answer(1, 2))
  expect(store(attempt, answer(1, 3))).toBe(first)
  expect(store(attempt, answer(3))).toBeNull()
  expect(attempt.answers).toHaveLength(1)
})

test.each([
  ['pairs', 4],
  ['single', 3],
] as const)('in a test of %s, %i quick answers in a row cause a pause, and another one does not', (form, quick) => {
  const attempt = beginAttempt(1, form)
  const pauses = Array.from({ length: quick + 1 }, (_, i) => store(attempt, answer(i + 1, 0, 10))?.pause)
  expect(pauses).toEqual([...Array(quick - 1).fill(false), true, false])
})

test('items are sent without their key, and each has four options and at most one blank', () => {
  const fields = ['number', 'options', 'passage', 'statement']
  const sent = (form: FixtureForm) => Object.keys(stateOf(beginAttempt(1, form)).items[0] ?? {}).sort()
  expect(sent('single')).toEqual(fields)
  expect(sent('pairs')).toEqual([...fields.slice(0, 3), 'same_passage', 'statement'])
  for (const { statement, options, key } of [
    ...singleItems,
    ...fixturePassages.flatMap(({ questions }) => questions),
  ]) {
    expect(statement.match(/_{2,}|\?$/g)).toHaveLength(1)
    expect(new Set(options).size).toBe(4)
    expect(options[key]).toBeDefined()
  }
})

test.each(forms)('in a test of %s, a correct answer leads to a harder text', (form) => {
  const attempt = beginAttempt(1, form)
  const { key } = form === 'single' ? (singleItems[1] ?? { key: 0 }) : (fixturePassages[1]?.questions[0] ?? { key: 0 })
  store(attempt, answer(1, key))
  expect(isRight(attempt, answer(1, key))).toBe(true)
  expect(attempt.named[2]).toBeGreaterThan(attempt.named[1] ?? 0)
})

test('a finished attempt has an answer to every item, two thirds of them correct', () => {
  const attempt = finishAttempt(1)
  const { max_items: last } = testLength('pairs')
  expect([attempt.finished, attempt.answers.length]).toEqual([true, last])
  const right = attempt.answers.filter((reply) => isRight(attempt, reply)).length
  expect(right).toBe(last - Math.floor(last / 3))
})
