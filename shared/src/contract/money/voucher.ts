import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id, ListQuery } from '../list'

/** `open` until the voucher is redeemed, made void by hand, or its subscription ends. */
export const voucherStates = ['open', 'redeemed', 'void', 'ended'] as const

/** A code that is worth one seat and can be redeemed once. */
export const Voucher = z.object({
  /** The code, divided into groups as printed. */
  code: z.string(),
  /** The same for all vouchers that were created together. */
  batch: z.string(),
  status: z.enum(voucherStates),
  subscription_id: z.number(),
  plan_name: z.string(),
  created_at: z.string(),
  /** The time until which the voucher can be redeemed. */
  ends_at: z.string(),
  redeemed_at: z.nullable(z.string()),
  /** The student who got the seat. Only the school that bought the voucher sees the name. */
  student: z.nullable(z.object({ id: z.number(), name: z.string() })),
})
export type Voucher = z.infer<typeof Voucher>

/** A code as the user typed it. Only the server can tell whether it is valid. */
const Code = z.string().check(z.minLength(1, 'Please enter the code.'), z.maxLength(60))

const tags = ['Voucher', 'Subscription', 'Seat'] as const

export const voucherContract = defineContract({
  vouchers: {
    method: 'GET',
    path: '/v2/voucher',
    summary: 'The vouchers of the school, newest first; can be filtered by batch, subscription or state',
    access: ['school'],
    query: z.extend(ListQuery, {
      batch: z.optional(z.string().check(z.maxLength(40))),
      subscription_id: z.optional(Id),
      status: z.optional(z.enum(voucherStates)),
    }),
    data: Voucher,
    paged: true,
    tags: ['Voucher'],
  },
  makeVouchers: {
    method: 'POST',
    path: '/v2/voucher/make',
    summary: 'Create codes for free seats of a subscription; each reserves its seat until it is redeemed or voided',
    access: ['school'],
    body: z.object({
      subscription_id: Id,
      count: z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(1000)),
    }),
    data: z.object({ batch: z.string(), codes: z.array(z.string()) }),
    tags,
  },
  redeemVoucher: {
    method: 'POST',
    path: '/v2/voucher/redeem',
    summary: 'Redeem a code for the parent’s child, a student of the school or teacher, or the caller',
    access: ['school', 'teacher', 'parent', 'child'],
    body: z.object({ code: Code, student_id: Id }),
    data: z.object({ plan_name: z.string(), tests_per_child: z.number(), ends_at: z.string() }),
    tags,
  },
  voidVouchers: {
    method: 'POST',
    path: '/v2/voucher/void',
    summary: 'Void unredeemed codes, one by one or a whole batch; their seats become free',
    access: ['school'],
    body: z.object({
      codes: z.optional(z.array(Code).check(z.minLength(1), z.maxLength(1000))),
      batch: z.optional(z.string().check(z.maxLength(40))),
    }),
    data: z.object({ voided: z.number() }),
    tags,
  },
})
