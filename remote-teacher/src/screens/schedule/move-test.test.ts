import { refusalOf, windowAfter } from './move-test'

const zone = 'Asia/Jakarta'
const lesson = { opens_at: '2026-11-24T02:00:00.000Z', closes_at: '2026-11-24T03:00:00.000Z' }
const upcoming = { changeable: true, state: 'upcoming', working: 0, finished: 0 } as const
const now = Date.parse('2026-11-23T00:00:00Z')

test('a moved test begins at a quarter of an hour and lasts as long as before', () => {
  expect(windowAfter(lesson, { days: 1, minutes: 38 }, zone)).toEqual({
    opens_at: '2026-11-25T02:45:00.000Z',
    closes_at: '2026-11-25T03:45:00.000Z',
  })
})

test('a test that is moved to another day keeps its time to the minute', () => {
  const odd = { opens_at: '2026-11-24T02:05:00.000Z', closes_at: '2026-11-24T02:45:00.000Z' }
  expect(windowAfter(odd, { days: -1, minutes: 0 }, zone).opens_at).toBe('2026-11-23T02:05:00.000Z')
})

test('a test stays within its day, however far up it is moved', () => {
  expect(windowAfter(lesson, { days: 0, minutes: -2000 }, zone).opens_at).toBe('2026-11-23T17:00:00.000Z')
})

test('a test cannot be moved when it has begun, is closed, is not the teacher’s, or would begin in the past', () => {
  expect(refusalOf(upcoming, lesson, now)).toBeNull()
  expect(refusalOf({ ...upcoming, state: 'open' }, lesson, now)).toMatch(/already begun/)
  expect(refusalOf({ ...upcoming, working: 1 }, lesson, now)).toMatch(/already begun/)
  expect(refusalOf({ ...upcoming, state: 'closed' }, lesson, now)).toMatch(/is closed/)
  expect(refusalOf({ ...upcoming, changeable: false }, lesson, now)).toMatch(/^Only the person/)
  expect(refusalOf(upcoming, lesson, Date.parse('2026-11-25T00:00:00Z'))).toMatch(/already passed/)
})
