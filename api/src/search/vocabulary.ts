import { distanceOf } from './edit-distance'
import { foldText } from './fold-text'

/** A word in the names that a tenant may search, and how often it occurs. */
export interface WordCount {
  word: string
  count: number
}

interface Entry extends WordCount {
  folded: string
}

/** The words of all names that a tenant may search. */
export interface Vocabulary {
  entries: readonly Entry[]
  /** Those of them with accents. */
  accented: readonly Entry[]
}

/** The most spellings that are tried for a word that occurs in no name. */
const MOST_SPELLINGS = 8

export function createVocabulary(words: readonly WordCount[]): Vocabulary {
  const entries = words.map(({ word, count }) => ({ word, count, folded: foldText(word) }))
  return { entries, accented: entries.filter(({ word, folded }) => word !== folded) }
}

/** The number of edits that still count as a slip. In a short word every letter matters. */
const editsAllowed = (length: number) => {
  if (length < 4) return 0
  return length < 6 ? 1 : 2
}

/** Returns what was typed, and its spellings with the accents that names have. */
export function spellingsOf({ accented }: Vocabulary, typed: string): string[] {
  const plain = foldText(typed)
  const found = accented.filter(({ folded }) => folded.startsWith(plain)).map(({ word }) => word.slice(0, plain.length))
  return [...new Set([typed, plain, ...found])]
}

/**
 * Returns the words that are spelled almost like what was typed, the most similar ones first; none if a name contains
 * what was typed, or if nothing is similar.
 */
export function correctionsOf({ entries }: Vocabulary, typed: string): string[] {
  const plain = foldText(typed)
  const allowed = editsAllowed(plain.length)
  if (allowed === 0 || entries.some(({ folded }) => folded.includes(plain))) return []
  return entries
    .filter(({ folded }) => folded.length >= plain.length - allowed)
    .map((entry) => ({ ...entry, ...distanceOf(plain, entry.folded) }))
    .filter(({ prefix }) => prefix <= allowed)
    .sort((a, b) => a.prefix - b.prefix || a.whole - b.whole || b.count - a.count)
    .slice(0, MOST_SPELLINGS)
    .map(({ word }) => word)
}
