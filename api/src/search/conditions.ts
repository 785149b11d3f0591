import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { escapeLike } from '../http/list-page'
import type { SearchWords } from './words'

/** The shortest word that an index of trigrams can find. */
export const INDEXED_LENGTH = 3

const anyOf = (patterns: readonly string[]) => sql`any(${sql.param(patterns)}::text[])`

/** Returns the condition that a text contains every word in one of its spellings. */
export const containsWords = (text: SQLWrapper, words: SearchWords): SQL =>
  and(...words.map((spellings) => sql`${text} ilike ${anyOf(spellings.map((word) => `%${escapeLike(word)}%`))}`)) ??
  sql`false`

/**
 * Returns for each spelling of the first word the condition that a name begins with it and contains the other words.
 * They are separate, because PostgreSQL turns only a single `like` into a range of the index of names.
 */
export const beginsWithWords = (name: SQLWrapper, [first = [], ...others]: SearchWords): SQL[] =>
  first.map((word) => {
    const begins = sql`lower(${name}) like ${`${escapeLike(word)}%`}`
    return others.length === 0 ? begins : (and(begins, containsWords(name, others)) as SQL)
  })

/** Returns whether a word is long enough to be found in an index of trigrams. */
export const hasIndexedWord = (words: SearchWords): boolean =>
  words.some((spellings) => spellings.every(({ length }) => length >= INDEXED_LENGTH))
