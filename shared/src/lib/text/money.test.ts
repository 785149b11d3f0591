import { formatMoney } from './money'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [99_000, 'IDR', 'id', 'Rp 99.000'],
  [99_000, 'IDR', 'en', 'Rp 99,000'],
  [0, 'IDR', 'id', 'Rp 0'],
  [450, 'USD', 'en', '$4.50'],
  [450, 'JPY', 'en', '¥450'],
])('%d of %s is written in “%s” as %s', (amount, currency, language, written) => {
  expect(plain(formatMoney(amount, currency, language))).toBe(written)
})
