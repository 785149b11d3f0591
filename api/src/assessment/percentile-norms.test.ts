import fc from 'fast-check'
import { normalQuantile, normalShare } from './estimate/normal'
import { clipToGrade, measureAtPercentile, middleHalf, normAt, percentileOf } from './percentile-norms'
import type { Grade } from './types'

const GRADES: readonly Grade[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

test('shares and quantiles of the normal distribution match their published values', () => {
  expect(normalShare(0)).toBe(0.5)
  expect(normalShare(1.959963985)).toBeCloseTo(0.975, 9)
  expect(normalShare(-3)).toBeCloseTo(0.001349898, 9)
  expect([normalShare(-40), normalShare(40)]).toEqual([0, 1])
  expect(normalQuantile(0.9)).toBeCloseTo(1.281551566, 8)
  expect(() => normalQuantile(1)).toThrow(RangeError)
})

test.each([
  [1, 165, 565],
  [4, 850, 1155],
  [10, 1250, 1605],
  [12, 1295, 1605],
] as const)('the end of grade %d has its published 50th and 90th percentile', (grade, median, ninetieth) => {
  const time = { grade, elapsed: 1 }
  expect([percentileOf(median, time), percentileOf(ninetieth, time)]).toEqual([50, 90])
  expect(measureAtPercentile(50, time)).toBeCloseTo(median, 6)
  expect(measureAtPercentile(90, time)).toBeCloseTo(ninetieth, 6)
})

test('the norm of a grade starts where the previous grade ends and grows linearly', () => {
  expect(normAt({ grade: 5, elapsed: 0 })).toEqual(normAt({ grade: 4, elapsed: 1 }))
  expect(normAt({ grade: 5, elapsed: 0.5 }).mean).toBeCloseTo(900, 9)
})

test('the middle half of a grade lies between its 25th and 75th percentiles', () => {
  const time = { grade: 4, elapsed: 0.5 } as const
  const { low, high } = middleHalf(time)
  expect(low).toBeCloseTo(measureAtPercentile(25, time), 9)
  expect(high).toBeCloseTo(measureAtPercentile(75, time), 9)
})

test('percentiles never fall as the measure grows, stay between 1 and 99, and have an inverse', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...GRADES),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 99 }),
      (grade, elapsed, percentile) => {
        const time = { grade, elapsed }
        const measure = measureAtPercentile(percentile, time)
        expect(percentileOf(measure, time)).toBe(percentile)
        expect(percentileOf(measure + 50, time)).toBeGreaterThanOrEqual(percentile)
        expect(normAt(time).standardDeviation).toBeGreaterThan(200)
      },
    ),
  )
  expect([percentileOf(-2000, { grade: 3, elapsed: 0 }), percentileOf(4000, { grade: 3, elapsed: 0 })]).toEqual([1, 99])
})

test('measures are capped by grade and never below BR400L', () => {
  expect(clipToGrade(1900, 4)).toBe(1300)
  expect(clipToGrade(1900, 0)).toBe(850)
  expect(clipToGrade(1900, null)).toBe(1825)
  expect(clipToGrade(-700, 8)).toBe(-400)
  expect(clipToGrade(640, 3)).toBe(640)
})
