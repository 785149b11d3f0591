import { COEFFICIENTS } from '../analyse'
import { crossValidate, fitCoefficients } from './fit'
import { robustFit } from './least-squares'
import { readStated, statedMeasure } from './stated'

const { sources, books, earlyReaders } = readStated()

test('at least 80 books have a stated measure, each from a source that is listed', () => {
  expect(books.length).toBeGreaterThanOrEqual(80)
  expect(new Set(books.map(({ title }) => title)).size).toBe(books.length)
  const named = [...books.flatMap(({ stated }) => Object.keys(stated)), earlyReaders.source]
  expect(new Set(named)).toEqual(new Set(Object.keys(sources)))
})

test('the analyser uses the coefficients that are fitted to them', () => {
  const { intercept, perLength, perFrequency } = fitCoefficients(books, earlyReaders.books, earlyReaders.frequency)
  expect({
    intercept: Math.round(intercept),
    perLength: Math.round(perLength),
    perFrequency: Math.round(perFrequency),
  }).toEqual(COEFFICIENTS)
})

test('half of the books are within 40L of their stated measures, and two in three within 50L, by coefficients fitted without them', () => {
  const predicted = crossValidate(books, earlyReaders.books, earlyReaders.frequency)
  const errors = books.map((book, index) => Math.abs((predicted[index] as number) - statedMeasure(book)))
  const shareWithin = (limit: number) => errors.filter((error) => error <= limit).length / errors.length
  expect(shareWithin(40)).toBeGreaterThan(0.5)
  expect(shareWithin(50)).toBeGreaterThan(0.64)
})

test('the measure that most sources state counts, or the mean of those that are stated equally often', () => {
  expect(statedMeasure({ stated: { a: 890, b: 840, c: 890 } })).toBe(890)
  expect(statedMeasure({ stated: { a: 930, b: 790 } })).toBe(860)
})

test('a wrong value does not move a robust fit', () => {
  const observations = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((x) => ({ from: [1, x], value: x === 8 ? 1000 : 10 + 5 * x }))
  const [intercept, slope] = robustFit(observations, 0.01)
  expect(intercept).toBeCloseTo(10, 1)
  expect(slope).toBeCloseTo(5, 1)
})
