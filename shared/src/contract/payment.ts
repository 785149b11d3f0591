import * as z from 'zod/mini'
import { defineContract } from './endpoint'
import { InvoiceLine, invoiceStates, paymentStates } from './invoice'

/** Ways to pay at the sandbox. */
export const sandboxWays = ['card', 'bank', 'wallet'] as const

/** How the sandbox behaves on demand, where it is not a real shop: what providers do on bad days. */
export const sandboxMoods = ['late', 'double', 'disordered', 'forged', 'amount', 'currency', 'silent'] as const

/** A try to pay, for whoever holds its address: nothing of it says who pays. */
export const Payment = z.object({
  /** As it stands in the address; cannot be guessed. */
  id: z.string(),
  status: z.enum(paymentStates),
  provider: z.enum(['sandbox', 'midtrans', 'transfer']),
  currency: z.string(),
  amount: z.number(),
  /** Where to pay, if that is not here. */
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
      way: z._default(z.enum(sandboxWays), 'bank'),
      outcome: z._default(z.enum(['paid', 'failed']), 'paid'),
      mood: z.optional(z.enum(sandboxMoods)),
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
})
