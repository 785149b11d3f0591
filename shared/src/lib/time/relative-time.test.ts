import { relativeTime } from './relative-time'

const now = new Date('2026-05-05T10:00:00.000Z')
const MINUTE = 60_000

test.each([
  [0, 'now', 'sekarang'],
  [59_000, 'now', 'sekarang'],
  [MINUTE, '1 minute ago', '1 menit yang lalu'],
  [59 * MINUTE, '59 minutes ago', '59 menit yang lalu'],
  [60 * MINUTE, '1 hour ago', '1 jam yang lalu'],
  [30 * 60 * MINUTE, 'yesterday', 'kemarin'],
  [6 * 24 * 60 * MINUTE, '6 days ago', '6 hari yang lalu'],
  [15 * 24 * 60 * MINUTE, '2 weeks ago', '2 minggu yang lalu'],
  [100 * 24 * 60 * MINUTE, '3 months ago', '3 bulan yang lalu'],
  [400 * 24 * 60 * MINUTE, 'last year', 'tahun lalu'],
  [-5 * MINUTE, 'now', 'sekarang'],
])('%d ms ago is “%s”', (past, english, indonesian) => {
  const at = new Date(now.getTime() - past)
  expect([relativeTime(at, now, 'en'), relativeTime(at, now, 'id')]).toEqual([english, indonesian])
})
