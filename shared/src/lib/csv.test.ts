import { toCsv } from './csv'

test('a sheet begins with the byte order mark, and its rows end as RFC 4180 has it', () => {
  expect(
    toCsv([
      ['Name', 'Measure'],
      ['Ayu', 545],
    ]),
  ).toBe('\uFEFFName,Measure\r\nAyu,545\r\n')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(toCsv([['Putri, Ayu', 'the "first"', 'two\nlines']])).toBe(
    '\uFEFF"Putri, Ayu","the ""first""","two\nlines"\r\n',
  )
})

test.each(['=1+1', '+62', '-1', '@name'])('the text %s is never a formula', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

test('numbers below zero stay numbers, and nothing stays empty', () => {
  expect(toCsv([[-40, null, 0]])).toBe('\uFEFF-40,,0\r\n')
})
