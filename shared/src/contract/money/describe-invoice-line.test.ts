import { words } from '../words.id'
import { describeInvoiceLine, type InvoiceSentence } from './describe-invoice-line'
import { invoiceLineTexts } from './invoice'

const fill = ({ english, values }: InvoiceSentence, language: 'en' | 'id'): string =>
  (language === 'en' ? english : words[english]).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'object' ? fill(value, language) : String(value)
  })

const plan = 'School year'
const until = '2027-05-31T05:00:00Z'

test.each([
  [
    invoiceLineTexts.buy,
    { plan, tests: 1, months: 1 },
    'School year: 1 test per seat, 1 month',
    'School year: 1 tes per kursi, 1 bulan',
  ],
  [
    invoiceLineTexts.buy,
    { plan, tests: 3, months: 6 },
    'School year: 3 tests per seat, 6 months',
    'School year: 3 tes per kursi, 6 bulan',
  ],
  [
    invoiceLineTexts.add,
    { plan, tests: 1, until },
    'School year, extra seat: 1 test per seat, until 2027-05-31',
    'School year, kursi tambahan: 1 tes per kursi, sampai 2027-05-31',
  ],
  [
    invoiceLineTexts.add,
    { plan, tests: 4, until },
    'School year, extra seat: 4 tests per seat, until 2027-05-31',
    'School year, kursi tambahan: 4 tes per kursi, sampai 2027-05-31',
  ],
  [
    invoiceLineTexts.renew,
    { plan, tests: 1, months: 12 },
    'School year, renewal: 1 test per seat, 12 months',
    'School year, perpanjangan: 1 tes per kursi, 12 bulan',
  ],
  [
    '{{plan}}: {{tests}} tests for one child within {{months}} months',
    { plan, tests: 4, months: 1 },
    'School year: 4 tests per seat, 1 month',
    'School year: 4 tes per kursi, 1 bulan',
  ],
  [
    '{{plan}}: {{tests}} tests for one more child until {{until}}',
    { plan, tests: 4, until },
    'School year, extra seat: 4 tests per seat, until 2027-05-31',
    'School year, kursi tambahan: 4 tes per kursi, sampai 2027-05-31',
  ],
  [
    '{{plan}}, renewed: {{tests}} tests for one child within {{months}} months',
    { plan, tests: 4, months: 12 },
    'School year, renewal: 4 tests per seat, 12 months',
    'School year, perpanjangan: 4 tes per kursi, 12 bulan',
  ],
])('the line “%s” with %j is described in both languages', (text, values, english, indonesian) => {
  const described = describeInvoiceLine({ text, values }, { plan: (name) => name, day: (date) => date.slice(0, 10) })
  expect([fill(described, 'en'), fill(described, 'id')]).toEqual([english, indonesian])
})
