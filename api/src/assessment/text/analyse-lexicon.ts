import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiFolder } from '../../config/api-folder'

/**
 * How common English words are. `zipf` maps lower-case forms to the Zipf scale: log10 of the occurrences in a billion
 * words (the = 7.8, dog = 5.1, photosynthesis = 3.3). `proper` contains the forms listed with a capital.
 */
export type Lexicon = { zipf: ReadonlyMap<string, number>; proper: ReadonlySet<string> }

/** Reads a word list, as `linesOfWords` writes it: each line is a Zipf value and the forms that have it. */
export function lexiconFromLines(lines: readonly string[]): Lexicon {
  const zipf = new Map<string, number>()
  const proper = new Set<string>()
  for (const line of lines) {
    const [value, ...words] = line.split(' ')
    for (const word of words) {
      const form = word.toLowerCase()
      if (word !== form) proper.add(form)
      zipf.set(form, Number(value))
    }
  }
  return { zipf, proper }
}

/** Reads our own word list, 78,000 forms. Every call reads it again (about 0.05 s), so store the result. */
export function englishLexicon(): Lexicon {
  return lexiconFromLines(readFileSync(join(apiFolder, 'words/english.txt'), 'utf8').trimEnd().split('\n'))
}
