import { screen, waitFor, within } from '@testing-library/react'
import { type InvoiceRecord, invoiceContract, invoiceLineTexts } from '../contract/invoice'
import { answers, refusal } from '../testing/fake-api'
import { renderScreen } from '../testing/render-screen'
import { InvoiceList } from './invoice-list'
import InvoicePage from './invoice-page'

const record: InvoiceRecord = {
  ...{ id: 12, number: '2026/000012', status: 'unpaid', purpose: 'buy', subscription_id: 31 },
  ...{ plan_name: 'A whole year', seats: 2, currency: 'IDR', total: 298_000 },
  ...{ issued_at: '2026-11-20T05:00:00Z', due_at: '2026-11-23T05:00:00Z', paid_at: null },
  seller: { name: 'Lekta', lines: ['Jl. Cik Di Tiro 12'], email: 'hello@lekta.example' },
  bill_to: { name: 'Dewi Prasetya', lines: [], email: 'dewi@example.org' },
  lines: [
    {
      text: invoiceLineTexts.buy,
      values: { plan: 'A whole year', tests: 6, months: 12 },
      ...{ quantity: 2, unit_price: 149_000, amount: 298_000 },
    },
  ],
  ...{ net: 268_468, tax_rate: 1100, tax: 29_532 },
  in_words: { en: 'two hundred ninety-eight thousand rupiah', id: 'dua ratus sembilan puluh delapan ribu rupiah' },
  ...{ pay_online: true, pay_to: 'Bank Jago 1234567890, PT Lekta', payments: [] },
}

function server(first: InvoiceRecord = record) {
  let invoice = first
  return answers(invoiceContract, {
    invoice: async () => invoice,
    invoices: async ({ query: { status } }) => {
      const data = status === undefined || status === invoice.status ? [invoice] : []
      return { data, last_page: 1, total: data.length, page: 1 }
    },
    payInvoice: async () => ({ id: 'secret', redirect_url: '/payment/secret' }),
    withdrawInvoice: async () => {
      invoice = { ...invoice, status: 'void' }
      return null
    },
  })
}

const openPage = (language: 'en' | 'id' = 'en', first?: InvoiceRecord) =>
  renderScreen(InvoicePage, {
    path: '/parent/invoice-detail/:id',
    at: '/parent/invoice-detail/12',
    role: 'parent',
    answers: server(first),
    language,
  })

describe('an invoice', () => {
  test('shows buyer, seller and amount, with the tax and in words, and is paid online', async () => {
    const { user, address } = openPage()
    const paper = within(await screen.findByRole('article', { name: 'Invoice 2026/000012' }))
    expect(paper.getByText('Dewi Prasetya')).toBeVisible()
    expect(paper.getByText('A whole year: 6 tests per seat, 12 months')).toBeVisible()
    expect(paper.getByText('VAT 11%')).toBeVisible()
    expect(paper.getByText('two hundred ninety-eight thousand rupiah')).toBeVisible()
    expect(screen.getByText('Bank Jago 1234567890, PT Lekta')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
    await waitFor(() => expect(address()).toBe('/payment/secret'))
  })

  const openRefused = (status: number, sentence: string) =>
    renderScreen(InvoicePage, {
      path: '/parent/invoice-detail/:id',
      at: '/parent/invoice-detail/12',
      role: 'parent',
      answers: answers(invoiceContract, {
        invoice: async () => {
          throw refusal(status, sentence)
        },
      }),
    })

  test('that could not be loaded can be tried again, and until then there is nothing to save', async () => {
    openRefused(503, 'The database is not responding. Please try again in a moment.')
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
  })

  test('that is not there is nothing to save or to try again', async () => {
    openRefused(404, 'Invoice not found')
    expect(await screen.findByRole('heading', { name: 'Invoice not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible()
    for (const name of ['Download PDF', 'Try again']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('is cancelled after a confirmation, and cannot be paid then', async () => {
    const { user } = openPage()
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('Void')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  })

  test.each([
    ['en', 'One test: 1 test per seat, 1 month'],
    ['id', 'Satu tes: 1 tes per kursi, 1 bulan'],
  ] as const)('over one test says so (%s)', async (language, text) => {
    const line = { text: invoiceLineTexts.buy, values: { plan: 'One test', tests: 1, months: 1 } }
    const amounts = { quantity: 1, unit_price: 45_000, amount: 45_000 }
    openPage(language, { ...record, lines: [{ ...line, ...amounts }] })
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('speaks Indonesian', async () => {
    openPage('id')
    expect(await screen.findByText('Setahun penuh: 6 tes per kursi, 12 bulan')).toBeVisible()
    expect(screen.getByText('dua ratus sembilan puluh delapan ribu rupiah')).toBeVisible()
  })
})

test('the list of invoices is narrowed to a state in the address', async () => {
  const { user, address } = renderScreen(() => <InvoiceList area="school" />, {
    path: '/school/invoice',
    role: 'school',
    answers: server(),
  })
  expect(await screen.findByRole('link', { name: '2026/000012' })).toHaveAttribute('href', '/school/invoice-detail/12')
  await user.selectOptions(screen.getByLabelText('Status'), 'Paid')
  expect(address()).toBe('/school/invoice?status=paid')
  expect(await screen.findByText('Nothing matches this filter')).toBeVisible()
})
