import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id, ListQuery } from '../list'
import { InvoiceLine, invoiceStates, paymentStates, proofLimit, Reference } from './invoice'

/** Payment methods of the sandbox. */
export const sandboxMethods = ['card', 'bank', 'wallet'] as const

/** Faults of real providers that the sandbox imitates on request. They are not available in production. */
export const sandboxScenarios = ['late', 'double', 'disordered', 'forged', 'amount', 'currency', 'silent'] as const

/** A payment as seen by anyone who has its address. It does not reveal the payer. */
export const Payment = z.object({
  /** The id used in the address. It cannot be guessed. */
  id: z.string(),
  status: z.enum(paymentStates),
  provider: z.enum(['sandbox', 'midtrans', 'transfer']),
  currency: z.string(),
  amount: z.number(),
  /** The address of the page to pay on, unless it is our own page. */
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
  /** The invoice for which the money was paid. Its status shows why the invoice could not take the money. */
  invoice: z.object({ number: z.string(), status: z.enum(invoiceStates) }),
  bill_to: z.string(),
  /** The same buyer's unpaid invoices for the same amount, earliest due date first. */
  fitting: z.array(z.object({ id: z.number(), number: z.string() })),
})
export type Overpayment = z.infer<typeof Overpayment>

const SurplusParams = z.object({ id: Id })

const Params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(60)) })

export const paymentContract = defineContract({
  payment: {
    method: 'GET',
    path: '/v2/payment/:id',
    summary: 'One payment, by the id in its address',
    access: 'public',
    params: Params,
    data: Payment,
    tags: ['Payment'],
  },
  confirmPayment: {
    method: 'POST',
    path: '/v2/payment/:id/confirm',
    summary: 'Complete or fail a payment in the sandbox; only its callback to the server marks the invoice as paid',
    access: 'public',
    duringMaintenance: true,
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
    summary: 'Ask the provider for a payment’s status, for payers who return before its callback arrives',
    access: 'public',
    duringMaintenance: true,
    params: Params,
    data: Payment,
    tags: ['Payment', 'Invoice', 'Subscription'],
  },
  surplusPayments: {
    method: 'GET',
    path: '/v2/surplus',
    summary: 'The overpayments of all buyers that are not settled',
    access: ['admin'],
    query: ListQuery,
    data: Overpayment,
    paged: true,
    tags: ['Payment'],
  },
  refundSurplus: {
    method: 'POST',
    path: '/v2/surplus/refund/:id',
    summary: 'Record that an overpayment was refunded, with a PDF, PNG or JPEG as proof',
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
    summary: 'Pay another invoice of the same buyer and amount with an overpayment',
    access: ['admin'],
    params: SurplusParams,
    body: z.object({ invoice_id: Id }),
    data: z.null(),
    tags: ['Payment', 'Invoice', 'Subscription', 'Seat'],
  },
})
