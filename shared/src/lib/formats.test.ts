import { dateFormat, numberFormat } from './formats'

test('a formatter is created once per language and options', () => {
  const format = dateFormat('id', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })
  expect(dateFormat('id', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })).toBe(format)
  expect(format.format(new Date('2026-08-16T20:00:00Z'))).toBe('17 Agustus 2026')
})

test('another language, another option or another kind of format is another one', () => {
  const at = new Date('2026-08-16T20:00:00Z')
  expect(dateFormat('en', { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(at)).toBe('August 17, 2026')
  expect(dateFormat('id', { dateStyle: 'long', timeZone: 'UTC' }).format(at)).toBe('16 Agustus 2026')
  expect(numberFormat('id', { style: 'percent' }).format(0.25)).toBe('25%')
  expect(numberFormat('id', {}).format(1234.5)).toBe('1.234,5')
})
