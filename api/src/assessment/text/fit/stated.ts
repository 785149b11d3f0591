import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { apiFolder } from '../../../config/api-folder'

const Spread = z.strictObject({ mean: z.number(), variance: z.number() })

const Book = z.strictObject({
  title: z.string(),
  author: z.string(),
  translator: z.optional(z.string()),
  /** Where its text can be had. Each is in the public domain in the United States. */
  text: z.enum(['Project Gutenberg', 'Standard Ebooks']),
  /** Its Lexile measure according to each source, in L. */
  stated: z.record(z.string(), z.number()),
  features: z.strictObject({ words: z.number(), logLength: Spread, frequency: Spread, covariance: z.number() }),
})
export type Book = z.infer<typeof Book>

/** A children's book of which a source states the measure (L) and the mean length of sentences. */
const EarlyReader = z.strictObject({ title: z.string(), stated: z.number(), wordsPerSentence: z.number() })
export type EarlyReader = z.infer<typeof EarlyReader>

const Stated = z.strictObject({
  /** The title or the address of each source by its name. */
  sources: z.record(z.string(), z.string()),
  books: z.array(Book),
  earlyReaders: z.strictObject({
    source: z.string(),
    /** The mean Zipf value of the bank's passages from 0L to 500L, which stands in for that of these books. */
    frequency: z.number(),
    books: z.array(EarlyReader),
  }),
})

/** The file with the books, their stated measures, and the features of their texts. */
export const statedFile = join(apiFolder, 'words/stated-measures.json')

/** Reads the books whose Lexile measures are stated publicly. */
export const readStated = () => z.parse(Stated, JSON.parse(readFileSync(statedFile, 'utf8')))

/** Returns the measure that most sources state; the mean of those that are stated equally often. */
export function statedMeasure({ stated }: Pick<Book, 'stated'>): number {
  const values = Object.values(stated)
  const timesOf = (value: number) => values.filter((other) => other === value).length
  const most = Math.max(...values.map(timesOf))
  const chosen = [...new Set(values)].filter((value) => timesOf(value) === most)
  return chosen.reduce((sum, value) => sum + value, 0) / chosen.length
}
