import { dateFormat, numberFormat, relativeFormat } from './formats'

test('a formatter is created once per language and options', () => {
  const format = dateFormat('id', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })
  expect(dateFormat('id', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })).toBe(format)
  expect(format.format(new Date('2026-08-16T20:00:00Z'))).toBe('17 Agustus 2026')
})

test('formatters differ by language, by options and by kind', () => {
  const at = new Date('2026-08-16T20:00:00Z')
  expect(dateFormat('en', { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(at)).toBe('17 August 2026')
  expect(dateFormat('id', { dateStyle: 'long', timeZone: 'UTC' }).format(at)).toBe('16 Agustus 2026')
  expect(numberFormat('id', { style: 'percent' }).format(0.25)).toBe('25%')
  expect(numberFormat('id', {}).format(1234.5)).toBe('1.234,5')
})

const afternoon = new Date('2026-12-02T09:05:00Z')
const midnight = new Date('2026-12-01T17:00:00Z')

test.each([
  [{ dateStyle: 'long' }, '2 December 2026', '2 Desember 2026'],
  [{ dateStyle: 'medium' }, '2 Dec 2026', '2 Des 2026'],
  [{ day: 'numeric', month: 'short' }, '2 Dec', '2 Des'],
  [{ weekday: 'long', day: 'numeric', month: 'long' }, 'Wednesday 2 December', 'Rabu, 2 Desember'],
  [{ hour: 'numeric', minute: '2-digit' }, '16:05', '16.05'],
  [{ dateStyle: 'long', timeStyle: 'short' }, '2 December 2026 at 16:05', '2 Desember 2026 pukul 16.05'],
] satisfies [Intl.DateTimeFormatOptions, string, string][])(
  'dates with %j are formatted in British English and in Indonesian',
  (options, english, indonesian) => {
    const write = (language: string) => dateFormat(language, { ...options, timeZone: 'Asia/Jakarta' }).format(afternoon)
    expect([write('en'), write('id')]).toEqual([english, indonesian])
  },
)

test.each([{ hour: 'numeric', minute: '2-digit' }, { timeStyle: 'short' }] satisfies Intl.DateTimeFormatOptions[])(
  'midnight with %j is written with four digits',
  (options) => {
    const write = (language: string) => dateFormat(language, { ...options, timeZone: 'Asia/Jakarta' }).format(midnight)
    expect([write('en'), write('id')]).toEqual(['00:00', '00.00'])
  },
)

test('relative times use words such as “tomorrow” where they exist', () => {
  expect(relativeFormat('en', { numeric: 'auto' }).format(1, 'day')).toBe('tomorrow')
  expect(relativeFormat('id', { numeric: 'auto' }).format(-2, 'week')).toBe('2 minggu yang lalu')
})
