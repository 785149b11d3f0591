import { type AnswerPair, openPairs } from './answer-pairs'
import type { AnswerTable } from './answer-table'
import type { Populations } from './population'
import { type Curves, NODES } from './response-curves'

/** What the answers to each item say about its difficulty: the slope of their log likelihood, and their information. */
export interface Evidence {
  slope: Float64Array
  information: Float64Array
}

/**
 * The answers that are studied: those of many tests, and the passage of each item, both by index. A passage has one or
 * two items.
 */
export interface Answers {
  table: AnswerTable
  passages: readonly number[]
}

/** The answers of a test: a part of the outcomes of a table. */
interface Run {
  start: number
  end: number
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

type OutcomeCurves = Pick<Curves, 'inverse' | 'slope'>

/**
 * Adds one answer, whose curves begin at `from`. With w the distribution of ability given all other answers, the chance
 * of the outcome is Σ wP; the posterior is wP divided by that, so both its chance and the slope follow from the
 * posterior (leave one out).
 */
function addAnswer(evidence: Evidence, posterior: Float64Array, outcome: number, curves: OutcomeCurves, from: number) {
  let inverse = 0
  let mean = 0
  for (let k = 0; k < posterior.length; k++) {
    const share = posterior[k] as number
    inverse += share * (curves.inverse[from + k] as number)
    mean += share * (curves.slope[from + k] as number)
  }
  const item = outcome >> 1
  evidence.slope[item] = (evidence.slope[item] as number) + mean
  evidence.information[item] = (evidence.information[item] as number) + (mean * mean) / (inverse - 1)
}

function addPair(evidence: Evidence, posterior: Float64Array, outcomes: readonly [number, number], pair: AnswerPair) {
  for (const index of [0, 1] as const) {
    addAnswer(evidence, posterior, outcomes[index], { inverse: pair.inverse[index], slope: pair.slope[index] }, 0)
  }
}

/** Visits the answers of a test: the index of each that has a passage of its own, or of the first of a pair. */
function visitPassages({ table: { outcomes }, passages }: Answers, { start, end }: Run, visit: PassageVisitor) {
  for (let at = start; at < end; at++) {
    const outcome = outcomes[at] as number
    const isPair = at + 1 < end && passages[outcome >> 1] === passages[(outcomes[at + 1] as number) >> 1]
    if (isPair) visit.pair(outcome, outcomes[++at] as number)
    else visit.single(outcome)
  }
}

interface PassageVisitor {
  single: (outcome: number) => void
  pair: (first: number, second: number) => void
}

/** Returns what all answers say about the difficulties, at the difficulties of these curves. */
export function evidenceOf(answers: Answers, curves: Curves, populations: Populations): Evidence {
  const { tests, starts } = answers.table
  const evidence = {
    slope: new Float64Array(answers.passages.length),
    information: new Float64Array(answers.passages.length),
  }
  const posterior = new Float64Array(NODES.length)
  const pairOf = openPairs(curves)
  // The passages of a test are independent of each other, given the ability; the answers to a passage are not.
  const likelihood: PassageVisitor = {
    single: (outcome) => multiply(posterior, curves.chance, outcome * NODES.length),
    pair: (first, second) => multiply(posterior, pairOf(first, second).chance, 0),
  }
  const adding: PassageVisitor = {
    single: (outcome) => addAnswer(evidence, posterior, outcome, curves, outcome * NODES.length),
    pair: (first, second) => addPair(evidence, posterior, [first, second], pairOf(first, second)),
  }
  tests.forEach((test, i) => {
    const run = { start: starts[i] as number, end: starts[i + 1] as number }
    if (run.start === run.end) return
    populations.fillPrior(posterior, test)
    visitPassages(answers, run, likelihood)
    normalise(posterior)
    visitPassages(answers, run, adding)
    populations.add(test, posterior)
  })
  return evidence
}
