import type { Passage, Question } from '../../assessment/passages/types'
import { difficultyOf, logitsOf } from '../../assessment/scale'
import { analyse } from '../../assessment/text/analyse'
import type { englishLexicon } from '../../assessment/text/analyse-lexicon'
import type { BankPassage, BankQuestion } from './read-passages'
import { chanceOf, matchNearby, matchWords } from './word-matcher'

/** The probability that a blind guess among four options is right. */
const BLIND = 0.25

/**
 * Returns the parameters that theory gives a passage before it is answered: the measure of its text decides how
 * difficult both questions are, and is uncertain for both of them alike.
 */
export function firstPassageParametersOf(passage: BankPassage, lexicon: ReturnType<typeof englishLexicon>): Passage {
  const { id, genre, motifs, questions } = passage
  const { measure, words, standardError } = analyse(passage.passage, lexicon)
  const [first, second] = questions.map((question, index) => ({
    id: `${id}-${index + 1}`,
    kind: question.kind,
    difficulty: difficultyOf(measure),
    guessing: floorOf(passage.passage, question),
  })) as [Question, Question]
  return { id, genre, motifs, words, uncertainty: logitsOf(standardError), questions: [first, second] }
}

/** Returns the chance of a right answer without understanding. */
function floorOf(passage: string, question: BankQuestion): number {
  const matched = (chanceOf(matchWords, passage, question) + chanceOf(matchNearby, passage, question)) / 2
  return BLIND + Number(process.env.FLOORW ?? 0) * (matched - BLIND)
}
