import type { Passage } from '../../src/assessment/passages/types'
import { englishLexicon } from '../../src/assessment/text/analyse-lexicon'
import { firstPassageParametersOf } from '../../src/bank/passages/first-parameters'
import { type BankPassage, readPassages } from '../../src/bank/passages/read-passages'

/** Returns all passages of the bank, as they are written and with their first parameters. */
export async function bankPassages(): Promise<{ written: BankPassage; passage: Passage }[]> {
  const lexicon = englishLexicon()
  const written = (await readPassages()).flatMap(({ passages }) => passages)
  return written.map((entry) => ({ written: entry, passage: firstPassageParametersOf(entry, lexicon) }))
}
