import { priorFor } from '../prior'
import { abilityOf, logitsOf } from '../scale'
import { hasDeclined, probabilityOfDecline } from './decline'

const SCHOOL_TIME = { grade: 3, elapsed: 0.5 } as const
const LAST = { ability: abilityOf(600), standardError: logitsOf(80), monthsAgo: 6 }
const expected = priorFor({ time: SCHOOL_TIME, last: LAST })
const resultAt = (measure: number) => ({ ability: abilityOf(measure), standardError: logitsOf(80) })

test('a student who has grown as expected has not declined, and one far below the last measure has', () => {
  expect(probabilityOfDecline(expected, { ability: expected.mean, standardError: logitsOf(80) })).toBeCloseTo(0.5, 9)
  expect(hasDeclined(expected, resultAt(640))).toBe(false)
  expect(hasDeclined(expected, resultAt(560))).toBe(false)
  expect(hasDeclined(expected, resultAt(350))).toBe(true)
})

test('growth that is expected counts: the same measure is less likely after a year than after a month', () => {
  const after = (monthsAgo: number) =>
    probabilityOfDecline(priorFor({ time: SCHOOL_TIME, last: { ...LAST, monthsAgo } }), resultAt(560)) ?? 0
  expect(after(12)).toBeLessThan(after(1))
})

test('without an earlier result nothing can have declined', () => {
  const prior = priorFor({ time: SCHOOL_TIME, last: null })
  expect(probabilityOfDecline(prior, resultAt(-300))).toBeNull()
  expect(hasDeclined(prior, resultAt(-300))).toBe(false)
})
