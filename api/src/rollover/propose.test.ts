import { nextClassroomName, proposeMoves } from './propose'
import { findYears, yearLabel } from './school-years'

test.each([
  ['4A', 4, '5A'],
  ['Kelas 4 Melati', 4, 'Kelas 5 Melati'],
  ['9', 9, '10'],
  ['IV-B', 4, 'V-B'],
  ['X IPA 1', 10, 'XI IPA 1'],
  ['VIII', 8, 'IX'],
  ['Melati', 4, 'Melati'],
  ['14', 4, '14'],
  ['Ivory', 4, 'Ivory'],
])('%s of grade %d moves into %s', (name, grade, next) => {
  expect(nextClassroomName(name, grade)).toBe(next)
})

test('the highest grade leaves, and a group of several grades stays as it is', () => {
  const room = (name: string, grade: number, grades = 1) => ({ id: 1, name, grade, students: 9, grades })
  const moves = proposeMoves([room('5A', 5), room('6A', 6), room('Melati', 5), room('Reading club', 5, 2)])
  expect(moves.map(({ name, action, into }) => `${name} ${action} ${into}`)).toEqual([
    '5A promote 6A',
    '6A leave 7A',
    'Melati promote Melati',
    'Reading club stay Reading club',
  ])
})

describe('the school year that is most likely meant', () => {
  const july = { timeZone: 'Asia/Jakarta', yearBegins: 7 }
  test.each([
    ['2026-06-20T00:00:00Z', [], 2026],
    ['2026-06-30T18:00:00Z', [], 2026],
    ['2026-09-30T00:00:00Z', [], 2026],
    ['2026-07-20T00:00:00Z', [2026], 2027],
    ['2026-11-27T00:00:00Z', [], 2027],
  ])('at %s after %j is %d', (now, begun, meant) => {
    expect(findYears(july, new Date(now), new Set(begun)).meant).toBe(meant)
  })

  test('is called by both years, or by one if it is a calendar year', () => {
    expect(yearLabel(2026, july)).toBe('2026/2027')
    expect(yearLabel(2026, { yearBegins: 1 })).toBe('2026')
  })
})
