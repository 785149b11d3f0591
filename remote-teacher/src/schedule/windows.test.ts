import { windowOf } from './windows'

const zone = 'Asia/Jakarta'
const at = (text: string) => new Date(`${text}+07:00`)
const shown = ({ opens_at, closes_at }: { opens_at: string; closes_at: string }) =>
  [opens_at, closes_at].map((time) =>
    new Date(Date.parse(time) + 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' '),
  )

test('now is one hour', () => {
  expect(shown(windowOf('now', at('2026-11-24T09:10:00'), zone))).toEqual(['2026-11-24 09:10', '2026-11-24 10:10'])
})

test.each([
  ['a Tuesday', '2026-11-24T20:00:00', '2026-11-25'],
  ['a Saturday', '2026-11-28T09:00:00', '2026-11-30'],
  ['the last minute of a day', '2026-11-24T23:59:00', '2026-11-25'],
])('tomorrow after %s is the next school morning', (_, now, day) => {
  expect(shown(windowOf('tomorrow', at(now), zone))).toEqual([`${day} 07:00`, `${day} 12:00`])
})

test('this week goes from now to Friday afternoon, and from Friday noon on it is the next', () => {
  expect(shown(windowOf('week', at('2026-11-24T09:10:00'), zone))).toEqual(['2026-11-24 09:10', '2026-11-27 15:00'])
  const next = ['2026-11-30 07:00', '2026-12-04 15:00']
  expect(shown(windowOf('week', at('2026-11-27T12:00:00'), zone))).toEqual(next)
  expect(shown(windowOf('week', at('2026-11-29T18:00:00'), zone))).toEqual(next)
})
