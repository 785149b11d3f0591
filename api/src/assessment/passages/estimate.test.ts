import fc from 'fast-check'
import { abilityBand as bandOfItems } from '../estimate/band'
import { warmEstimate as estimateOfItems } from '../estimate/weighted-likelihood'
import { abilityBand, standardErrorAt, warmEstimate } from './estimate'
import { FINE_GRID } from './grid'
import { logLikelihoods, scoreAt } from './likelihood'
import type { ScoredPassage } from './patterns'
import { expectedAfter } from './posterior'

const SHARES = [0, 0.1]
const question = fc.record({
  difficulty: fc.double({ min: -7, max: 5, noNaN: true }),
  guessing: fc.constant(0.25),
  care: fc.constantFrom(0.3, 1),
  credit: fc.constantFrom(0, 0.25, 1),
})
const passages = fc.array(
  fc.record({ spread: fc.double({ min: 0, max: 1, noNaN: true }), questions: fc.tuple(question, question) }),
  { minLength: 1, maxLength: 12 },
)

test('estimates and bands are finite for every pattern', () => {
  fc.assert(
    fc.property(passages, (scored) => {
      const warm = warmEstimate(scored)
      const band = abilityBand(scored, SHARES)
      const routed = expectedAfter({ mean: 0, standardDeviation: 2, source: 'wide' }, scored)
      const numbers = [warm?.ability, warm?.standardError, band?.low, band?.high, ...Object.values(routed)]
      expect(numbers.every(Number.isFinite)).toBe(true)
      expect(band?.low).toBeLessThan(band?.high ?? Number.NaN)
    }),
    { numRuns: 50 },
  )
})

test('with independent, careful answers the estimate and its band are those of single items', () => {
  fc.assert(
    fc.property(passages, (scored) => {
      const independent = scored.map(({ questions: [one, two] }): ScoredPassage => {
        return {
          spread: 0,
          questions: [
            { ...one, care: 1 },
            { ...two, care: 1 },
          ],
        }
      })
      const items = independent.flatMap(({ questions }) => [...questions])
      const [ours, theirs] = [warmEstimate(independent), estimateOfItems(items, 0.25)]
      expect(ours?.ability).toBeCloseTo(theirs?.ability ?? Number.NaN, 6)
      expect(ours?.standardError).toBeCloseTo(theirs?.standardError ?? Number.NaN, 6)
      expect(abilityBand(independent, SHARES)?.low).toBeCloseTo(bandOfItems(items, 0.25, SHARES).low, 6)
      expect(abilityBand(independent, SHARES)?.high).toBeCloseTo(bandOfItems(items, 0.25, SHARES).high, 6)
    }),
  )
})

test('the score is the slope of the log likelihood', () => {
  fc.assert(
    fc.property(passages, fc.integer({ min: 20, max: 160 }), ([passage], index) => {
      const [before, after] = [index - 1, index + 1]
      const curve = logLikelihoods(passage as ScoredPassage, FINE_GRID)
      const numeric = ((curve[after] ?? 0) - (curve[before] ?? 0)) / 0.2
      expect(scoreAt(passage as ScoredPassage, FINE_GRID.abilities[index] ?? 0)).toBeCloseTo(numeric, 1)
    }),
  )
})

test('answers that depend on each other give a larger standard error', () => {
  const scored = (spread: number) =>
    Array.from({ length: 20 }, (_, index): ScoredPassage => {
      const answer = { difficulty: index / 10 - 1, guessing: 0.25, care: 1, credit: index % 3 === 0 ? 0 : 1 }
      return { spread, questions: [answer, answer] }
    })
  expect(standardErrorAt(scored(0.7), 0)).toBeGreaterThan(1.05 * standardErrorAt(scored(0), 0))
})

test('without an answer that says something there is no estimate and no band', () => {
  const silent = { difficulty: 0, guessing: 0.25, care: 0, credit: 1 }
  const scored: ScoredPassage[] = [{ spread: 0.5, questions: [silent, silent] }]
  expect(warmEstimate(scored)).toBeNull()
  expect(abilityBand(scored, SHARES)).toBeNull()
  const prior = { mean: 1, standardDeviation: 1, source: 'wide' } as const
  expect(expectedAfter(prior, scored).ability).toBeCloseTo(1, 6)
})
