import { type InvoiceRecord, invoiceContract, invoiceLineTexts } from '../contract/money/invoice'
import { amountInWords } from '../lib/text/amount-in-words'
import { type Answer, answers, refusal } from './fake-api'
import { listOf } from './fake-list'

const day = 24 * 60 * 60_000
const at = (now: Date, days: number) => new Date(now.getTime() + days * day).toISOString()

interface Order {
  subscription_id: number
  plan_name: string
  months: number
  tests_per_child: number
  seats: number
  unit_price: number
  buyer: string
}

/** Returns an unpaid invoice for an order, issued today. */
export function invoiceOf(id: number, order: Order, now: Date): InvoiceRecord {
  const total = order.seats * order.unit_price
  const net = Math.round((total * 100) / 111)
  return {
    ...{ id, number: `${now.getFullYear()}/${String(id).padStart(6, '0')}`, status: 'unpaid', purpose: 'buy' },
    ...{ subscription_id: order.subscription_id, plan_name: order.plan_name, seats: order.seats },
    ...{ currency: 'IDR', total, net, tax_rate: 1100, tax: total - net },
    ...{ issued_at: at(now, 0), due_at: at(now, 3), paid_at: null },
    seller: { name: 'Lekta', lines: ['Jl. Cik Di Tiro 12, Yogyakarta'], email: 'hello@lekta.example' },
    bill_to: { name: order.buyer, lines: [], email: 'buyer@lekta.example' },
    lines: [
      {
        text: invoiceLineTexts.buy,
        values: { plan: order.plan_name, tests: order.tests_per_child, months: order.months },
        ...{ quantity: order.seats, unit_price: order.unit_price, amount: total },
      },
    ],
    in_words: { en: amountInWords(total, 'IDR', 'en'), id: amountInWords(total, 'IDR', 'id') },
    ...{ pay_online: true, pay_to: 'Bank Jago 1234567890, PT Lekta', payments: [] },
  }
}

/** Returns the same invoice, paid online the day after it was issued. */
export function paidInvoiceOf(id: number, order: Order, now: Date): InvoiceRecord {
  const paid_at = at(now, 1)
  const payment = { id: 1, provider: 'sandbox', status: 'paid' as const, amount: order.seats * order.unit_price }
  return {
    ...invoiceOf(id, order, now),
    ...{ status: 'paid', paid_at, pay_online: false, pay_to: null },
    payments: [{ ...payment, created_at: paid_at, settled_at: paid_at, proof: false }],
  }
}

/** A fake server for the invoices of a school or a parent. */
export function invoiceAnswers(first: readonly InvoiceRecord[]): Answer[] {
  const invoices = first.map((invoice) => ({ ...invoice }))
  const find = (id: unknown) => {
    const found = invoices.find((invoice) => invoice.id === Number(id))
    if (!found) throw refusal(404, 'There is no such invoice.')
    return found
  }
  return answers(invoiceContract, {
    invoices: async ({ query: { status, ...query } }) =>
      listOf(
        invoices.filter((invoice) => invoice.status === (status ?? invoice.status)),
        query,
        { text: ({ number }) => number, sort: { number: ({ number }) => number, total: ({ total }) => total } },
      ),
    invoice: async ({ params }) => ({ ...find(params.id) }),
    payInvoice: async () => ({ id: 'secret', redirect_url: '/payment/secret' }),
    withdrawInvoice: async ({ params }) => {
      find(params.id).status = 'void'
      return null
    },
  })
}
