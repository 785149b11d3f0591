import { termStart } from './school-time'

test.each([
  ['2026-07-01', '2026-07-01'],
  ['2026-12-31', '2026-07-01'],
  ['2027-01-01', '2027-01-01'],
  ['2027-06-30', '2027-01-01'],
])('the term of %s began on %s', (day, began) => {
  expect(termStart(new Date(`${day}T12:00:00Z`)).toISOString()).toBe(`${began}T00:00:00.000Z`)
})
