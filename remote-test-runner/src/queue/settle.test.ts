import type { Answer, AttemptState } from '@lekta/shared/contract/assessment/attempt'
import { spent } from './settle'

const answer = (number: number, tries = 1): Answer => ({ tries, number, choice: 0, milliseconds: 1 })
const state = (answered: number, more: Partial<AttemptState> = {}): AttemptState => ({
  tries: 1,
  answered,
  items: [],
  progress: 0,
  skips_left: 0,
  pause: false,
  finished: false,
  ...more,
})
const numbers = (answers: Answer[]) => answers.map(({ number }) => number)

test('answers that the server has stored are spent, and those still expected are not', () => {
  expect(numbers(spent([answer(1), answer(2), answer(3)], state(2), answer(1)))).toEqual([1, 2])
})

test('an answer that was refused in its turn is spent, and so are all later ones', () => {
  expect(numbers(spent([answer(3), answer(4)], state(2), answer(3)))).toEqual([3, 4])
})

test('answers after a gap are spent', () => {
  expect(numbers(spent([answer(3), answer(5)], state(2), answer(1)))).toEqual([5])
})

test('answers of other attempts and of finished attempts are spent', () => {
  expect(spent([answer(1), answer(1, 2)], state(0, { tries: 2 }), answer(1))).toEqual([answer(1)])
  expect(spent([answer(3)], state(2, { finished: true }), answer(2))).toEqual([answer(3)])
})
