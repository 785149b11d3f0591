import fc from 'fast-check'
import { chanceRight, information, responseAt } from './model'

const logit = fc.double({ min: -9, max: 9, noNaN: true })
const floor = fc.double({ min: 0, max: 0.5, noNaN: true })

test('at equal ability and difficulty the chance to answer right is half, plus guesses', () => {
  expect(chanceRight(1, 1, 0)).toBe(0.5)
  expect(chanceRight(1, 1, 0.25)).toBe(0.625)
})

test('without guessing the information is p(1 − p)', () => {
  expect(information(0, 0, 0)).toBeCloseTo(0.25, 12)
  expect(information(1.1, 0, 0)).toBeCloseTo(0.75026 * 0.24974, 4)
})

test('information is finite, never negative, and guessing never adds to it', () => {
  fc.assert(
    fc.property(logit, logit, floor, (ability, difficulty, guessing) => {
      const value = information(ability, difficulty, guessing)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(information(ability, difficulty, 0) + 1e-12)
    }),
  )
})

test('slope and curvature are the derivatives of the chance to answer right', () => {
  fc.assert(
    fc.property(fc.double({ min: -4, max: 4, noNaN: true }), floor, (ability, guessing) => {
      const step = 1e-4
      const [before, at, after] = [-step, 0, step].map((move) => responseAt(ability + move, 0.3, guessing))
      if (!before || !at || !after) throw new Error('three responses were expected')
      expect(at.slope).toBeCloseTo((after.right - before.right) / (2 * step), 6)
      expect(at.curvature).toBeCloseTo((after.slope - before.slope) / (2 * step), 6)
      expect(at.right + at.wrong).toBeCloseTo(1, 12)
    }),
  )
})
