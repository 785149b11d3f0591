import { dropContraction } from './analyse-frequency'
import { sentencesOf } from './analyse-tokens'

/** Texts of one kind, such as novels, and their share in the frequency of a word. */
export type Register = { share: number; words: Tally }

/** How often each form occurs in a lower-case sentence position, and how often it has a capital inside a sentence. */
export type Tally = Map<string, { count: number; lower: number; capital: number }>

/** A form that occurs less often in all texts together is left out: most of these are misprints and rare names. */
const FEWEST = 5

/** The share of capitals inside sentences from which a form counts as a name. */
const MOSTLY_CAPITAL = 0.8

const PER_BILLION = 1e9

const LATIN = /^\p{Script=Latin}+$/u

const NOTHING = { count: 0, lower: 0, capital: 0 }

/** Adds the words of a text to a tally. Compounds count as their parts, contractions as their first word. */
export function tallyWords(text: string, tally: Tally): void {
  for (const { words } of sentencesOf(text)) {
    for (const { form, inside } of words) for (const part of form.split('-')) tallyWord(part, inside, tally)
  }
}

function tallyWord(form: string, inside: boolean, tally: Tally): void {
  const base = dropContraction(form.toLowerCase())
  if (!LATIN.test(base)) return
  const hasCapital = /^\p{Lu}/u.test(form)
  const entry = tally.get(base) ?? { ...NOTHING }
  entry.count += 1
  entry.lower += Number(!hasCapital)
  entry.capital += Number(hasCapital && inside)
  tally.set(base, entry)
}

const totalOf = (tally: Tally) => [...tally.values()].reduce((sum, { count }) => sum + count, 0)

/** Returns the Zipf value of a form in all registers together and how it is written; null if it occurs too seldom. */
function listingOf(form: string, registers: readonly (Register & { total: number })[]) {
  const found = registers.map(({ words }) => words.get(form) ?? NOTHING)
  const sumOf = (key: keyof typeof NOTHING) => found.reduce((sum, entry) => sum + entry[key], 0)
  if (sumOf('count') < FEWEST) return null
  const perBillion = registers.reduce(
    (sum, { share, total }, index) => sum + (share * PER_BILLION * (found[index]?.count ?? 0)) / total,
    0,
  )
  const isName = sumOf('capital') > MOSTLY_CAPITAL * (sumOf('capital') + sumOf('lower'))
  const shown = isName ? form.replace(/^./u, (letter) => letter.toUpperCase()) : form
  return { zipf: Math.log10(perBillion), shown }
}

/**
 * Returns the lines of a word list, most frequent first: a Zipf value and the forms that have it, each name with a
 * capital. `rarest` is the lowest value that is listed.
 */
export function linesOfWords(registers: readonly Register[], rarest: number): string[] {
  const counted = registers.map((register) => ({ ...register, total: totalOf(register.words) }))
  const byZipf = new Map<string, string[]>()
  for (const form of [...new Set(registers.flatMap(({ words }) => [...words.keys()]))].sort()) {
    const listing = listingOf(form, counted)
    if (!listing || listing.zipf < rarest) continue
    const value = listing.zipf.toFixed(2)
    byZipf.set(value, [...(byZipf.get(value) ?? []), listing.shown])
  }
  return [...byZipf].sort(([a], [b]) => Number(b) - Number(a)).map(([zipf, words]) => `${zipf} ${words.join(' ')}`)
}
