import { dayAfter, instantOf, wallTime, weekdayOf } from './zone-time'

test.each([
  ['2026-11-22T00:00:00.000Z', 'Asia/Jakarta', '2026-11-22', '07:00'],
  ['2026-11-22T17:30:00.000Z', 'Asia/Jayapura', '2026-11-23', '02:30'],
  ['2026-01-01T04:59:00.000Z', 'America/New_York', '2025-12-31', '23:59'],
  ['2026-07-01T22:00:00.000Z', 'Europe/Berlin', '2026-07-02', '00:00'],
])('%s in %s is %s at %s, and is converted back', (iso, zone, day, time) => {
  expect(wallTime(new Date(iso), zone)).toEqual({ day, time })
  expect(instantOf({ day, time }, zone)?.toISOString()).toBe(iso)
})

test('around a daylight-saving change a local time maps to the right instant', () => {
  const berlin = (day: string, time: string) => instantOf({ day, time }, 'Europe/Berlin')?.toISOString()
  expect(berlin('2026-03-29', '01:59')).toBe('2026-03-29T00:59:00.000Z')
  expect(berlin('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z')
  expect(berlin('2026-10-25', '12:00')).toBe('2026-10-25T11:00:00.000Z')
})

test('an invalid time returns null', () => {
  expect(instantOf({ day: '', time: '' }, 'Asia/Jakarta')).toBeNull()
  expect(instantOf({ day: '2026-02-31', time: '25:00' }, 'Asia/Jakarta')).toBeNull()
})

test('days are counted across months and years, and weeks start on Monday', () => {
  expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([0, 6])
})
