import { isSchoolTime, windowOf } from './windows'

const zone = 'Asia/Jakarta'
const at = (text: string) => new Date(`${text}+07:00`)
const local = ({ opens_at, closes_at }: { opens_at: string; closes_at: string }) =>
  [opens_at, closes_at].map((time) =>
    new Date(Date.parse(time) + 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' '),
  )

test('the window “now” lasts one hour', () => {
  expect(local(windowOf('now', at('2026-11-24T09:10:00'), zone))).toEqual(['2026-11-24 09:10', '2026-11-24 10:10'])
})

test.each([
  ['a Tuesday', '2026-11-24T20:00:00', '2026-11-25'],
  ['a Saturday', '2026-11-28T09:00:00', '2026-11-30'],
  ['the last minute of a day', '2026-11-24T23:59:00', '2026-11-25'],
  ['a Tuesday night before school', '2026-11-24T01:17:00', '2026-11-24'],
  ['a Sunday before sunrise', '2026-11-29T05:00:00', '2026-11-30'],
])('the window “tomorrow” after %s is the next school morning', (_, now, day) => {
  expect(local(windowOf('tomorrow', at(now), zone))).toEqual([`${day} 07:00`, `${day} 12:00`])
})

test('the window “week” ends on Friday afternoon, and is the next week from Friday noon on', () => {
  expect(local(windowOf('week', at('2026-11-24T09:10:00'), zone))).toEqual(['2026-11-24 09:10', '2026-11-27 15:00'])
  const next = ['2026-11-30 07:00', '2026-12-04 15:00']
  expect(local(windowOf('week', at('2026-11-27T12:00:00'), zone))).toEqual(next)
  expect(local(windowOf('week', at('2026-11-29T18:00:00'), zone))).toEqual(next)
})

test('the window “now” closes on a multiple of five minutes, and “fortnight” after two weeks at the end of school', () => {
  expect(local(windowOf('now', at('2026-11-24T09:11:30'), zone))[1]).toBe('2026-11-24 10:15')
  expect(local(windowOf('fortnight', at('2026-11-24T09:11:30'), zone))[1]).toBe('2026-12-08 15:00')
})

test.each([
  ['2026-11-24T09:00:00', true],
  ['2026-11-24T01:17:00', false],
  ['2026-11-24T15:00:00', false],
  ['2026-11-29T09:00:00', false],
])('%s is school time: %s', (now, expected) => {
  expect(isSchoolTime(at(now), zone)).toBe(expected)
})
