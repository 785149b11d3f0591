import { toCsv } from './csv'

test('a CSV file begins with a byte order mark, and its rows end with CRLF', () => {
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

test.each(['=1+1', '+62', '-1', '@name'])('the text %s is escaped so that it is not a formula', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

test('negative numbers stay numbers, and null becomes an empty cell', () => {
  expect(toCsv([[-40, null, 0]])).toBe('\uFEFF-40,,0\r\n')
})
