import { chanceRight } from '../model'
import { drawNormal, seededRandom } from '../simulate'
import { calibrate, type Trial } from './calibrate'

const GUESSING = 0.25

/** Returns answers of students whose ability is close to the item's difficulty, as in an adaptive test. */
function simulateTrials(difficulty: number, readers: number, random: () => number): Trial[] {
  return Array.from({ length: readers }, () => {
    const ability = drawNormal(difficulty + 1, 1, random)
    return { ability, correct: random() < chanceRight(ability, difficulty, GUESSING) }
  })
}

test('without answers the difficulty and its standard error stay those of theory', () => {
  const { difficulty, standardError } = calibrate({ difficulty: -1.3, standardError: 0.6 }, [], GUESSING)
  expect(difficulty).toBeCloseTo(-1.3, 6)
  expect(standardError).toBeCloseTo(0.6, 3)
})

test('more answers bring an item closer to its true difficulty and reduce the standard error', () => {
  const random = seededRandom(7)
  const theory = { difficulty: 0, standardError: 0.6 }
  const few = calibrate(theory, simulateTrials(1, 20, random), GUESSING)
  const many = calibrate(theory, simulateTrials(1, 800, random), GUESSING)
  expect(few.difficulty).toBeGreaterThan(0)
  expect(Math.abs(many.difficulty - 1)).toBeLessThan(0.25)
  expect(few.standardError).toBeLessThan(theory.standardError)
  expect(many.standardError).toBeLessThan(few.standardError / 2)
})

test('calibrating a bank halves the error of the difficulties, and it matches their standard errors', () => {
  const random = seededRandom(11)
  const spread = 0.6
  const items = Array.from({ length: 120 }, () => {
    const truth = drawNormal(0, 2, random)
    const theory = { difficulty: truth + drawNormal(0, spread, random), standardError: spread }
    return { truth, theory, held: calibrate(theory, simulateTrials(truth, 150, random), GUESSING) }
  })
  const rmse = (errors: readonly number[]) => Math.hypot(...errors) / Math.sqrt(errors.length)
  const after = rmse(items.map(({ truth, held }) => held.difficulty - truth))
  const estimated = rmse(items.map(({ held }) => held.standardError))
  expect(after).toBeLessThan(rmse(items.map(({ truth, theory }) => theory.difficulty - truth)) / 2)
  expect(after / estimated).toBeGreaterThan(0.8)
  expect(after / estimated).toBeLessThan(1.2)
})
