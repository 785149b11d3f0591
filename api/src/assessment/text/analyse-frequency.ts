import type { Lexicon } from './analyse-lexicon'
import type { Word } from './analyse-tokens'

/** Zipf value of a word that the lexicon does not contain: about one use in fifty million words. */
const UNKNOWN = 1.3

/**
 * The smallest Zipf value of a name. Students learn names from the text itself, so a name counts as a word of medium
 * frequency.
 */
const NAME = 4

const IRREGULAR_NEGATIONS: ReadonlyMap<string, string> = new Map([
  ["can't", 'can'],
  ["won't", 'will'],
  ["shan't", 'shall'],
])

const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y', 'ie']],
  [/ves$/, ['f', 'fe', 've']],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
  [/ied$/, ['y', 'ie']],
  [/(?<double>[b-df-hj-np-tv-z])\k<double>(?:ed|ing)$/, ['$<double>', '$<double>$<double>']],
  [/ed$/, ['', 'e']],
  [/ing$/, ['', 'e']],
  [/ily$/, ['y']],
  [/ly$/, ['']],
  [/iest$|ier$/, ['y']],
  [/est$|er$/, ['', 'e']],
]

/** Returns a lower-case form without its contraction or possessive ending. */
export const dropContraction = (form: string) =>
  IRREGULAR_NEGATIONS.get(form) ?? form.replace(/n't$|'(?:s|re|ve|ll|d|m|t)$|'$/, '').replace(/'/g, '')

function lemmaFrequency(form: string, lexicon: Lexicon): number | undefined {
  for (const [ending, replacements] of ENDINGS) {
    if (!ending.test(form)) continue
    const replacement = replacements
      .map((to) => lexicon.zipf.get(form.replace(ending, to)))
      .filter((value) => value !== undefined)
    if (replacement.length > 0) return Math.max(...replacement)
  }
  return undefined
}

function formFrequency(form: string, lexicon: Lexicon): number | undefined {
  const base = dropContraction(form)
  return lexicon.zipf.get(base) ?? lemmaFrequency(base, lexicon)
}

/** Returns the Zipf value of a compound, which is as rare as its rarest part. */
function partsFrequency(parts: readonly string[], lexicon: Lexicon): number {
  return Math.min(...parts.map((part) => formFrequency(part, lexicon) ?? UNKNOWN))
}

const hasCapital = ({ form }: Word) => /^\p{Lu}/u.test(form)
const baseOf = ({ form }: Word) => dropContraction(form.toLowerCase())

/** Returns the lower-case base forms of words that have a capital inside a sentence and are therefore names. */
export function namesIn(words: readonly Word[]): ReadonlySet<string> {
  return new Set(words.filter((word) => word.inside && hasCapital(word)).map(baseOf))
}

/**
 * Returns whether a word is a name. The first word of a sentence always has a capital, so it counts as a name only if
 * the text or the lexicon shows that it is one, or if the lexicon does not contain it.
 */
function isName(word: Word, count: number | undefined, names: ReadonlySet<string>, { proper }: Lexicon): boolean {
  if (!hasCapital(word)) return false
  const base = baseOf(word)
  return word.inside || count === undefined || names.has(base) || proper.has(base)
}

/**
 * Returns the Zipf value of a word, or undefined for numbers such as "1945", which do not reflect vocabulary. If the
 * lexicon does not contain the word, looks up the word without its ending, and then the parts of a hyphenated word.
 * `names` comes from `namesIn`.
 */
export function wordFrequency(word: Word, names: ReadonlySet<string>, lexicon: Lexicon): number | undefined {
  if (/\p{N}/u.test(word.form)) return undefined
  const form = word.form.toLowerCase()
  const count = formFrequency(form, lexicon)
  const value = count ?? (form.includes('-') ? partsFrequency(form.split('-'), lexicon) : UNKNOWN)
  return isName(word, count, names, lexicon) ? Math.max(value, NAME) : value
}
