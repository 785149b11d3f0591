import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id, ListQuery } from '../list'
import { Language } from '../session'
import { purposes } from './subscription'

/** `unpaid` until it is paid, expires or is withdrawn; `void` after it is withdrawn or refunded. */
export const invoiceStates = ['unpaid', 'paid', 'expired', 'void'] as const

/** The texts stored with the lines of invoices. Users see the result of `describeInvoiceLine` instead. */
export const invoiceLineTexts = {
  buy: '{{plan}} for one child (tests: {{tests}}, months: {{months}})',
  add: '{{plan}} for one more child (tests: {{tests}}, until {{until}})',
  renew: '{{plan}}, renewed, for one child (tests: {{tests}}, months: {{months}})',
} as const

export const InvoiceLine = z.object({
  /** One of `invoiceLineTexts`, or an older text. The value `plan` is also a translation key; `until` is a date. */
  text: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  quantity: z.number(),
  /** `unit_price` and `amount` include tax. */
  unit_price: z.number(),
  amount: z.number(),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

export const Invoice = z.object({
  id: z.number(),
  /** The year and a consecutive number without gaps, such as 2026/000123. */
  number: z.string(),
  status: z.enum(invoiceStates),
  purpose: z.enum(purposes),
  subscription_id: z.number(),
  plan_name: z.string(),
  seats: z.number(),
  currency: z.string(),
  /** With tax, in the currency's smallest unit (see `formatMoney`). */
  total: z.number(),
  issued_at: z.string(),
  due_at: z.string(),
  paid_at: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof Invoice>

export const paymentStates = ['started', 'pending', 'paid', 'failed', 'refunded', 'surplus'] as const

/** A name and the lines of an address. */
const Party = z.object({ name: z.string(), lines: z.array(z.string()), email: z.nullable(z.string()) })

export const InvoiceRecord = z.extend(Invoice, {
  seller: Party,
  bill_to: Party,
  lines: z.array(InvoiceLine),
  net: z.number(),
  /** The tax rate in hundredths of a percent: 1100 is 11 %. */
  tax_rate: z.number(),
  tax: z.number(),
  in_words: z.object({ en: z.string(), id: z.string() }),
  /** Whether the invoice can be paid online, and the bank account for transfers; null if there is none. */
  pay_online: z.boolean(),
  pay_to: z.nullable(z.string()),
  payments: z.array(
    z.object({
      id: z.number(),
      provider: z.string(),
      status: z.enum(paymentStates),
      amount: z.number(),
      created_at: z.string(),
      settled_at: z.nullable(z.string()),
      /** Whether a proof of payment can be downloaded. */
      proof: z.boolean(),
    }),
  ),
})
export type InvoiceRecord = z.infer<typeof InvoiceRecord>

/** An invoice that awaits a bank transfer, as the people who run the platform see it. */
export const AwaitedInvoice = z.extend(Invoice, { bill_to: z.string() })
export type AwaitedInvoice = z.infer<typeof AwaitedInvoice>

/** An invoice of any buyer, as the people who run the platform see it. */
export const PlatformInvoice = z.extend(AwaitedInvoice, {
  /** The buyer's school; null for a family. */
  school_id: z.nullable(z.number()),
})
export type PlatformInvoice = z.infer<typeof PlatformInvoice>

/** One try to pay an invoice, with what its provider reported. */
export const PlatformPayment = z.object({
  id: z.number(),
  provider: z.string(),
  status: z.enum(paymentStates),
  currency: z.string(),
  amount: z.number(),
  /** The provider's id of the transaction, or the bank's reference of the transfer. */
  reference: z.nullable(z.string()),
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
  /** The callbacks of the provider, oldest first, each with what the server did in response. */
  events: z.array(z.object({ id: z.number(), at: z.string(), outcome: z.string() })),
})
export type PlatformPayment = z.infer<typeof PlatformPayment>

/** A day as year-month-day. */
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** The largest proof of a transfer that can be uploaded: 5 MB. */
export const proofLimit = 5 * 1024 * 1024

/** The bank's reference for a transfer. */
export const Reference = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

const Params = z.object({ id: Id })
const owners = ['school', 'parent'] as const

export const invoiceContract = defineContract({
  invoices: {
    method: 'GET',
    path: '/v2/invoice',
    summary: 'The invoices of the school, or of a parent',
    access: owners,
    query: z.extend(ListQuery, { status: z.optional(z.enum(invoiceStates)) }),
    data: Invoice,
    paged: true,
    tags: ['Invoice'],
  },
  awaitedInvoices: {
    method: 'GET',
    path: '/v2/invoice/awaited',
    summary: 'All unpaid invoices, for the operators of the platform who receive the transfers',
    access: ['admin'],
    query: ListQuery,
    data: AwaitedInvoice,
    paged: true,
    tags: ['Invoice'],
  },
  allInvoices: {
    method: 'GET',
    path: '/v2/invoice/all',
    summary: 'The invoices of all buyers, by status, kind of buyer and the days on which they were issued',
    access: ['admin'],
    query: z.extend(ListQuery, {
      status: z.optional(z.enum(invoiceStates)),
      buyer: z.optional(z.enum(['school', 'family'])),
      /** The first and the last day of issue, in the time zone of Jakarta. */
      from: z.optional(Day),
      until: z.optional(Day),
    }),
    data: PlatformInvoice,
    paged: true,
    tags: ['Invoice'],
  },
  invoicePayments: {
    method: 'GET',
    path: '/v2/invoice/payments/:id',
    summary: 'The payments of any invoice with what their providers reported, newest first',
    access: ['admin'],
    params: Params,
    data: z.array(PlatformPayment),
    tags: ['Invoice', 'Payment'],
  },
  invoice: {
    method: 'GET',
    path: '/v2/invoice/:id',
    summary: 'One invoice with its lines, tax and payments',
    access: owners,
    params: Params,
    data: InvoiceRecord,
    tags: ['Invoice'],
  },
  invoiceFile: {
    method: 'GET',
    path: '/v2/invoice/pdf/:id',
    summary: 'An invoice as a PDF of one page in both languages, starting with the requested one',
    access: owners,
    params: Params,
    query: z.object({ language: z._default(Language, 'en') }),
    data: z.file(),
    file: true,
  },
  payInvoice: {
    method: 'POST',
    path: '/v2/invoice/pay/:id',
    summary: 'Start paying an invoice online, or continue a started payment; returns the address for the payer',
    access: owners,
    params: Params,
    data: z.object({ id: z.string(), redirect_url: z.string() }),
    tags: ['Invoice'],
  },
  withdrawInvoice: {
    method: 'POST',
    path: '/v2/invoice/withdraw/:id',
    summary: 'Cancel an unpaid order; its invoice becomes void',
    access: owners,
    params: Params,
    data: z.null(),
    tags: ['Invoice', 'Subscription'],
  },
  settleTransfer: {
    method: 'POST',
    path: '/v2/invoice/transfer/:id',
    summary: 'Mark an invoice as paid by a transfer of the full amount, with a PDF, PNG or JPEG as proof',
    access: ['admin'],
    params: Params,
    body: z.object({ reference: Reference }),
    upload: { maxBytes: proofLimit },
    data: z.null(),
    tags: ['Invoice', 'Subscription', 'Seat'],
  },
  transferProof: {
    method: 'GET',
    path: '/v2/invoice/proof/:id',
    summary: 'The proof of transfer of a payment or refund, by the id of the payment',
    access: owners,
    params: Params,
    data: z.file(),
    file: true,
  },
})
