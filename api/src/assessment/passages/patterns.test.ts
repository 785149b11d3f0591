import fc from 'fast-check'
import { information, responseAt } from '../model'
import { expectedAt, informationAt, type PredictedPassage, patternsAt } from './patterns'

const question = fc.record({
  difficulty: fc.double({ min: -7, max: 5, noNaN: true }),
  guessing: fc.constantFrom(0, 0.25, 0.35),
  care: fc.constantFrom(0, 0.4, 1),
})
const passage = fc.record({
  spread: fc.double({ min: 0, max: 1.2, noNaN: true }),
  questions: fc.tuple(question, question),
})
const ability = fc.double({ min: -8, max: 8, noNaN: true })
const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)

test('the probabilities of all patterns add up to 1, and their derivatives to 0', () => {
  fc.assert(
    fc.property(passage, ability, (of, at) => {
      const { chance, slope, curvature } = patternsAt(of, at)
      expect(sum(chance)).toBeCloseTo(1, 9)
      expect(sum(slope)).toBeCloseTo(0, 9)
      expect(sum(curvature)).toBeCloseTo(0, 9)
    }),
  )
})

test('the derivatives are those of the probabilities', () => {
  fc.assert(
    fc.property(passage, ability, (of, at) => {
      const step = 1e-4
      const [below, here, above] = [at - step, at, at + step].map((there) => patternsAt(of, there))
      for (const pattern of [0, 1, 2, 3]) {
        const numeric = ((above?.chance[pattern] ?? 0) - (below?.chance[pattern] ?? 0)) / (2 * step)
        const numericSlope = ((above?.slope[pattern] ?? 0) - (below?.slope[pattern] ?? 0)) / (2 * step)
        expect(here?.slope[pattern]).toBeCloseTo(numeric, 6)
        expect(here?.curvature[pattern]).toBeCloseTo(numericSlope, 6)
      }
    }),
  )
})

test('without a common effect two questions are independent, and information adds up', () => {
  fc.assert(
    fc.property(fc.tuple(question, question), ability, ([one, two], at) => {
      const [first, second] = [
        { ...one, care: 1 },
        { ...two, care: 1 },
      ]
      const independent = { spread: 0, questions: [first, second] } as const
      const chances = [first, second].map(({ difficulty, guessing }) => responseAt(at, difficulty, guessing).right)
      expect(patternsAt(independent, at).chance[0]).toBeCloseTo((chances[0] ?? 0) * (chances[1] ?? 0), 9)
      const separate = [first, second].reduce((total, q) => total + information(at, q.difficulty, q.guessing), 0)
      expect(expectedAt(independent, at).information).toBeCloseTo(separate, 9)
    }),
  )
})

test('the more two questions have in common, the less they say', () => {
  const informationAt = (spread: number) => {
    const same = { difficulty: 0, guessing: 0.25, care: 1 }
    return expectedAt({ spread, questions: [same, same] } satisfies PredictedPassage, 0.4).information
  }
  const falling = [0, 0.3, 0.6, 0.9].map(informationAt)
  expect(falling).toEqual([...falling].sort((a, b) => b - a))
})

test('an answer without any care and a question without an answer say nothing', () => {
  const careless = { difficulty: 0, guessing: 0.25, care: 0 }
  const careful = { difficulty: 1, guessing: 0.25, care: 1 }
  const alone = expectedAt({ spread: 0.5, questions: [careful] }, 0.4)
  expect(expectedAt({ spread: 0.5, questions: [careful, careless] }, 0.4).information).toBeCloseTo(alone.information, 9)
  expect(expectedAt({ spread: 0.5, questions: [careless] }, 0.4).information).toBe(0)
})

test('the information of a passage that is answered with care is that of its patterns', () => {
  for (const spread of [0, 0.4, 0.9]) {
    for (const ability of [-6, -1, 0, 2, 6]) {
      const questions = [
        { difficulty: -0.5, guessing: 0.25 },
        { difficulty: 0.8, guessing: 0.2 },
      ] as const
      const [first, second] = questions
      const predicted = {
        spread,
        questions: [
          { ...first, care: 1 },
          { ...second, care: 1 },
        ] as const,
      }
      const { information } = expectedAt(predicted, ability)
      expect(informationAt({ spread, questions }, ability) / information).toBeCloseTo(1, 9)
    }
  }
})
