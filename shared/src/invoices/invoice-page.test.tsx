import { screen, waitFor, within } from '@testing-library/react'
import { type InvoiceRecord, invoiceContract, invoiceLineTexts } from '../contract/money/invoice'
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
  test('shows buyer, line, tax, amount in words and bank account, and can be paid online', async () => {
    const { user, address } = openPage()
    const article = within(await screen.findByRole('article', { name: 'Invoice 2026/000012' }))
    expect(article.getByText('Dewi Prasetya')).toBeVisible()
    expect(article.getByText('A whole year: 6 tests per seat, 12 months')).toBeVisible()
    expect(article.getByText('VAT 11%')).toBeVisible()
    expect(article.getByText('two hundred ninety-eight thousand rupiah')).toBeVisible()
    expect(screen.getByText('Bank Jago 1234567890, PT Lekta')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Pay now' }))
    await waitFor(() => expect(address()).toBe('/payment/secret'))
  })

  /** Opens an invoice that the server refuses until `isDown` is false. */
  const openRefused = (status: number, sentence: string) => {
    const server = { isDown: true }
    const invoice = async () => {
      if (server.isDown) throw refusal(status, sentence)
      return record
    }
    const page = renderScreen(InvoicePage, {
      path: '/parent/invoice-detail/:id',
      at: '/parent/invoice-detail/12',
      role: 'parent',
      answers: answers(invoiceContract, { invoice }),
    })
    return { ...page, server }
  }

  test('that could not be loaded has no download, and loads on retry', async () => {
    const { user, server } = openRefused(503, 'The database is not responding. Please try again in a moment.')
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is not responding.')
    expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
    server.isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('article', { name: 'Invoice 2026/000012' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  })

  test('that does not exist has neither a download nor a retry button', async () => {
    openRefused(404, 'Invoice not found')
    expect(await screen.findByRole('heading', { name: 'Invoice not found' })).toBeVisible()
    for (const name of ['Download PDF', 'Retry']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('is void after a confirmed cancellation, and can no longer be paid', async () => {
    const { user } = openPage()
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('Void')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  })

  test.each([
    ['en', 'One test: 1 test per seat, 1 month'],
    ['id', 'Satu tes: 1 tes per kursi, 1 bulan'],
  ] as const)('for a single test uses the singular (%s)', async (language, text) => {
    const line = { text: invoiceLineTexts.buy, values: { plan: 'One test', tests: 1, months: 1 } }
    const amounts = { quantity: 1, unit_price: 45_000, amount: 45_000 }
    openPage(language, { ...record, lines: [{ ...line, ...amounts }] })
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('renders in Indonesian', async () => {
    openPage('id')
    expect(await screen.findByText('Setahun penuh: 6 tes per kursi, 12 bulan')).toBeVisible()
    expect(screen.getByText('dua ratus sembilan puluh delapan ribu rupiah')).toBeVisible()
  })
})

test('the list of invoices can be filtered by status, which is kept in the address', async () => {
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
