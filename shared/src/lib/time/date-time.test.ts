import { formatDateTime } from './date-time'

const timeZone = 'Asia/Jakarta'

test('a time is written as year-month-day hour:minute:second, padded with zeros', () => {
  expect(formatDateTime('2026-05-02T02:05:09.900Z', { timeZone })).toBe('2026-05-02 09:05:09')
  expect(formatDateTime(new Date('2026-12-31T17:00:00Z'), { timeZone })).toBe('2027-01-01 00:00:00')
})

test('a number of ten digits is read as seconds, any other as milliseconds', () => {
  expect(formatDateTime(1_777_687_509, { timeZone })).toBe('2026-05-02 09:05:09')
  expect(formatDateTime(1_777_687_509_000, { timeZone })).toBe('2026-05-02 09:05:09')
  expect(formatDateTime(999_999_999, { timeZone: 'UTC' })).toBe('1970-01-12 13:46:39')
  expect(formatDateTime(0, { timeZone: 'UTC' })).toBe('1970-01-01 00:00:00')
})

test('another pattern is filled in, and its other text is kept', () => {
  const at = '2026-05-02T02:05:09Z'
  expect(formatDateTime(at, { timeZone, pattern: '{d}/{m}/{y} {h}.{i}' })).toBe('02/05/2026 09.05')
  expect(formatDateTime(at, { timeZone, pattern: 'on {d} {x} {y}{s}' })).toBe('on 02 {x} 202609')
})

test('the time zone defaults to that of the device', () => {
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const at = '2026-05-02T02:05:09Z'
  expect(formatDateTime(at)).toBe(formatDateTime(at, { timeZone: deviceZone }))
})

test('an invalid time throws a RangeError', () => {
  expect(() => formatDateTime('yesterday')).toThrow(RangeError)
})
