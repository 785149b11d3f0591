import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id, ListQuery } from '../list'
import { genres, Measure, MiddleHalf, questionKinds } from '../measure'
import { Language } from '../session'
import { AttemptAddress } from './attempt'
import { readingAids } from './reading'

/** One line in a list of finished attempts. */
export const ListedReport = z.object({
  id: z.number(),
  code: z.string(),
  assignment_id: z.number(),
  tries: z.number(),
  title: z.string(),
  child: z.object({ id: z.number(), name: z.string(), avatar: z.nullable(z.string()), grade: z.nullable(z.number()) }),
  finished_at: z.string(),
  measure: Measure,
  trusted: z.boolean(),
  percentile: z.nullable(z.number()),
})
export type ListedReport = z.infer<typeof ListedReport>

/** One question of a test and its outcome; the right answer is not revealed. */
export const AnsweredItem = z.object({
  number: z.number(),
  /** The beginning of the question. Empty for parents, who do not see questions that other tests may ask. */
  asked: z.string(),
  genre: z.enum(genres),
  /** What the question asks for; absent if each text has one question. */
  kind: z.optional(z.enum(questionKinds)),
  /** The number of the text in the test; absent if each text has one question. */
  passage: z.optional(z.number()),
  /** How hard the text is with this question, in L. */
  text: z.number(),
  outcome: z.enum(['right', 'wrong', 'skipped']),
  /** Null if the time is not known. */
  seconds: z.nullable(z.number()),
  /** Whether the answer came faster than the text can be read. */
  rapid: z.boolean(),
})
export type AnsweredItem = z.infer<typeof AnsweredItem>

/** How hard a sample passage is compared with the child's measure: easy, right, or a climb. */
export const shelves = ['easy', 'right', 'climb'] as const

/** A passage that shows what texts of a level are like. It is written for this purpose and not used in any test. */
export const SamplePassage = z.object({
  shelf: z.enum(shelves),
  genre: z.enum(genres),
  title: z.string(),
  passage: z.string(),
  /** The passage's measure, in L. */
  text: z.number(),
})
export type SamplePassage = z.infer<typeof SamplePassage>

/** Why a test ended: enough texts, a precise enough measure, the end of its window, or no suitable text left. */
export const endings = ['length', 'precision', 'window', 'exhausted'] as const

/**
 * Why a measure cannot be trusted: too many answers came faster than their texts can be read, too few answers took
 * long enough for reading, or the answers are no better than blind guesses.
 */
export const distrustReasons = ['not-enough-effort', 'too-short', 'no-better-than-chance'] as const
export type DistrustReason = (typeof distrustReasons)[number]

/** The full report of a finished attempt. All measures are in L, rounded to 5. */
export const Report = z.extend(ListedReport, {
  /** The child's grade at the time of the test, to which the percentile refers; null if unknown. */
  grade: z.nullable(z.number()),
  standard_error: z.number(),
  /** The reading range: from 100L below the measure to 50L above it, limited by the grade's cap. */
  range: z.object({ low: z.number(), high: z.number() }),
  /** Whether the test was given by the school or by a parent at home. */
  place: z.enum(['school', 'home']),
  ended: z.enum(endings),
  /** The number of questions that were answered. */
  items: z.number(),
  /** The number of their texts; absent if each text has one question. */
  texts: z.optional(z.number()),
  right: z.number(),
  skipped: z.number(),
  minutes: z.number(),
  /** The reading aids that were used, with the number of texts for each; null if not recorded. */
  aids: z.nullable(z.array(z.object({ aid: z.enum(readingAids), texts: z.number() }))),
  /** Why the measure cannot be trusted; null if it can. */
  doubt: z.nullable(z.enum(distrustReasons)),
  /**
   * Set if the measure is further below that of the previous trusted test than chance explains: the measure of that
   * test, in L, and its date. One of the two is wrong then, and a third test decides. Null if there is no such
   * difference or no previous trusted test, or if this measure is untrusted.
   */
  fallen: z.nullable(z.object({ from: z.number(), since: z.string() })),
  /** Share of answers that came faster than the passage can be read, 0…1. */
  rapid_share: z.number(),
  /** The numbers of answers that did not count because they seem to have been given without reading. */
  left_out: z.optional(z.nullable(z.object({ from: z.number(), to: z.number() }))),
  /** Whether the texts were answered faster than anyone reads for meaning. */
  too_fast: z.optional(z.boolean()),
  strands: z.array(z.object({ genre: z.enum(genres), measure: Measure, middle: MiddleHalf })),
  /**
   * The kinds of questions that were answered better or worse than the measure lets expect, by more than chance
   * explains: the numbers of answers, of right ones and of expected ones.
   */
  kinds: z.optional(
    z.array(z.object({ kind: z.enum(questionKinds), answered: z.number(), right: z.number(), expected: z.number() })),
  ),
  /** Finished attempts of this child up to this one, oldest first. */
  growth: z.array(
    z.object({
      report_id: z.number(),
      finished_at: z.string(),
      measure: Measure,
      middle: MiddleHalf,
      trusted: z.boolean(),
      /** The range of the middle half of readers in the child's grade at that time; null without a grade. */
      norm: z.nullable(z.object({ low: z.number(), high: z.number() })),
    }),
  ),
  /** The growth from the first trusted attempt to this one; null if this attempt is the first or untrusted. */
  grown: z.nullable(z.object({ difference: z.number(), probability: z.number(), since: z.string() })),
  /**
   * The change from the trusted attempt before this one, and whether it is a clear decline; null if that attempt is the
   * first one, with which `grown` compares, or if there is none. Older servers do not send it.
   */
  last_change: z.optional(
    z.nullable(
      z.object({ difference: z.number(), probability: z.number(), since: z.string(), fallen: z.optional(z.boolean()) }),
    ),
  ),
  /** The expected comprehension (0…1) of sample texts at, below and above the measure. */
  forecast: z.array(z.object({ text: z.number(), comprehension: z.number() })),
  /** Passages below, at and above the measure, easiest first; empty if the measure is untrusted. */
  samples: z.array(SamplePassage),
  /** Every text with its outcome, for adults; null for a child. */
  answers: z.nullable(z.array(AnsweredItem)),
})
export type Report = z.infer<typeof Report>

const InLanguage = z.object({ language: z._default(Language, 'en') })
const LinkToken = z.string().check(z.minLength(1), z.maxLength(100))

/** A link to a report: `/parents/child/report/{id}/{token}`. */
export const ReportLink = z.object({ id: z.number(), token: z.string(), expires_at: z.string() })

export const reportContract = defineContract({
  reports: {
    method: 'GET',
    path: '/v2/report',
    summary: 'The finished attempts of the child, the parent’s children or the staff’s students, newest first',
    access: ['child', 'parent', 'teacher', 'school'],
    query: ListQuery,
    data: ListedReport,
    paged: true,
    tags: ['Report'],
  },
  report: {
    method: 'GET',
    path: '/v2/report/:id',
    summary: 'The report of one finished attempt',
    access: ['child', 'parent', 'teacher', 'school'],
    params: z.object({ id: Id }),
    data: Report,
    tags: ['Report'],
  },
  testReport: {
    method: 'GET',
    path: '/v2/test/:code/:id/:tries/report',
    summary: 'The report of one finished attempt, by its test',
    access: ['child', 'parent', 'teacher'],
    params: AttemptAddress,
    data: Report,
    tags: ['Report'],
  },
  reportFile: {
    method: 'GET',
    path: '/v2/report/:id/pdf',
    summary: 'The report of one finished attempt for adults, as a PDF of two pages in the requested language',
    access: ['parent', 'teacher', 'school'],
    params: z.object({ id: Id }),
    query: InLanguage,
    data: z.file(),
    file: true,
  },
  parentLetter: {
    method: 'GET',
    path: '/v2/report/:id/letter',
    summary: 'A letter to the parents about one finished attempt, as a PDF of one page in the requested language',
    access: ['teacher', 'school'],
    params: z.object({ id: Id }),
    query: InLanguage,
    data: z.file(),
    file: true,
  },
  shareReport: {
    method: 'POST',
    path: '/v2/report/:id/link',
    summary:
      'Create a link to a report of the caller’s child, valid for 30 days and only for the child and its parents',
    access: ['parent'],
    params: z.object({ id: Id }),
    data: ReportLink,
  },
  sharedReport: {
    method: 'GET',
    path: '/v2/report/:id/link/:token',
    summary: 'The report behind a link',
    access: ['child', 'parent'],
    params: z.object({ id: Id, token: LinkToken }),
    data: Report,
    tags: ['Report'],
  },
})
