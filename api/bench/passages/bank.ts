import type { Passage } from '../../src/assessment/passages/types'
import { englishLexicon } from '../../src/assessment/text/analyse-lexicon'
import { firstPassageParametersOf } from '../../src/bank/passages/first-parameters'
import { readPassages } from '../../src/bank/passages/read-passages'
import { chanceOf, matchNearby, matchWords } from '../../src/bank/passages/word-matcher'

/** The bank as the engine sees it before any answer, and what readers get right who only compare words. */
export interface PassageBank {
  passages: Passage[]
  /** For each question, the chance that a reader is right who looks for words of the options and the statement. */
  matched: ReadonlyMap<string, number>
}

/** Reads all passages of the bank. */
export async function readPassageBank(): Promise<PassageBank> {
  const lexicon = englishLexicon()
  const written = (await readPassages()).flatMap(({ passages }) => passages)
  const passages = written.map((passage) => firstPassageParametersOf(passage, lexicon))
  const matched = written.flatMap(({ passage, questions }, index) =>
    questions.map((question, number) => {
      const chance = (chanceOf(matchWords, passage, question) + chanceOf(matchNearby, passage, question)) / 2
      return [passages[index]?.questions[number]?.id ?? '', chance] as const
    }),
  )
  return { passages, matched: new Map(matched) }
}
