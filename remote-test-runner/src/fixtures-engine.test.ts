import { beginAttempt, finishAttempt, isRight, maxItems, stateOf, store } from './fixtures-engine'
import { fixtureItems } from './fixtures-items'

const answer = (number: number, choice: number | null = 0, milliseconds = 5000) => ({
  tries: 1,
  number,
  choice,
  milliseconds,
})

test('the fake server sends the current item and the next one, and each item only once', () => {
  const attempt = beginAttempt(1)
  for (let number = 1; number <= maxItems; number++) {
    expect(stateOf(attempt).items.map((item) => item.number)).toEqual([number, number + 1].filter((n) => n <= maxItems))
    store(attempt, answer(number, number % 4))
  }
  expect(attempt.finished).toBe(true)
  expect(new Set(attempt.named).size).toBe(maxItems)
})

test('a repeated answer returns the same response, and one out of order returns null', () => {
  const attempt = beginAttempt(1)
  const first = store(attempt, answer(1, 2))
  expect(store(attempt, answer(1, 3))).toBe(first)
  expect(store(attempt, answer(3))).toBeNull()
  expect(attempt.answers).toHaveLength(1)
})

test('three quick answers in a row cause a pause, and a fourth does not', () => {
  const attempt = beginAttempt(1)
  const pauses = [1, 2, 3, 4].map((number) => store(attempt, answer(number, 0, 10))?.pause)
  expect(pauses).toEqual([false, false, true, false])
})

test('items are sent without their key, and each has one blank and four options', () => {
  expect(Object.keys(stateOf(beginAttempt(1)).items[0] ?? {})).toEqual(['number', 'passage', 'statement', 'options'])
  for (const { statement, options, key } of fixtureItems) {
    expect(statement.match(/_{2,}/g)).toHaveLength(1)
    expect(new Set(options).size).toBe(4)
    expect(options[key]).toBeDefined()
  }
})

test('a correct answer leads to a harder item', () => {
  const attempt = beginAttempt(1)
  const key = fixtureItems[attempt.named[0] ?? 0]?.key ?? 0
  store(attempt, answer(1, key))
  expect(isRight(attempt, answer(1, key))).toBe(true)
  expect(attempt.named[2]).toBeGreaterThan(attempt.named[1] ?? 0)
})

test('a finished attempt has an answer to every item, two thirds of them correct', () => {
  const attempt = finishAttempt(1)
  expect([attempt.finished, attempt.answers.length]).toEqual([true, maxItems])
  const right = attempt.answers.filter((reply) => isRight(attempt, reply)).length
  expect(right).toBe(maxItems - Math.floor(maxItems / 3))
})
