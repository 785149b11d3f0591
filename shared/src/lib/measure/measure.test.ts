import { namePercentile } from './describe-measure'
import {
  childSteps,
  formatMeasure,
  hasSurelyFallen,
  hasSurelyGrown,
  readingRange,
  roundMeasure,
  roundText,
} from './measure'

describe('rounding', () => {
  test.each([
    [572, 570],
    [572.5, 575],
    [572.51, 575],
    [577.42, 575],
    [577, 575],
    [806.32, 805],
    [843, 845],
    [-2, 0],
    [-102.5, -100],
    [-103, -105],
  ])('turns the measure %d of a student into %d', (measure, rounded) => {
    expect(roundMeasure(measure)).toBe(rounded)
  })

  test.each([
    [1007.15, 1010],
    [1005, 1010],
    [1004.99, 1000],
    [-4, 0],
  ])('turns the measure %d of a text into %d', (measure, rounded) => {
    expect(roundText(measure)).toBe(rounded)
  })
})

test('a measure is written without space or comma, and with BR below zero', () => {
  expect([1010, 0, -100].map(formatMeasure)).toEqual(['1010L', '0L', 'BR100L'])
})

test('the reading range runs from 100L below the rounded measure to 50L above', () => {
  expect(readingRange(roundMeasure(843))).toEqual({ low: 745, high: 895 })
})

test('a measure below zero is shown to a child as one of eight steps', () => {
  expect([-450, -400, -355, -350, -100, -5, 0].map((measure) => childSteps(measure)?.step ?? null)).toEqual([
    1,
    1,
    1,
    2,
    7,
    8,
    null,
  ])
  expect(childSteps(-5)).toEqual({ step: 8, of: 8 })
})

test('growth and decline are sure from a probability of 90%, and only if the measures differ', () => {
  const changes = [
    { difference: 120, probability: 0.9 },
    { difference: 120, probability: 0.89 },
    { difference: 0, probability: 0.02 },
    { difference: -120, probability: 0.11 },
    { difference: -120, probability: 0.09 },
  ]
  expect(changes.map(hasSurelyGrown)).toEqual([true, false, false, false, false])
  expect(changes.map(hasSurelyFallen)).toEqual([false, false, false, false, true])
})

describe('a percentile', () => {
  test.each([
    [75, '{{percentile}}th percentile', { percentile: 75 }],
    [22, '{{percentile}}nd percentile', { percentile: 22 }],
    [4, 'Below the {{percentile}}th percentile', { percentile: 5 }],
    [97, 'Above the {{percentile}}th percentile', { percentile: 95 }],
  ])('of %i is named as an ordinal, or by the end beyond which it lies', (percentile, text, values) => {
    expect(namePercentile(percentile)).toEqual({ text, values })
  })
})
