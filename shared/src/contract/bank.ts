import * as z from 'zod/mini'
import { defineContract } from './endpoint'
import { Flag, ListQuery } from './list'
import { genres } from './measure'

/** Findings about an item that a person should review. */
export const itemWarnings = ['harder', 'easier', 'flat', 'rival', 'idle', 'hasty'] as const
export type ItemWarning = (typeof itemWarnings)[number]

/** One item of the bank and how it has behaved. Shares are 0…1, measures in L and rounded to 10. */
export const BankItem = z.object({
  /** Its position in the bank, from 1. */
  place: z.number(),
  id: z.string(),
  genre: z.enum(genres),
  statement: z.string(),
  /** Not in any file any more, and not used for new attempts. */
  retired: z.boolean(),
  /** What theory says of its text, and what it is held to be now. */
  text: z.number(),
  measure: z.number(),
  /** Counts the measures that it has had. */
  version: z.number(),
  /** Of all attempts, those in which it was given. */
  exposure: z.number(),
  /** Answers that its figures rest on; the figures are null without one. */
  answers: z.number(),
  right: z.nullable(z.number()),
  expected: z.nullable(z.number()),
  point_biserial: z.nullable(z.number()),
  median_seconds: z.nullable(z.number()),
  doubts: z.array(z.enum(itemWarnings)),
})
export type BankItem = z.infer<typeof BankItem>

/** An item with its text and its key: for the people who keep the bank. */
export const BankDetail = z.extend(BankItem, {
  passage: z.string(),
  skipped: z.number(),
  rapid: z.number(),
  /** In their order, with the mean measure of who chose each. */
  options: z.array(
    z.object({ text: z.string(), right: z.boolean(), share: z.number(), measure: z.nullable(z.number()) }),
  ),
  /** The measures that answers have given it, the newest first; the standard error in L. */
  history: z.array(
    z.object({
      version: z.number(),
      measure: z.number(),
      standard_error: z.number(),
      answers: z.number(),
      at: z.string(),
    }),
  ),
})
export type BankDetail = z.infer<typeof BankDetail>

/** What the bank holds, 100L by 100L, of the items that may be given. */
export const BankCoverage = z.object({
  items: z.number(),
  /** How many items have a measure that answers have moved. */
  moved: z.number(),
  attempts: z.number(),
  /** When the answers were last counted; null before the first time. */
  counted_at: z.nullable(z.string()),
  /** The largest share of attempts that an item may be given in, and the largest there is. */
  exposure_limit: z.number(),
  highest_exposure: z.number(),
  bands: z.array(
    z.object({
      /** The lowest measure of the band, in L. */
      low: z.number(),
      literary: z.number(),
      informational: z.number(),
      highest_exposure: z.number(),
      doubtful: z.number(),
    }),
  ),
})
export type BankCoverage = z.infer<typeof BankCoverage>

export const bankContract = defineContract({
  bankItems: {
    method: 'GET',
    path: '/v2/bank/item',
    summary: 'The items of the bank and how they have behaved',
    access: ['admin'],
    query: z.extend(ListQuery, { doubtful: z.optional(Flag) }),
    data: BankItem,
    paged: true,
    tags: ['Bank'],
  },
  bankItem: {
    method: 'GET',
    path: '/v2/bank/item/:id',
    summary: 'One item with its text, its options and the measures it has had',
    access: ['admin'],
    params: z.object({ id: z.string().check(z.maxLength(20)) }),
    data: BankDetail,
    tags: ['Bank'],
  },
  bankCoverage: {
    method: 'GET',
    path: '/v2/bank/coverage',
    summary: 'How the bank covers the scale, and how often its items are given',
    access: ['admin'],
    data: BankCoverage,
    tags: ['Bank'],
  },
})
