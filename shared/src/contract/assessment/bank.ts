import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Flag, ListQuery } from '../list'
import { genres, questionKinds } from '../measure'

/** Findings about an item that a person should review. */
export const itemWarnings = ['harder', 'easier', 'flat', 'rival', 'idle', 'hasty', 'unequal'] as const
export type ItemWarning = (typeof itemWarnings)[number]

/** A question about a passage: what it asks for, and the passage. */
export const BankQuestion = z.object({
  passage_id: z.string(),
  number: z.number(),
  kind: z.enum(questionKinds),
  form: z.string(),
  motifs: z.array(z.string()),
})
export type BankQuestion = z.infer<typeof BankQuestion>

/** One item of the bank with its statistics. Shares are 0…1; measures are in L, rounded to 10. */
export const BankItem = z.object({
  /** The item's position in the bank, starting at 1. */
  place: z.number(),
  id: z.string(),
  genre: z.enum(genres),
  statement: z.string(),
  /** The passage of which this is a question, and what it asks for; null if the item has a passage of its own. */
  question: z.optional(z.nullable(BankQuestion)),
  /** Whether the item or its passage is missing from all bank files and therefore not used for new attempts. */
  retired: z.boolean(),
  /**
   * `text` is the measure calculated from the passage alone; `measure` is the current one, which answers may have
   * changed.
   */
  text: z.number(),
  measure: z.number(),
  /** Starts at 1; each recalibration adds 1. */
  version: z.number(),
  /** The share of all attempts that contain the item or its passage. */
  exposure: z.number(),
  /** The number of answers on which the following figures are based. Without answers, the figures are null. */
  answers: z.number(),
  right: z.nullable(z.number()),
  expected: z.nullable(z.number()),
  point_biserial: z.nullable(z.number()),
  median_seconds: z.nullable(z.number()),
  doubts: z.array(z.enum(itemWarnings)),
})
export type BankItem = z.infer<typeof BankItem>

/**
 * How much an item differs between groups of students of the same ability, as the Educational Testing Service classes
 * it: A is negligible, B slight and C large.
 */
export const differenceClasses = ['A', 'B', 'C'] as const
export type DifferenceClass = (typeof differenceClasses)[number]

/** How an item works for one group, compared with all other students of the same ability. */
export const GroupComparison = z.object({
  /** By what students are grouped: the language of their account, or the city of their school. */
  grouping: z.enum(['language', 'city']),
  /** A language code, or a city in lower case. */
  group: z.string(),
  answers: z.number(),
  /** The answers of all other students. */
  other_answers: z.number(),
  /** MH D-DIF. Above 0, the item is easier for the group. */
  difference: z.number(),
  class: z.enum(differenceClasses),
})
export type GroupComparison = z.infer<typeof GroupComparison>

/** How many answers each of two groups needs before they are compared. */
export const minGroupAnswers = 200

/** An item with its passage and right answer, for the platform's admins. */
export const BankDetail = z.extend(BankItem, {
  passage: z.string(),
  skipped: z.number(),
  rapid: z.number(),
  /** The options in the item's order. `measure` is the mean measure of the students who chose the option. */
  options: z.array(
    z.object({ text: z.string(), right: z.boolean(), share: z.number(), measure: z.nullable(z.number()) }),
  ),
  /** The other question about the same passage; null without one. */
  other_question: z.optional(
    z.nullable(
      z.object({
        id: z.string(),
        number: z.number(),
        kind: z.enum(questionKinds),
        statement: z.string(),
        options: z.array(z.object({ text: z.string(), right: z.boolean() })),
      }),
    ),
  ),
  /** The groups with enough answers, the largest differences first; absent from servers that compare none. */
  comparisons: z.optional(z.array(GroupComparison)),
  /** The measures after each recalibration, newest first. The standard error is in L. */
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

/** What questions about passages ask for, and how far comparing words leads. Shares are 0…1. */
export const BankFigures = z.object({
  questions: z.number(),
  /** The share of each kind of question. */
  kinds: z.object({
    verbatim: z.number(),
    paraphrase: z.number(),
    inference: z.number(),
    interpretation: z.number(),
    evaluation: z.number(),
    vocabulary: z.number(),
  }),
  /** The share that readers get right who only compare words, by the way of comparing that gets most right. */
  matched: z.number(),
  /** The share of questions whose right option is the longest. */
  longest_key: z.number(),
})
export type BankFigures = z.infer<typeof BankFigures>

/** The limits of figures about questions. Shares are 0…1. */
export const BankLimits = z.object({
  /** The least and the highest share of some kinds together. */
  kinds: z.array(z.object({ kinds: z.array(z.enum(questionKinds)), least: z.number(), most: z.number() })),
  /** The most that readers may get right who only compare words: overall, and in a band. */
  matched: z.number(),
  matched_in_band: z.number(),
  longest_key: z.number(),
})
export type BankLimits = z.infer<typeof BankLimits>

/** The number of passages or single items that tests give, in total and in each band of 100L. */
export const BankCoverage = z.object({
  items: z.number(),
  /** What is counted: passages with two questions, or single items; absent from servers that give only single items. */
  form: z.optional(z.enum(['passages', 'items'])),
  /** What the questions of all passages ask for; null without passages. */
  figures: z.optional(z.nullable(BankFigures)),
  limits: z.optional(BankLimits),
  /** How many items, which may be questions of passages, have been recalibrated from answers. */
  moved: z.number(),
  attempts: z.number(),
  /** When the answers were last counted; null before the first count. */
  counted_at: z.nullable(z.string()),
  /** The maximum share of attempts in which an item may be used, and the highest share at present. */
  exposure_limit: z.number(),
  highest_exposure: z.number(),
  bands: z.array(
    z.object({
      /** The lowest measure of the band, in L. */
      low: z.number(),
      literary: z.number(),
      informational: z.number(),
      highest_exposure: z.number(),
      /** The number of passages or single items with at least one question that needs a review. */
      doubtful: z.number(),
      figures: z.optional(z.nullable(BankFigures)),
    }),
  ),
})
export type BankCoverage = z.infer<typeof BankCoverage>

export const bankContract = defineContract({
  bankItems: {
    method: 'GET',
    path: '/v2/bank/item',
    summary: 'The items of the bank with their statistics',
    access: ['admin'],
    query: z.extend(ListQuery, { doubtful: z.optional(Flag), kind: z.optional(z.enum(questionKinds)) }),
    data: BankItem,
    paged: true,
    tags: ['Bank'],
  },
  bankItem: {
    method: 'GET',
    path: '/v2/bank/item/:id',
    summary: 'One item with its text, its options and its measures so far',
    access: ['admin'],
    params: z.object({ id: z.string().check(z.maxLength(20)) }),
    data: BankDetail,
    tags: ['Bank'],
  },
  bankCoverage: {
    method: 'GET',
    path: '/v2/bank/coverage',
    summary: 'How the bank covers the scale, and how often its items are used',
    access: ['admin'],
    data: BankCoverage,
    tags: ['Bank'],
  },
})
