import { after, before, describePeriod, lengthOf } from './period'

const at = (iso: string) => new Date(iso)

test('hours and days are fixed lengths', () => {
  expect(after(at('2026-03-01T10:00:00Z'), { hours: 24 })).toEqual(at('2026-03-02T10:00:00Z'))
  expect(before(at('2026-03-01T10:00:00Z'), { days: 7 })).toEqual(at('2026-02-22T10:00:00Z'))
  expect(lengthOf({ days: 2 })).toBe(48 * 60 * 60_000)
})

test('months and years are those of the calendar', () => {
  expect(before(at('2026-11-22T10:00:00Z'), { months: 36 })).toEqual(at('2023-11-22T10:00:00Z'))
  expect(before(at('2026-11-22T10:00:00Z'), { years: 10 })).toEqual(at('2016-11-22T10:00:00Z'))
  expect(after(at('2026-12-15T10:00:00Z'), { months: 1 })).toEqual(at('2027-01-15T10:00:00Z'))
})

test('a day that a month does not have becomes its last day', () => {
  expect(before(at('2026-03-31T10:00:00Z'), { months: 1 })).toEqual(at('2026-02-28T10:00:00Z'))
  expect(after(at('2028-02-29T10:00:00Z'), { years: 1 })).toEqual(at('2029-02-28T10:00:00Z'))
})

test.each([
  [{ days: 1 }, '1 day', '1 hari'],
  [{ years: 5 }, '5 years', '5 tahun'],
  [{ months: 36 }, '36 months', '36 bulan'],
  [{ hours: 24 }, '24 hours', '24 jam'],
])('%j is %s in English and %s in Indonesian', (period, english, indonesian) => {
  expect([describePeriod(period, 'en'), describePeriod(period, 'id')]).toEqual([english, indonesian])
})
