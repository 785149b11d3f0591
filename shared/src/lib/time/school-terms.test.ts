import { isTermKey, schoolYearStart, termAfter, termKey, termStart, termYearBefore } from './school-terms'

const at = (day: string) => new Date(`${day}T12:00:00Z`)

test.each([
  ['2026-06-30', '2026-01-01', '2025-07-01'],
  ['2026-07-01', '2026-07-01', '2026-07-01'],
  ['2026-12-31', '2026-07-01', '2026-07-01'],
  ['2027-01-01', '2027-01-01', '2026-07-01'],
])('%s is in the term since %s and in the school year since %s', (day, term, year) => {
  expect(termKey(termStart(at(day)))).toBe(term)
  expect(termKey(schoolYearStart(at(day)))).toBe(year)
})

test('terms follow each other, and the same term of the last year is two terms back', () => {
  const term = termStart(at('2026-11-27'))
  expect([1, -1, -2].map((steps) => termKey(termAfter(term, steps)))).toEqual([
    '2027-01-01',
    '2026-01-01',
    '2025-07-01',
  ])
  expect(termKey(termYearBefore(term))).toBe('2025-07-01')
})

test('only the first day of a term names it', () => {
  expect(['2026-07-01', '2026-01-01', '2026-07-02', '2026-04-01'].map(isTermKey)).toEqual([true, true, false, false])
})
