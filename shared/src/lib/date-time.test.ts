import { formatDateTime } from './date-time'

const timeZone = 'Asia/Jakarta'

test('a time is written as year-month-day hour:minute:second, padded with zeros', () => {
  expect(formatDateTime('2026-05-02T02:05:09.900Z', { timeZone })).toBe('2026-05-02 09:05:09')
  expect(formatDateTime(new Date('2026-12-31T17:00:00Z'), { timeZone })).toBe('2027-01-01 00:00:00')
})

test('a number of ten digits counts seconds, any other milliseconds', () => {
  expect(formatDateTime(1_777_687_509, { timeZone })).toBe('2026-05-02 09:05:09')
  expect(formatDateTime(1_777_687_509_000, { timeZone })).toBe('2026-05-02 09:05:09')
  expect(formatDateTime(999_999_999, { timeZone: 'UTC' })).toBe('1970-01-12 13:46:39')
  expect(formatDateTime(0, { timeZone: 'UTC' })).toBe('1970-01-01 00:00:00')
})

test('another pattern fills in its parts and keeps the rest', () => {
  const at = '2026-05-02T02:05:09Z'
  expect(formatDateTime(at, { timeZone, pattern: '{d}/{m}/{y} {h}.{i}' })).toBe('02/05/2026 09.05')
  expect(formatDateTime(at, { timeZone, pattern: 'on {d} {x} {y}{s}' })).toBe('on 02 {x} 202609')
})

test('without a time zone the clocks are this device’s', () => {
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const at = '2026-05-02T02:05:09Z'
  expect(formatDateTime(at)).toBe(formatDateTime(at, { timeZone: deviceZone }))
})

test('an invalid time is refused', () => {
  expect(() => formatDateTime('yesterday')).toThrow(RangeError)
})
