import type { Lexicon } from './analyse-lexicon'
import type { Word } from './analyse-tokens'

/** Zipf value of a word that no list knows: about one use in fifty million words, the rarest a list can tell. */
const UNKNOWN = 1.3

/** Names are learned from the story itself, so however rare they count as a word of middling frequency. */
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

const dropContraction = (form: string) =>
  IRREGULAR_NEGATIONS.get(form) ?? form.replace(/n't$|'(?:s|re|ve|ll|d|m|t)$|'$/, '').replace(/'/g, '')

function lemmaFrequency(form: string, lexicon: Lexicon): number | undefined {
  for (const [ending, replacements] of ENDINGS) {
    if (!ending.test(form)) continue
    const known = replacements
      .map((to) => lexicon.zipf.get(form.replace(ending, to)))
      .filter((value) => value !== undefined)
    if (known.length > 0) return Math.max(...known)
  }
  return undefined
}

function formFrequency(form: string, lexicon: Lexicon): number | undefined {
  const base = dropContraction(form)
  return lexicon.zipf.get(base) ?? lemmaFrequency(base, lexicon)
}

/** A compound is as rare as its rarest part. */
function partsFrequency(parts: readonly string[], lexicon: Lexicon): number {
  return Math.min(...parts.map((part) => formFrequency(part, lexicon) ?? UNKNOWN))
}

const hasCapital = ({ form }: Word) => /^\p{Lu}/u.test(form)
const baseOf = ({ form }: Word) => dropContraction(form.toLowerCase())

/** The lower-case base forms that the text itself shows to be names: a capital inside a sentence. */
export function namesIn(words: readonly Word[]): ReadonlySet<string> {
  return new Set(words.filter((word) => word.inside && hasCapital(word)).map(baseOf))
}

/** A first word has its capital anyway, so it is a name only where the text or the list says so or no list knows it. */
function isName(word: Word, known: number | undefined, names: ReadonlySet<string>, { proper }: Lexicon): boolean {
  if (!hasCapital(word)) return false
  const base = baseOf(word)
  return word.inside || known === undefined || names.has(base) || proper.has(base)
}

/**
 * How common a word is, on the Zipf scale, or undefined for figures ("1945"), which tell nothing of vocabulary.
 * Falls back on the form without its ending, then on the parts of a hyphenated word. `names` comes from `namesIn`.
 */
export function wordFrequency(word: Word, names: ReadonlySet<string>, lexicon: Lexicon): number | undefined {
  if (/\p{N}/u.test(word.form)) return undefined
  const form = word.form.toLowerCase()
  const known = formFrequency(form, lexicon)
  const value = known ?? (form.includes('-') ? partsFrequency(form.split('-'), lexicon) : UNKNOWN)
  return isName(word, known, names, lexicon) ? Math.max(value, NAME) : value
}
