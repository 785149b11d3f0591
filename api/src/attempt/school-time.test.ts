import { gradeBefore, termStart } from '../school/school-time'

test.each([
  ['2026-07-01', '2026-07-01'],
  ['2026-12-31', '2026-07-01'],
  ['2027-01-01', '2027-01-01'],
  ['2027-06-30', '2027-01-01'],
])('the term of %s began on %s', (day, began) => {
  expect(termStart(new Date(`${day}T12:00:00Z`)).toISOString()).toBe(`${began}T00:00:00.000Z`)
})

test.each([
  ['2026-11-22', 4],
  ['2026-07-01', 4],
  ['2026-06-30', 3],
  ['2025-07-02', 3],
  ['2020-07-02', 0],
] as const)('for a student in grade 4 in November 2026, the grade on %s is %s', (day, grade) => {
  expect(gradeBefore(4, new Date(`${day}T12:00:00Z`), new Date('2026-11-22T12:00:00Z'))).toBe(grade)
})
