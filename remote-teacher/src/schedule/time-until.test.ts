import { timeUntil } from './time-until'

const MINUTE = 60_000

test.each([
  [3 * 24 * 60, 'in 3 days'],
  [7 * 60, 'in 7 hours'],
  [90, 'in 90 minutes'],
  [0.2, 'in 1 minute'],
])('a time %s minutes ahead is “%s”', (minutes, text) => {
  expect(timeUntil(minutes * MINUTE, 0, 'en')).toBe(text)
})

test('the time until a test opens is said in Indonesian too', () => {
  expect(timeUntil(7 * 60 * MINUTE, 0, 'id')).toBe('dalam 7 jam')
})
