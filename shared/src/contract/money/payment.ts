import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id, ListQuery } from '../list'
import { InvoiceLine, invoiceStates, paymentStates, proofLimit, Reference } from './invoice'

/** Payment methods of the sandbox. */
export const sandboxMethods = ['card', 'bank', 'wallet'] as const

/** Faults of real providers that the sandbox imitates on request. Not available in production. */
export const sandboxScenarios = ['late', 'double', 'disordered', 'forged', 'amount', 'currency', 'silent'] as const

/** A payment as anyone with its address sees it; it does not reveal who pays. */
export const Payment = z.object({
  /** The id used in the address; cannot be guessed. */
  id: z.string(),
  status: z.enum(paymentStates),
  provider: z.enum(['sandbox', 'midtrans', 'transfer']),
  currency: z.string(),
  amount: z.number(),
  /** Where to pay, if not on our own page. */
  redirect_url: z.nullable(z.string()),
  invoice: z.object({
    id: z.number(),
    number: z.string(),
    status: z.enum(invoiceStates),
    due_at: z.string(),
    lines: z.array(InvoiceLine),
    net: z.number(),
    tax_rate: z.number(),
    tax: z.number(),
    total: z.number(),
  }),
})
export type Payment = z.infer<typeof Payment>

/** Money received for an invoice that cannot take it, as the platform's admins see it. */
export const Overpayment = z.object({
  id: z.number(),
  provider: z.enum(['sandbox', 'midtrans', 'transfer']),
  /** The provider's id of the payment. */
  reference: z.nullable(z.string()),
  currency: z.string(),
  amount: z.number(),
  came_at: z.string(),
  /** The invoice for which it was paid; its status says why it could not be taken. */
  invoice: z.object({ number: z.string(), status: z.enum(invoiceStates) }),
  bill_to: z.string(),
  /** Unpaid invoices of the same buyer over the same amount, the one due first at the beginning. */
  fitting: z.array(z.object({ id: z.number(), number: z.string() })),
})
export type Overpayment = z.infer<typeof Overpayment>

const SurplusParams = z.object({ id: Id })

const Params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(60)) })

export const paymentContract = defineContract({
  payment: {
    method: 'GET',
    path: '/v2/payment/:id',
    summary: 'A try to pay an invoice, by its address',
    access: 'public',
    params: Params,
    data: Payment,
    tags: ['Payment'],
  },
  confirmPayment: {
    method: 'POST',
    path: '/v2/payment/:id/confirm',
    summary:
      'Pay, or fail to pay, at the sandbox, which then calls the server back; its word alone marks an invoice paid',
    access: 'public',
    params: Params,
    body: z.object({
      way: z._default(z.enum(sandboxMethods), 'bank'),
      outcome: z._default(z.enum(['paid', 'failed']), 'paid'),
      mood: z.optional(z.enum(sandboxScenarios)),
    }),
    data: Payment,
    tags: ['Payment', 'Invoice', 'Subscription'],
  },
  checkPayment: {
    method: 'POST',
    path: '/v2/payment/:id/check',
    summary: 'Ask the provider how a payment stands, for who comes back from it before its word has come',
    access: 'public',
    params: Params,
    data: Payment,
    tags: ['Payment', 'Invoice', 'Subscription'],
  },
  surplusPayments: {
    method: 'GET',
    path: '/v2/surplus',
    summary: 'Money that came for invoices that could not take it and waits to be settled, from everybody',
    access: ['admin'],
    query: ListQuery,
    data: Overpayment,
    paged: true,
    tags: ['Payment'],
  },
  refundSurplus: {
    method: 'POST',
    path: '/v2/surplus/refund/:id',
    summary: 'Write down that surplus money was given back, with the proof of it: a PDF, PNG or JPEG',
    access: ['admin'],
    params: SurplusParams,
    body: z.object({ reference: Reference }),
    upload: { maxBytes: proofLimit },
    data: z.null(),
    tags: ['Payment', 'Invoice'],
  },
  spendSurplus: {
    method: 'POST',
    path: '/v2/surplus/spend/:id',
    summary: 'Pay another invoice of the same buyer, over the same amount, with surplus money',
    access: ['admin'],
    params: SurplusParams,
    body: z.object({ invoice_id: Id }),
    data: z.null(),
    tags: ['Payment', 'Invoice', 'Subscription', 'Seat'],
  },
})
