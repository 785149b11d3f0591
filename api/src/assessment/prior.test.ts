import { priorFor } from './prior'
import { abilityOf, logitsOf } from './scale'

const LAST = { ability: abilityOf(500), standardError: 0.5, monthsAgo: 12 }

test('without knowledge of the reader the prior is wide', () => {
  expect(priorFor({ time: null, last: null })).toMatchObject({ source: 'wide', mean: abilityOf(600) })
})

test('the prior of a grade is its norm, widened by half', () => {
  const prior = priorFor({ time: { grade: 4, elapsed: 1 }, last: null })
  expect(prior.source).toBe('grade')
  expect(prior.mean).toBeCloseTo(abilityOf(850), 9)
  expect(prior.standardDeviation).toBeCloseTo(logitsOf((1.5 * 305) / 1.2815516), 4)
})

test('a measure a year old grows as the median does and becomes less sure', () => {
  const prior = priorFor({ time: { grade: 4, elapsed: 1 }, last: LAST })
  expect(prior.source).toBe('last')
  expect(prior.mean).toBeCloseTo(abilityOf(705), 9)
  expect(prior.standardDeviation).toBeCloseTo(Math.hypot(0.5, logitsOf(120)), 9)
})

test('without a grade no growth is assumed, and a precise recent result does not decide the test', () => {
  expect(priorFor({ time: null, last: LAST }).mean).toBe(LAST.ability)
  expect(priorFor({ time: null, last: { ...LAST, standardError: 0.1, monthsAgo: 0 } }).standardDeviation).toBe(0.5)
})
