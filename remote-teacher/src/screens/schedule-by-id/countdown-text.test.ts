import { countdownText } from './countdown-text'

test('a countdown has minutes and seconds, hours only if there are any, and ends at zero', () => {
  expect(countdownText(9 * 60_000 + 30_000)).toBe('09:30')
  expect(countdownText(3_600_000 + 61_000)).toBe('01:01:01')
  expect(countdownText(400)).toBe('00:01')
  expect(countdownText(-5000)).toBe('00:00')
})
