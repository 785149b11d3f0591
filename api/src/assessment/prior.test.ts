import { priorFor } from './prior'
import { abilityOf, logitsOf } from './scale'

const LAST = { ability: abilityOf(500), standardError: 0.5, monthsAgo: 12 }

test('the prior for an unknown reader is wide', () => {
  expect(priorFor({ time: null, last: null })).toMatchObject({ source: 'wide', mean: abilityOf(600) })
})

test('the prior for a grade is its norm, widened by half', () => {
  const prior = priorFor({ time: { grade: 4, elapsed: 1 }, last: null })
  expect(prior.source).toBe('grade')
  expect(prior.mean).toBeCloseTo(abilityOf(850), 9)
  expect(prior.standardDeviation).toBeCloseTo(logitsOf((1.5 * 305) / 1.2815516), 4)
})

test('the prior from a result of a year ago grows with the grade’s median and becomes wider', () => {
  const prior = priorFor({ time: { grade: 4, elapsed: 1 }, last: LAST })
  expect(prior.source).toBe('last')
  expect(prior.mean).toBeCloseTo(abilityOf(705), 9)
  expect(prior.standardDeviation).toBeCloseTo(Math.hypot(0.5, logitsOf(120)), 9)
})

test('the prior assumes no growth without a grade, and its standard deviation is at least 0.5', () => {
  expect(priorFor({ time: null, last: LAST }).mean).toBe(LAST.ability)
  expect(priorFor({ time: null, last: { ...LAST, standardError: 0.1, monthsAgo: 0 } }).standardDeviation).toBe(0.5)
})
