import type { Passage, Question } from '../../assessment/passages/types'
import { difficultyOf, logitsOf } from '../../assessment/scale'
import { analyse } from '../../assessment/text/analyse'
import type { englishLexicon } from '../../assessment/text/analyse-lexicon'
import { type BankPassage, questionId } from './read-passages'

/** The probability that a blind guess among four options is right. Comparing words helps little (decision 74). */
const BLIND = 0.25

/**
 * Returns the parameters that theory gives a passage before it is answered: the measure of its text decides how
 * difficult both questions are, and is uncertain for both of them alike.
 */
export function firstPassageParametersOf(
  passage: BankPassage,
  lexicon: ReturnType<typeof englishLexicon>,
): Passage & { textMeasure: number } {
  const { id, genre, motifs, questions } = passage
  const { measure, words, standardError } = analyse(passage.passage, lexicon)
  const [first, second] = questions.map((question, index) => ({
    id: questionId(id, index + 1),
    kind: question.kind,
    difficulty: difficultyOf(measure),
    guessing: BLIND,
  })) as [Question, Question]
  return {
    id,
    textMeasure: measure,
    genre,
    motifs,
    words,
    uncertainty: logitsOf(standardError),
    questions: [first, second],
  }
}
