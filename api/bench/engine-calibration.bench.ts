import { type AnswerTable, collectAnswers } from '../src/assessment/items/answer-table'
import { calibrate, type Held, type TheoryItem } from '../src/assessment/items/calibrate'
import type { Passage } from '../src/assessment/passages/types'
import { difficultyOf, spanOf } from '../src/assessment/scale'
import { simulatePairs } from './calibration/pairs'
import { type CalibratedItem, type Round, simulateRounds, theoriesOf } from './calibration/rounds'
import { bankItems } from './engine/readers'
import { readPassageBank } from './passages/bank'

const ROUNDS = 3
const TESTS = 2500
/** The seeds of the banks: in each, the texts miss the true difficulties in another way. */
const SEEDS = [61, 62, 63]

/** Items with fewer answers are mostly known from their texts, and are not judged. */
const MIN_ANSWERS = 100

/** The texts below and above these measures, in L, are the ends of the scale. */
const ENDS = { low: 250, high: 950 }

const LIMITS = { error: 28, drift: 20, coverage: 0.92, seconds: 15 }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const rmse = (errors: readonly number[]) => spanOf(Math.sqrt(mean(errors.map((error) => error ** 2))))

const errorOf = ({ held, truth }: CalibratedItem) => held.difficulty - truth
const isCovered = (item: CalibratedItem) => Math.abs(errorOf(item)) < 1.96 * item.held.standardError
const driftOf = (items: readonly CalibratedItem[]) => spanOf(mean(items.map(errorOf)))

/** Sums up a round: errors in L, coverage as a share. The figures of several banks are those of all their items. */
function figuresOf(banks: readonly Round[]) {
  const items = banks.flatMap((bank) => bank.items).filter(({ answers }) => answers >= MIN_ANSWERS)
  return {
    items: items.length / banks.length,
    theory: rmse(items.map(({ theory, truth }) => theory.difficulty - truth)),
    error: rmse(items.map(errorOf)),
    coverage: mean(items.map((item) => (isCovered(item) ? 1 : 0))),
    low: driftOf(items.filter(({ theory }) => theory.difficulty < difficultyOf(ENDS.low))),
    high: driftOf(items.filter(({ theory }) => theory.difficulty > difficultyOf(ENDS.high))),
    readers: rmse(banks.flatMap(({ readerErrors }) => readerErrors)),
  }
}
type Figures = ReturnType<typeof figuresOf>

/** Returns a million answers or more: those of a table, as often as necessary. */
function repeat({ tests, starts, outcomes }: AnswerTable, atLeast: number): AnswerTable {
  const collected = collectAnswers()
  const times = Math.ceil(atLeast / outcomes.length)
  for (let time = 0; time < times; time++) {
    tests.forEach((_, i) => {
      for (const outcome of outcomes.subarray(starts[i], starts[i + 1])) {
        collected.add({ test: time * tests.length + i, item: outcome >> 1, right: outcome % 2 === 1 })
      }
    })
  }
  return collected.tableOf(Array.from({ length: times }, () => tests).flat())
}

/** Calibrates, and returns the seconds of processor time that it takes for a million answers. */
function timeCalibration(items: readonly TheoryItem[], table: AnswerTable) {
  const before = process.cpuUsage()
  const held = calibrate(items, table)
  const { user, system } = process.cpuUsage(before)
  return { held, seconds: ((user + system) / 1e6) * (1_000_000 / table.outcomes.length) }
}

/** Returns the seconds of processor time that calibrating with a million answers takes. */
const secondsOfMillion = ({ items, table }: Round) =>
  timeCalibration(theoriesOf(items), repeat(table, 1_000_000)).seconds

/** Calibrates the questions of all passages from a million answers, two about each passage. */
function calibratePairs(passages: readonly Passage[]) {
  const { questions, table } = simulatePairs(passages, 1_000_000 / 48, SEEDS[0] as number)
  const { held, seconds } = timeCalibration(questions, table)
  const counts = countAnswers(table, questions.length)
  const learnt = questions
    .map(({ truth, theory }, i) => ({ truth, theory, held: held[i] as Held, answers: counts[i] as number }))
    .filter(({ answers }) => answers >= MIN_ANSWERS)
  return { seconds, error: rmse(learnt.map(errorOf)), coverage: mean(learnt.map((one) => (isCovered(one) ? 1 : 0))) }
}

function countAnswers({ outcomes }: AnswerTable, items: number): number[] {
  const counts = new Array<number>(items).fill(0)
  for (const outcome of outcomes) counts[outcome >> 1] = (counts[outcome >> 1] as number) + 1
  return counts
}
type Pairs = ReturnType<typeof calibratePairs>

function rowsOf(rounds: readonly Figures[], seconds: number, pairs: Pairs) {
  const row = (figure: string, limit: string, cell: (figures: Figures) => string) => ({
    figure,
    ...Object.fromEntries(rounds.map((figures, i) => [`after ${(i + 1) * TESTS} tests`, cell(figures)])),
    limit,
  })
  const last = (cell: string) => (one: Figures) => (one === rounds.at(-1) ? cell : '–')
  return [
    row(`items with ${MIN_ANSWERS} answers`, '–', ({ items }) => items.toFixed(0)),
    row('error of their difficulties in theory', '–', ({ theory }) => `${theory.toFixed(1)}L`),
    row('error of their difficulties', `≤ ${LIMITS.error}L`, ({ error }) => `${error.toFixed(1)}L`),
    row('95 % intervals that contain the true difficulty', `≥ ${LIMITS.coverage}`, (one) => one.coverage.toFixed(3)),
    row(`drift of texts below ${ENDS.low}L`, `within ± ${LIMITS.drift}L`, ({ low }) => `${low.toFixed(1)}L`),
    row(`drift of texts above ${ENDS.high}L`, `within ± ${LIMITS.drift}L`, ({ high }) => `${high.toFixed(1)}L`),
    row('error of readers’ measures', '–', ({ readers }) => `${readers.toFixed(1)}L`),
    row('processor time for a million answers', `< ${LIMITS.seconds} s`, last(`${seconds.toFixed(1)} s`)),
    row('two questions per passage: processor time', `< ${LIMITS.seconds} s`, last(`${pairs.seconds.toFixed(1)} s`)),
    row('two questions per passage: error of difficulties', `≤ ${LIMITS.error}L`, last(`${pairs.error.toFixed(1)}L`)),
    row('two questions per passage: intervals that hold', `≥ ${LIMITS.coverage}`, last(pairs.coverage.toFixed(3))),
  ]
}

function failuresOf({ error, coverage, low, high }: Figures, seconds: number, pairs: Pairs): string[] {
  return [
    ...(pairs.error > LIMITS.error ? ['the error of the difficulties of two questions per passage'] : []),
    ...(pairs.coverage < LIMITS.coverage ? ['the coverage of the intervals of two questions per passage'] : []),
    ...(pairs.seconds >= LIMITS.seconds ? ['the processor time for two questions per passage'] : []),
    ...(error > LIMITS.error ? ['the error of the difficulties'] : []),
    ...(coverage < LIMITS.coverage ? ['the coverage of their intervals'] : []),
    ...(Math.max(Math.abs(low), Math.abs(high)) > LIMITS.drift ? ['the drift of an end of the scale'] : []),
    ...(seconds >= LIMITS.seconds ? ['the processor time'] : []),
  ]
}

const notes = [
  `${SEEDS.length} simulated banks: the real texts, whose true difficulties are drawn with the errors that theory has (the length of the text, and 60L for the statement). Readers are those of a school; the engine chooses and scores items by what was learnt from all tests before. Each round adds ${TESTS} tests to the answers of all before.`,
  'Two questions per passage: a million answers of readers of a school to the passages of the bank, 24 near their level in each test; the two answers to a passage depend on each other. Processor times are for a million answers.',
  'An error is a root mean square, a drift the mean difference between learnt and true difficulties. The limits hold after the last round, over the items of all banks; the benchmark fails beyond them.',
]

async function main(): Promise<void> {
  const bank = await bankItems()
  const banks = SEEDS.map((seed) => simulateRounds(bank, { rounds: ROUNDS, tests: TESTS, seed }))
  const rounds = Array.from({ length: ROUNDS }, (_, i) => figuresOf(banks.map((all) => all[i] as Round)))
  const seconds = secondsOfMillion(banks[0]?.at(-1) as Round)
  const pairs = calibratePairs((await readPassageBank()).passages)
  const rows = rowsOf(rounds, seconds, pairs)
  const failures = failuresOf(rounds.at(-1) as Figures, seconds, pairs)
  if (failures.length > 0) {
    console.table(rows)
    throw new Error(`Beyond its limit: ${failures.join(', ')}.`)
  }
  console.log(JSON.stringify({ title: 'Assessment engine: difficulties from answers', rows, notes }))
}

await main()
