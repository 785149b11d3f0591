import type { MatchingStudents, TextAnalysis } from '@lekta/shared/contract/assessment/text'
import { roundText } from '@lekta/shared/lib/measure/measure'
import { forecastFor } from '../assessment/estimate/measures'
import type { Analysis } from '../assessment/text/analyse'
import type { GroupableStudent } from '../class-report/present'
import type { StudentResult } from '../results/student-results-sql'

/** Half the width of the 95 % confidence interval, in standard errors. */
const sure = 1.96

export const presentAnalysis = ({ measure, standardError, ...found }: Analysis): TextAnalysis => ({
  measure: roundText(measure),
  low: roundText(measure - sure * standardError),
  high: roundText(measure + sure * standardError),
  words: found.words,
  sentences: found.sentences,
  sentence_length: found.meanSentenceLength,
  long_sentences: found.longSentences,
  rare_words: found.rareWords,
})

/**
 * Returns each student's expected comprehension of a text with this measure, in L. `left_out` contains the students
 * without a trusted result.
 */
export function presentMatchingStudents(
  pupils: readonly StudentResult[],
  students: readonly GroupableStudent[],
  text: number,
): MatchingStudents {
  const measured = new Set(students.map(({ shown }) => shown.id))
  return {
    readers: students
      .map(({ ability, shown }) => ({ ...shown, comprehension: forecastFor(ability, text).comprehension }))
      .sort((a, b) => b.comprehension - a.comprehension),
    left_out: pupils.filter(({ id }) => !measured.has(id)).map(({ id, name }) => ({ id, name })),
  }
}
