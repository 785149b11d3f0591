import { type InvoiceRecord, invoiceContract, invoiceLineTexts } from '@lekta/shared/contract/money/invoice'
import InvoicePage from '@lekta/shared/invoices/invoice-page'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import { words } from '../../words.id'

const record: InvoiceRecord = {
  ...{ id: 12, number: '2026/000012', status: 'paid', purpose: 'buy', subscription_id: 31 },
  ...{ plan_name: 'One test', seats: 1, currency: 'IDR', total: 45_000 },
  ...{ issued_at: '2026-11-20T05:00:00Z', due_at: '2026-11-23T05:00:00Z', paid_at: '2026-11-20T05:10:00Z' },
  seller: { name: 'Lekta', lines: [], email: 'hello@lekta.example' },
  bill_to: { name: 'Dewi Prasetya', lines: [], email: 'dewi@example.org' },
  lines: [
    {
      text: invoiceLineTexts.buy,
      values: { plan: 'One test', tests: 1, months: 1 },
      ...{ quantity: 1, unit_price: 45_000, amount: 45_000 },
    },
  ],
  ...{ net: 40_541, tax_rate: 1100, tax: 4_459 },
  in_words: { en: 'forty-five thousand rupiah', id: 'empat puluh lima ribu rupiah' },
  ...{ pay_online: true, pay_to: null, payments: [] },
}

const show = (status: InvoiceRecord['status']) =>
  renderScreen(InvoicePage, {
    path: '/parent/invoice-detail/:id',
    at: '/parent/invoice-detail/12',
    role: 'parent',
    answers: answers(invoiceContract, { invoice: async () => ({ ...record, status }) }),
    words,
  })

test.each([
  ['paid', 'See who has a seat', '/parent/subscription'],
  ['expired', 'See the plans', '/parent/subscribe'],
  ['void', 'See the plans', '/parent/subscribe'],
] as const)('an invoice that is %s links to the next step', async (status, name, address) => {
  show(status)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address)
})
