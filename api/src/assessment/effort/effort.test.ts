import { STANDARD_PROFILE } from '../profile'
import { answerTo, itemAt } from '../testing'
import { effortOf, isRapidGuess, lacksEffort, rapidThreshold } from './effort'

const RULES = STANDARD_PROFILE.effort

test('the threshold for rapid guesses grows with the length of the passage, from 1.5 to 10 seconds', () => {
  expect([8, 50, 130].map((words) => rapidThreshold(words, RULES))).toEqual([1500, 5000, 10000])
})

test('an answer is a rapid guess only when its time is known and too short and it is not a skip', () => {
  const answer = { ...answerTo(itemAt(0, 1), true), milliseconds: 7999 }
  expect(isRapidGuess(answer, RULES)).toBe(true)
  expect(isRapidGuess({ ...answer, milliseconds: 8000 }, RULES)).toBe(false)
  expect(isRapidGuess({ ...answer, milliseconds: null }, RULES)).toBe(false)
  expect(isRapidGuess({ ...answer, skipped: true }, RULES)).toBe(false)
})

test('three rapid guesses in ten answers show a lack of effort, two do not', () => {
  const attempt = (rapid: number) =>
    Array.from({ length: 10 }, (_, index) => ({
      ...answerTo(itemAt(0, index), true),
      milliseconds: index < rapid ? 900 : 40_000,
    }))
  expect(effortOf(attempt(3), RULES)).toEqual({ rapid: 3, answered: 10, share: 0.3 })
  expect(lacksEffort(effortOf(attempt(3), RULES), RULES)).toBe(true)
  expect(lacksEffort(effortOf(attempt(2), RULES), RULES)).toBe(false)
  expect(lacksEffort(effortOf([], RULES), RULES)).toBe(false)
})
