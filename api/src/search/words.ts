import type { Vocabulary } from './vocabulary'
import { correctionsOf, spellingsOf } from './vocabulary'

/** The words of a search, each in the spellings that are looked for. */
export type SearchWords = readonly (readonly string[])[]

/** Returns the words of a text in lower case. */
export const splitWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Returns the words of a search with the accents that names may have. */
export const wordsOf = (vocabulary: Vocabulary, text: string): SearchWords =>
  splitWords(text).map((word) => spellingsOf(vocabulary, word))

/** Returns the words of a search, corrected where no name contains them; null if there is nothing to correct. */
export function correctWords(vocabulary: Vocabulary, text: string): SearchWords | null {
  const typed = splitWords(text)
  const corrected = typed.map((word) => correctionsOf(vocabulary, word))
  if (corrected.every((words) => words.length === 0)) return null
  return corrected.map((words, i) => (words.length > 0 ? words : spellingsOf(vocabulary, typed[i] ?? '')))
}
