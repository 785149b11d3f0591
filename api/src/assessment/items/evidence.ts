import type { AnswerTable } from './answer-table'
import { overShifts } from './passage-shift'
import type { Populations } from './population'
import { type Curves, NODES } from './response-curves'

/** What the answers to each item say about its difficulty: the slope of their log likelihood, and their information. */
export interface Evidence {
  slope: Float64Array
  information: Float64Array
}

/** The answers that are studied: those of many tests, and the passage of each item, both by index. */
export interface Answers {
  table: AnswerTable
  passages: readonly number[]
}

/** A part of the outcomes of a table: those of a test, or of a passage in it. */
interface Run {
  start: number
  end: number
}

/** Returns the answers of a test by passage. */
function passageRuns({ table: { outcomes }, passages }: Answers, { start, end }: Run): Run[] {
  const runs: Run[] = []
  for (let at = start; at < end; at++) {
    const isSame = at > start && passages[(outcomes[at] as number) >> 1] === passages[(outcomes[at - 1] as number) >> 1]
    if (isSame) (runs[runs.length - 1] as Run).end = at + 1
    else runs.push({ start: at, end: at + 1 })
  }
  return runs
}

function multiply(into: Float64Array, factor: Float64Array, from: number) {
  for (let k = 0; k < into.length; k++) into[k] = (into[k] as number) * (factor[from + k] as number)
}

/** Divides values by their sum. */
function normalise(values: Float64Array) {
  let total = 0
  for (let k = 0; k < values.length; k++) total += values[k] as number
  for (let k = 0; k < values.length; k++) values[k] = (values[k] as number) / total
}

/** Returns the chance of the answers to one passage at each ability within it. */
function chanceWithin(outcomes: Uint32Array, { start, end }: Run, { chance }: Curves): Float64Array {
  const product = new Float64Array(NODES.length).fill(1)
  for (let at = start; at < end; at++) multiply(product, chance, (outcomes[at] as number) * NODES.length)
  return product
}

/**
 * Returns the posterior of a student's ability within a passage with several answers: the posterior of the ability
 * without this passage, shifted, and then with the passage's answers.
 */
function posteriorWithin(posterior: Float64Array, within: Float64Array): Float64Array {
  const without = overShifts(within)
  for (let k = 0; k < without.length; k++) without[k] = (posterior[k] as number) / (without[k] as number)
  const inPassage = overShifts(without)
  multiply(inPassage, within, 0)
  return inPassage
}

/**
 * Adds one answer. With w the distribution of ability given all other answers, the chance of the outcome is Σ wP; the
 * posterior is wP divided by that, so both its chance and the slope follow from the posterior (leave one out).
 */
function addAnswer({ slope, information }: Evidence, posterior: Float64Array, outcome: number, curves: Curves) {
  const from = outcome * NODES.length
  let inverse = 0
  let mean = 0
  for (let k = 0; k < posterior.length; k++) {
    const share = posterior[k] as number
    inverse += share / (curves.chance[from + k] as number)
    mean += share * (curves.slope[from + k] as number)
  }
  const item = outcome >> 1
  slope[item] = (slope[item] as number) + mean
  information[item] = (information[item] as number) + (mean * mean) / (inverse - 1)
}

/** Adds one test. Its passages are independent of each other, given the ability; the answers to a passage are not. */
function addTest(evidence: Evidence, answers: Answers, test: Run, curves: Curves, posterior: Float64Array) {
  const { outcomes } = answers.table
  const runs = passageRuns(answers, test)
  const several = new Map(
    runs.filter(({ start, end }) => end - start > 1).map((run) => [run, chanceWithin(outcomes, run, curves)]),
  )
  for (const run of runs) {
    const within = several.get(run)
    if (within) multiply(posterior, overShifts(within), 0)
    else multiply(posterior, curves.chance, (outcomes[run.start] as number) * NODES.length)
  }
  normalise(posterior)
  for (const run of runs) {
    const within = several.get(run)
    const inPassage = within ? posteriorWithin(posterior, within) : posterior
    for (let at = run.start; at < run.end; at++) addAnswer(evidence, inPassage, outcomes[at] as number, curves)
  }
}

/** Returns what all answers say about the difficulties, at the difficulties of these curves. */
export function evidenceOf(answers: Answers, curves: Curves, populations: Populations): Evidence {
  const { tests, starts } = answers.table
  const evidence = {
    slope: new Float64Array(answers.passages.length),
    information: new Float64Array(answers.passages.length),
  }
  const posterior = new Float64Array(NODES.length)
  tests.forEach((test, i) => {
    const run = { start: starts[i] as number, end: starts[i + 1] as number }
    if (run.start === run.end) return
    populations.fillPrior(posterior, test)
    addTest(evidence, answers, run, curves, posterior)
    populations.add(test, posterior)
  })
  return evidence
}
