import { scoreAnswers } from '../../src/assessment/estimate/score'
import { warmEstimate } from '../../src/assessment/estimate/weighted-likelihood'
import { exposureRate } from '../../src/assessment/exposure'
import { type AnswerTable, collectAnswers } from '../../src/assessment/items/answer-table'
import { calibrate, type Held, type TheoryItem } from '../../src/assessment/items/calibrate'
import { priorFor } from '../../src/assessment/prior'
import { STANDARD_PROFILE } from '../../src/assessment/profile'
import { textMeasureOf } from '../../src/assessment/scale'
import { drawNormal, modelReader, seededRandom, simulateAttempt } from '../../src/assessment/simulate'
import type { Answer, ItemParameters } from '../../src/assessment/types'
import { theoryOf } from '../../src/bank/theory'
import { schoolReaders } from '../engine/readers'

const { guessing } = STANDARD_PROFILE
const prior = priorFor({ time: null, last: null })

/** An item of a simulated bank. `answers` counts how often it was answered so far. */
export interface CalibratedItem {
  truth: number
  theory: Held
  held: Held
  answers: number
}

/** The items after a round, the answers so far, and the errors of the abilities reported in the round, in logits. */
export interface Round {
  items: CalibratedItem[]
  table: AnswerTable
  readerErrors: number[]
}

/** Draws the true difficulties of a bank: those of its texts, with the errors that theory has. */
function drawBank(bank: readonly ItemParameters[], random: () => number): CalibratedItem[] {
  return bank.map(({ difficulty, words }) => {
    const theory = theoryOf({ textMeasure: textMeasureOf(difficulty), words })
    return { theory, held: theory, truth: drawNormal(difficulty, theory.standardError, random), answers: 0 }
  })
}

/** Returns what calibration needs to know of items; each has a passage of its own. */
export const theoriesOf = (items: readonly CalibratedItem[]): TheoryItem[] =>
  items.map(({ theory }, passage) => ({ theory, passage, guessing }))

const errorOf = (answers: readonly Answer[], ability: number) =>
  (warmEstimate(scoreAnswers(answers, STANDARD_PROFILE), guessing)?.ability ?? Number.NaN) - ability

interface Simulation {
  rounds: number
  tests: number
  seed: number
}

/**
 * Simulates tests in several rounds. The engine chooses and scores items by the difficulties that were learnt from
 * all rounds before; after each round the bank is calibrated with all answers so far.
 */
export function simulateRounds(bank: readonly ItemParameters[], { rounds, tests, seed }: Simulation): Round[] {
  const random = seededRandom(seed)
  const collected = collectAnswers()
  let items = drawBank(bank, random)
  const itemOf = ({ id }: ItemParameters) => items[Number(id)] as CalibratedItem
  const takeTest = (test: number, ability: number): number => {
    const pool = bank.map((item) => ({ ...item, difficulty: itemOf(item).held.difficulty }))
    const exposure = new Map(bank.map((item) => [item.id, exposureRate(itemOf(item).answers, test)]))
    const course = { pool, seen: new Set<string>(), exposure, prior, profile: STANDARD_PROFILE, random }
    const respond = modelReader(ability, guessing, random)
    const { answers } = simulateAttempt(course, (item) => ({
      ...respond({ ...item, difficulty: itemOf(item).truth }),
      item,
    }))
    for (const { item, correct } of answers) {
      itemOf(item).answers += 1
      collected.add({ test, item: Number(item.id), right: correct })
    }
    return errorOf(answers, ability)
  }
  return Array.from({ length: rounds }, (_, round) => {
    const readers = schoolReaders(tests, seed * 100 + round)
    const readerErrors = readers.map((ability, index) => takeTest(round * tests + index, ability))
    const start = { source: prior.source, expected: prior.mean }
    const table = collected.tableOf(Array.from({ length: (round + 1) * tests }, () => start))
    const held = calibrate(theoriesOf(items), table)
    items = items.map((item, i) => ({ ...item, held: held[i] as Held }))
    return { readerErrors, table, items: items.map((item) => ({ ...item })) }
  })
}
