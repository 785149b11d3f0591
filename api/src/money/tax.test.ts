import fc from 'fast-check'
import { addMonths, monthsUntil } from './months'
import { shareOfPrice, withTax } from './tax'

test('the price includes the tax', () => {
  expect(withTax(111_000, 1100)).toEqual({ net: 100_000, taxRate: 1100, tax: 11_000, total: 111_000 })
  expect(withTax(99_000, 1100)).toEqual({ net: 89_189, taxRate: 1100, tax: 9811, total: 99_000 })
  expect(withTax(45_000, 0)).toMatchObject({ net: 45_000, tax: 0 })
})

test('net and tax are whole numbers that add up to the total and fit the tax rate', () => {
  const rates = fc.integer({ min: 0, max: 5000 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), rates, (total, rate) => {
      const { net, tax } = withTax(total, rate)
      expect([Number.isInteger(net), net + tax, net >= 0, tax >= 0]).toEqual([true, total, true, true])
      expect(Math.abs(net * (1 + rate / 10_000) - total)).toBeLessThan(0.76)
    }),
  )
})

test('a seat for the remaining months of a subscription costs their share of the price', () => {
  expect(shareOfPrice(60_000, 12, 12)).toBe(60_000)
  expect(shareOfPrice(60_000, 5, 12)).toBe(25_000)
  expect(shareOfPrice(100, 1, 12)).toBe(9)
})

test('adding a month stays within the next month, and a started month counts as a whole one', () => {
  expect(addMonths(new Date('2027-01-31T10:00:00Z'), 1).toISOString()).toBe('2027-02-28T10:00:00.000Z')
  expect(addMonths(new Date('2026-11-22T00:00:00Z'), 3).toISOString()).toBe('2027-02-22T00:00:00.000Z')
  expect(monthsUntil(new Date('2026-11-22T00:00:00Z'), new Date('2026-12-22T00:00:00Z'))).toBe(1)
  expect(monthsUntil(new Date('2026-11-22T00:00:00Z'), new Date('2026-12-22T00:00:01Z'))).toBe(2)
  expect(monthsUntil(new Date('2026-11-22T00:00:00Z'), new Date('2026-11-21T00:00:00Z'))).toBe(0)
})
