import { removeCommonChange } from './anchor'
import type { AnswerTable } from './answer-table'
import { type Evidence, evidenceOf } from './evidence'
import { openPopulations } from './population'
import { emptyCurves, fillCurves } from './response-curves'

/** An item's difficulty and its standard error, in logits. */
export interface Held {
  difficulty: number
  standardError: number
}

/**
 * An item before it is answered: the difficulty of its text, its passage, which one other item may share, and the
 * chance that a student who understood nothing is right.
 */
export interface TheoryItem {
  theory: Held
  passage: number
  guessing: number
}

const MOST_ROUNDS = 25

/** The rounds end when no difficulty changes by more, in logits. */
const SETTLED = 0.002

/** The largest change of a difficulty in a round, in logits. */
const LONGEST_STEP = 1

function stepOf({ theory }: TheoryItem, difficulty: number, slope: number, information: number): number {
  const certainty = theory.standardError ** -2
  const step = (slope - (difficulty - theory.difficulty) * certainty) / (information + certainty)
  return Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step))
}

function improve(items: readonly TheoryItem[], before: readonly Held[], { slope, information }: Evidence): Held[] {
  return removeCommonChange(
    items.map((item, i) => {
      const [{ difficulty }, gained] = [before[i] as Held, information[i] as number]
      const step = stepOf(item, difficulty, slope[i] as number, gained)
      return { theory: item.theory, difficulty: difficulty + step, information: gained }
    }),
  )
}

/**
 * Returns the difficulties of items, in the order of the items, after these answers: those with the largest posterior,
 * with the difficulty of the text as a normal prior. Abilities are not taken from results: they are integrated out
 * (marginal likelihood, Bock & Aitkin 1981), because results are wider than abilities and would stretch the scale.
 * The mean and the slope of all changes are removed. An item without answers keeps its difficulty and its standard
 * error.
 */
export function calibrate(items: readonly TheoryItem[], table: AnswerTable): Held[] {
  const answers = { table, passages: items.map(({ passage }) => passage) }
  const populations = openPopulations()
  const curves = emptyCurves(items.length)
  let held = items.map(({ theory }) => theory)
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const before = held
    const difficulties = before.map(({ difficulty }, i) => ({
      difficulty,
      guessing: (items[i] as TheoryItem).guessing,
    }))
    fillCurves(curves, difficulties)
    held = improve(items, before, evidenceOf(answers, curves, populations))
    populations.update()
    if (held.every(({ difficulty }, i) => Math.abs(difficulty - (before[i] as Held).difficulty) < SETTLED)) break
  }
  return held
}
