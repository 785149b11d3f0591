import { type QuestionKind, questionKinds } from '@lekta/shared/contract/measure'
import { patternsAt, type ScoredPassage, type ScoredQuestion } from './patterns'
import type { AnsweredPassage } from './types'

/** The answers to questions of one kind. */
export interface KindResult {
  kind: QuestionKind
  answered: number
  correct: number
  /** The answers that count, the right ones among them, and how many the measure lets expect to be right. */
  counted: number
  right: number
  expected: number
  /** The variance of the number of right answers. */
  variance: number
}

/** An answer counts if it was given after reading rather than without. */
const LEAST_CARE = 0.5

/** With fewer answers a kind says too little. */
const LEAST_ANSWERS = 8

/** With five kinds, one in twenty readers has a kind that deviates by this many standard deviations (Bonferroni). */
const LEAST_DEVIATION = 2.6

/** Returns whether a kind of questions was answered better or worse than chance explains. */
export const isUnusual = ({ counted, right, expected, variance }: KindResult): boolean =>
  counted >= LEAST_ANSWERS && Math.abs(right - expected) >= LEAST_DEVIATION * Math.sqrt(variance)

/** An answered question with its kind. */
interface KindAnswer {
  kind: QuestionKind
  isRight: boolean
  isSkipped: boolean
  scored: ScoredQuestion
}

/**
 * Returns the answers by kind of question, and how many right ones the model lets expect at an ability. `scored` has
 * the passages of `answered` with how far each answer counts. Two answers about a passage depend on each other, so that
 * the variance is that of both together if they are of one kind. Skipped questions do not count.
 */
export function kindResultsOf(
  answered: readonly AnsweredPassage[],
  scored: readonly ScoredPassage[],
  ability: number,
): KindResult[] {
  const passages = answered.map((one, index) => {
    const { spread, questions } = scored[index] as ScoredPassage
    return { spread, answers: answersOf(one, questions) }
  })
  return questionKinds.map((kind) =>
    passages.map(({ spread, answers }) => resultIn(kind, answers, spread, ability)).reduce(addResults, noAnswers(kind)),
  )
}

function answersOf({ passage, replies }: AnsweredPassage, questions: ScoredPassage['questions']): KindAnswer[] {
  return [...questions].flatMap((scored, index) => {
    const question = passage.questions[index]
    const reply = replies[index]
    if (!question || !reply) return []
    const { outcome } = reply
    return [{ kind: question.kind, isRight: outcome === 'right', isSkipped: outcome === 'skipped', scored }]
  })
}

/** Returns the result of one passage. */
function resultIn(kind: QuestionKind, answers: readonly KindAnswer[], spread: number, ability: number): KindResult {
  const ofKind = answers.filter((answer) => answer.kind === kind)
  const counted = ofKind.filter(({ isSkipped, scored }) => !isSkipped && scored.care >= LEAST_CARE)
  return {
    kind,
    answered: ofKind.length,
    correct: ofKind.filter(({ isRight }) => isRight).length,
    counted: counted.length,
    right: counted.filter(({ isRight }) => isRight).length,
    ...expectedRight(
      counted.map(({ scored }) => scored),
      spread,
      ability,
    ),
  }
}

/** Returns the mean and the variance of the number of right answers to one or two questions about a passage. */
function expectedRight([first, second]: readonly ScoredQuestion[], spread: number, ability: number) {
  if (!first) return { expected: 0, variance: 0 }
  const { chance } = patternsAt({ spread, questions: second ? [first, second] : [first] }, ability)
  const [both = 0, onlyFirst = 0, onlySecond = 0] = chance
  if (!second) return { expected: both, variance: both * (1 - both) }
  const expected = 2 * both + onlyFirst + onlySecond
  return { expected, variance: 4 * both + onlyFirst + onlySecond - expected ** 2 }
}

const noAnswers = (kind: QuestionKind): KindResult => ({
  kind,
  answered: 0,
  correct: 0,
  counted: 0,
  right: 0,
  expected: 0,
  variance: 0,
})

const addResults = (one: KindResult, other: KindResult): KindResult => ({
  kind: one.kind,
  answered: one.answered + other.answered,
  correct: one.correct + other.correct,
  counted: one.counted + other.counted,
  right: one.right + other.right,
  expected: one.expected + other.expected,
  variance: one.variance + other.variance,
})
