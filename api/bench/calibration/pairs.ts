import { type AnswerTable, collectAnswers } from '../../src/assessment/items/answer-table'
import type { TheoryItem } from '../../src/assessment/items/calibrate'
import { chanceRight } from '../../src/assessment/model'
import { STANDARD_PASSAGE_PROFILE } from '../../src/assessment/passages/profile'
import type { Passage } from '../../src/assessment/passages/types'
import { priorFor } from '../../src/assessment/prior'
import { textMeasureOf } from '../../src/assessment/scale'
import { drawNormal, seededRandom } from '../../src/assessment/simulate'
import { theoryOf } from '../../src/bank/theory'
import { schoolReaders } from '../engine/readers'

/** How many passages a simulated test has, and among how many near the reader's level each is chosen. */
const TEST_LENGTH = 24
const NEAR = 120

/** A question with its true difficulty. */
export interface TrueQuestion extends TheoryItem {
  truth: number
}

/** The questions of all passages, two for each, and the answers of many tests to them. */
export interface PairedAnswers {
  questions: TrueQuestion[]
  table: AnswerTable
}

/** Draws the true difficulties of questions: those of their text, with the errors that theory has. */
function drawQuestions(passages: readonly Passage[], random: () => number): TrueQuestion[] {
  return passages.flatMap(({ words, questions }, passage) =>
    questions.map(({ difficulty, guessing }) => {
      const theory = theoryOf({ textMeasure: textMeasureOf(difficulty), words })
      return { theory, passage, guessing, truth: drawNormal(difficulty, theory.standardError, random) }
    }),
  )
}

/** Simulates tests of passages near the level of readers of a school. Two answers to a passage depend on each other. */
export function simulatePairs(bank: readonly Passage[], tests: number, seed: number): PairedAnswers {
  const random = seededRandom(seed)
  const passages = bank.toSorted((a, b) => a.questions[0].difficulty - b.questions[0].difficulty)
  const questions = drawQuestions(passages, random)
  const difficulties = passages.map((passage) => passage.questions[0].difficulty)
  const collected = collectAnswers()
  const { source, mean } = priorFor({ time: null, last: null })
  schoolReaders(tests, seed).forEach((ability, test) => {
    const level = difficulties.findIndex((difficulty) => difficulty > ability - 1)
    const first = Math.max(0, Math.min(passages.length - NEAR, (level < 0 ? passages.length : level) - NEAR / 2))
    const step = Math.floor(NEAR / TEST_LENGTH)
    for (let number = 0; number < TEST_LENGTH; number++) {
      const passage = first + number * step + Math.floor(random() * step)
      const here = drawNormal(ability, STANDARD_PASSAGE_PROFILE.testletSpread, random)
      for (const item of [2 * passage, 2 * passage + 1]) {
        const { truth, guessing } = questions[item] as TrueQuestion
        collected.add({ test, item, right: random() < chanceRight(here, truth, guessing) })
      }
    }
  })
  return { questions, table: collected.tableOf(Array.from({ length: tests }, () => ({ source, expected: mean }))) }
}
