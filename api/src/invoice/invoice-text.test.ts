import { invoiceLineTexts } from '@lekta/shared/contract/money/invoice'
import { bothOfLine } from './invoice-text'

const money = { quantity: 2, unit_price: 45_000, amount: 90_000 }

test.each([
  [
    { text: invoiceLineTexts.buy, values: { plan: 'One test', tests: 1, months: 1 } },
    'One test: 1 test per seat, 1 month',
    'Satu tes: 1 tes per kursi, 1 bulan',
  ],
  [
    { text: invoiceLineTexts.renew, values: { plan: 'A plan of our own', tests: 3, months: 6 } },
    'A plan of our own, renewal: 3 tests per seat, 6 months',
    'A plan of our own, perpanjangan: 3 tes per kursi, 6 bulan',
  ],
  [
    { text: invoiceLineTexts.add, values: { plan: 'School year', tests: 4, until: '2026-12-02T09:00:00Z' } },
    'School year, extra seat: 4 tests per seat, until 2 December 2026',
    'Satu tahun ajaran, kursi tambahan: 4 tes per kursi, sampai 2 Desember 2026',
  ],
])('an invoice PDF shows the line %j in both languages, its own language first', (line, english, indonesian) => {
  expect(bothOfLine({ ...line, ...money }, 'en')).toEqual({ first: english, second: indonesian })
  expect(bothOfLine({ ...line, ...money }, 'id')).toEqual({ first: indonesian, second: english })
})
