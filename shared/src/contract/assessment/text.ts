import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id } from '../list'
import { Measure } from '../measure'

/** The longest text that can be measured, in characters: about sixty pages. */
export const longestText = 120_000

/** Minimum number of words. With fewer words, the band would be wider than the whole range of school reading. */
export const fewestWords = 10

/** Maximum size in bytes of a file from which a text is read. */
export const textFileLimit = 10 * 1024 * 1024

/** A part of the submitted text: `text.slice(start, end)`. */
const Span = z.object({ start: z.number(), end: z.number() })
export type Span = z.infer<typeof Span>

/** The difficulty of a text. Measures are in L, rounded to 10. */
export const TextAnalysis = z.object({
  measure: z.number(),
  /** The band that contains the true measure in 95 of 100 cases. */
  low: z.number(),
  high: z.number(),
  words: z.number(),
  sentences: z.number(),
  /** Average number of words per sentence. */
  sentence_length: z.number(),
  /** Sentences that are unusually long. */
  long_sentences: z.array(z.extend(Span, { words: z.number() })),
  /** Words that occur less often than about once in a million words. */
  rare_words: z.array(z.extend(Span, { word: z.string() })),
})
export type TextAnalysis = z.infer<typeof TextAnalysis>

/** How the students of a classroom would read a text. */
export const MatchingStudents = z.object({
  /** The students with their expected comprehension (0…1), highest first. */
  readers: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      report_id: z.number(),
      measure: Measure,
      comprehension: z.number(),
    }),
  ),
  /** Students who have no measure yet or whose last test is untrusted. */
  left_out: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type MatchingStudents = z.infer<typeof MatchingStudents>

export const textContract = defineContract({
  analyseText: {
    method: 'POST',
    path: '/v2/text/analyse',
    summary: 'The difficulty of a text: its measure, long sentences and rare words; the text is not stored',
    access: ['school', 'teacher'],
    duringMaintenance: true,
    body: z.object({ text: z.string().check(z.minLength(1), z.maxLength(longestText)) }),
    data: TextAnalysis,
  },
  textOfFile: {
    method: 'POST',
    path: '/v2/text/file',
    summary: 'The text of a Word document or text file; the file is not stored',
    access: ['school', 'teacher'],
    duringMaintenance: true,
    upload: { maxBytes: textFileLimit },
    data: z.object({ text: z.string() }),
  },
  textReaders: {
    method: 'GET',
    path: '/v2/text/readers',
    summary: 'How much of a text with a given measure each student of a classroom would understand',
    access: ['school', 'teacher'],
    query: z.object({
      classroom_id: Id,
      measure: z.coerce.number<number | string>().check(z.int(), z.minimum(-2000), z.maximum(3000)),
    }),
    data: MatchingStudents,
    tags: ['Student', 'Report', 'Classroom'],
  },
})
