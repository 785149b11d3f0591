import { amountInWords, numberInWords } from './amount-in-words'

test.each([
  [0, 'zero', 'nol'],
  [1, 'one', 'satu'],
  [10, 'ten', 'sepuluh'],
  [11, 'eleven', 'sebelas'],
  [19, 'nineteen', 'sembilan belas'],
  [20, 'twenty', 'dua puluh'],
  [45, 'forty-five', 'empat puluh lima'],
  [100, 'one hundred', 'seratus'],
  [101, 'one hundred one', 'seratus satu'],
  [999, 'nine hundred ninety-nine', 'sembilan ratus sembilan puluh sembilan'],
  [1000, 'one thousand', 'seribu'],
  [1100, 'one thousand one hundred', 'seribu seratus'],
  [2000, 'two thousand', 'dua ribu'],
  [11_000, 'eleven thousand', 'sebelas ribu'],
  [101_000, 'one hundred one thousand', 'seratus satu ribu'],
  [1_000_000, 'one million', 'satu juta'],
  [1_001_000, 'one million one thousand', 'satu juta seribu'],
  [
    14_640_015,
    'fourteen million six hundred forty thousand fifteen',
    'empat belas juta enam ratus empat puluh ribu lima belas',
  ],
  [2_000_000_001, 'two billion one', 'dua miliar satu'],
])('%d is written out in both languages', (value, english, indonesian) => {
  expect([numberInWords(value, 'en'), numberInWords(value, 'id')]).toEqual([english, indonesian])
})

test('every number up to two thousand has its own words', () => {
  for (const language of ['en', 'id'] as const) {
    const all = Array.from({ length: 2001 }, (_, value) => numberInWords(value, language))
    expect(new Set(all).size).toBe(2001)
    expect(all.filter((words) => /undefined| {2}|^ | $/.test(words))).toEqual([])
  }
})

test('an amount is written with the name of its currency', () => {
  expect(amountInWords(99_000, 'IDR', 'en')).toBe('ninety-nine thousand rupiah')
  expect(amountInWords(99_000, 'IDR', 'id')).toBe('sembilan puluh sembilan ribu rupiah')
  expect(amountInWords(450, 'SGD', 'en')).toBe('four 50/100 Singapore dollars')
  expect(amountInWords(100, 'USD', 'en')).toBe('one US dollar')
  expect(amountInWords(200, 'USD', 'id')).toBe('dua dolar Amerika Serikat')
})
