import * as z from 'zod/mini'

export const genres = ['literary', 'informational'] as const

/**
 * What a question asks for, from finding words to judging the text: what the passage says in the same words
 * (`verbatim`) or in others (`paraphrase`), one step that it does not state, its point, how and why it is written, and
 * what a word means in it.
 */
export const questionKinds = [
  'verbatim',
  'paraphrase',
  'inference',
  'interpretation',
  'evaluation',
  'vocabulary',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** A reading measure in L, rounded to 5, with the band that contains the true measure in 95 of 100 cases. */
export const Measure = z.object({ value: z.number(), low: z.number(), high: z.number() })
export type Measure = z.infer<typeof Measure>

/**
 * The range, in L, that contains the true measure as likely as not; null for the lowest and highest measures that are
 * reported. Older servers do not send it.
 */
export const MiddleHalf = z.optional(z.nullable(z.object({ low: z.number(), high: z.number() })))

/** A child's latest result, and the growth since the previous result. */
export const LatestResult = z.object({
  report_id: z.number(),
  measure: Measure,
  /** False if the measure cannot be trusted; the report says why. */
  trusted: z.boolean(),
  finished_at: z.string(),
  /**
   * The growth since the previous trusted test: the difference in L, and the probability that the growth is real.
   * Null unless both tests are trusted. `fallen` says whether it is a clear decline, as the report does.
   */
  growth: z.nullable(z.object({ difference: z.number(), probability: z.number(), fallen: z.optional(z.boolean()) })),
})
export type LatestResult = z.infer<typeof LatestResult>

/** What a family sees of a child's latest result: the result beside the child's grade. Older servers send it without. */
export const ChildResult = z.extend(LatestResult, {
  /** The grade at the time of the test; null if unknown. */
  grade: z.optional(z.nullable(z.number())),
  /** The measures of the middle half of that grade's readers at that time of the year; null if unknown. */
  norm: z.optional(z.nullable(z.object({ low: z.number(), high: z.number() }))),
  middle: MiddleHalf,
})
export type ChildResult = z.infer<typeof ChildResult>
