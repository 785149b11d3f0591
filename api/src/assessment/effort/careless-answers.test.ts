import fc from 'fast-check'
import { abilityBand } from '../estimate/band'
import { carelessShares, evidenceOfReading } from './careless-answers'

const RULES = { expectedShare: 0.05, leastEvidence: Math.log(50) }
const LADDER = Array.from({ length: 20 }, (_, index) => index / 4 - 4)

test('shares of careless answers are in ascending order, below 0.2, and average to the expected share', () => {
  const shares = carelessShares(RULES)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeCloseTo(0.05, 2)
  expect(Math.max(...shares)).toBeLessThan(0.2)
  expect(carelessShares({ ...RULES, expectedShare: 0 })).toEqual([0])
})

test('allowing for careless answers extends the band upwards and hardly downwards', () => {
  const scored = LADDER.map((difficulty, index) => ({ difficulty, credit: index === 2 || index > 12 ? 0 : 1 }))
  const careful = abilityBand(scored, 0.25)
  const careless = abilityBand(scored, 0.25, carelessShares(RULES))
  expect(careless.high - careful.high).toBeGreaterThan(0.2)
  expect(Math.abs(careless.low - careful.low)).toBeLessThan(0.2)
})

test('evidence of reading is high for a consistent reader and low for one right answer in four', () => {
  const reader = LADDER.map((difficulty) => ({ difficulty, credit: difficulty < -1 ? 1 : 0 }))
  const guesser = LADDER.map((difficulty, index) => ({ difficulty, credit: index % 4 === 0 ? 1 : 0 }))
  expect(evidenceOfReading(reader, 0.25)).toBeGreaterThan(RULES.leastEvidence)
  expect(evidenceOfReading(guesser, 0.25)).toBeLessThan(RULES.leastEvidence)
})

test('a skip is no evidence of reading, and no pattern of answers has evidence below −1', () => {
  const credits = fc.array(fc.constantFrom(0, 0.25, 1), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(credits, (pattern) => {
      const scored = pattern.map((credit, index) => ({ difficulty: index / 4 - 4, credit }))
      expect(evidenceOfReading(scored, 0.25)).toBeGreaterThan(-1)
    }),
  )
  expect(evidenceOfReading([{ difficulty: 0, credit: 0.25 }], 0.25)).toBeCloseTo(0, 2)
})
