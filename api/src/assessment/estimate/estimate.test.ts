import fc from 'fast-check'
import { STANDARD_PROFILE } from '../profile'
import { answerTo, itemAt } from '../testing'
import { abilityBand } from './band'
import { expectedAbility, posteriorFrom, trackPosterior, updatePosterior } from './posterior'
import type { Scored } from './score'
import { warmEstimate } from './weighted-likelihood'

const WIDE = { mean: 0, standardDeviation: 2, source: 'wide' } as const
const FIVE_ITEMS = [-1.5, -0.75, 0, 0.75, 1.5]

const answers = fc.array(
  fc.record({ difficulty: fc.double({ min: -7, max: 5, noNaN: true }), credit: fc.constantFrom(0, 1) }),
  {
    minLength: 1,
    maxLength: 30,
  },
)

function routed(scored: readonly Scored[], guessing: number) {
  const belief = scored.reduce(
    (before, { difficulty, credit }) => updatePosterior(before, difficulty, credit, guessing),
    posteriorFrom(WIDE),
  )
  return expectedAbility(belief)
}

test.each([
  [0, -2.95],
  [1, -1.45],
  [2, -0.46],
  [3, 0.46],
  [4, 1.45],
  [5, 2.95],
])('a raw score of %d on five Rasch items gives the published weighted likelihood estimate %d', (raw, published) => {
  const scored = FIVE_ITEMS.map((difficulty, index) => ({ difficulty, credit: index < raw ? 1 : 0 }))
  expect(warmEstimate(scored, 0)?.ability).toBeCloseTo(published, 2)
})

test('without a scored answer there is no estimate', () => {
  expect(warmEstimate([], 0.25)).toBeNull()
})

test('estimates and bands are finite for every pattern, and the band contains the estimate', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(0, 0.25), (scored, guessing) => {
      const warm = warmEstimate(scored, guessing)
      const band = abilityBand(scored, guessing)
      const numbers = [
        warm?.ability,
        warm?.standardError,
        band.low,
        band.high,
        ...Object.values(routed(scored, guessing)),
      ]
      expect(numbers.every(Number.isFinite)).toBe(true)
      expect(band.low).toBeLessThanOrEqual(warm?.ability ?? Number.NaN)
      expect(band.high).toBeGreaterThanOrEqual(warm?.ability ?? Number.NaN)
    }),
  )
})

test('only right and only wrong answers give estimates within 5 logits, even with guessing', () => {
  for (const credit of [0, 1]) {
    const ability =
      warmEstimate(
        FIVE_ITEMS.map((difficulty) => ({ difficulty, credit })),
        0.25,
      )?.ability ?? Number.NaN
    expect(Math.abs(ability)).toBeLessThan(5)
  }
})

test('replacing a wrong answer with a skip or a right answer never lowers an estimate', () => {
  fc.assert(
    fc.property(answers, fc.nat(), fc.constantFrom(0, 0.25), (scored, at, guessing) => {
      const withCredit = (credit: number) =>
        scored.map((answer, index) => (index === at % scored.length ? { ...answer, credit } : answer))
      const [lower, skipped, higher] = [withCredit(0), withCredit(guessing), withCredit(1)]
      const warm = [lower, skipped, higher].map((pattern) => warmEstimate(pattern, guessing)?.ability ?? Number.NaN)
      const [low, middle, high] = warm as [number, number, number]
      expect(middle).toBeGreaterThanOrEqual(low - 1e-9)
      expect(high).toBeGreaterThanOrEqual(middle - 1e-9)
      expect(routed(higher, guessing).ability).toBeGreaterThanOrEqual(routed(lower, guessing).ability - 1e-9)
      expect(abilityBand(higher, guessing).low).toBeGreaterThanOrEqual(abilityBand(lower, guessing).low - 1e-9)
    }),
  )
})

test('the running estimate starts at the prior and ends at the estimate from all answers', () => {
  const fiveAnswers = FIVE_ITEMS.map((difficulty, index) => answerTo(itemAt(difficulty, index), index % 2 === 0))
  const track = trackPosterior(WIDE, fiveAnswers, { ...STANDARD_PROFILE, guessing: 0 })
  expect(track).toHaveLength(6)
  expect(track[0]?.ability).toBeCloseTo(0, 9)
  expect(track[0]?.standardError).toBeCloseTo(2, 2)
  const scored = FIVE_ITEMS.map((difficulty, index) => ({ difficulty, credit: index % 2 === 0 ? 1 : 0 }))
  expect(track[5]?.ability).toBeCloseTo(routed([...scored].reverse(), 0).ability, 9)
})

test('a rapid guess does not change the estimate, and a skip lowers it less than a wrong answer', () => {
  const item = itemAt(0, 1)
  const after = (answer: ReturnType<typeof answerTo>) =>
    trackPosterior(WIDE, [answer], STANDARD_PROFILE)[1]?.ability ?? 0
  const wrong = answerTo(item, false)
  expect(after({ ...wrong, milliseconds: 400 })).toBeCloseTo(0, 9)
  expect(after({ ...wrong, skipped: true })).toBeGreaterThan(after(wrong))
  expect(after({ ...wrong, skipped: true })).toBeLessThan(0)
})
