import type { ItemWarning } from '@lekta/shared/contract/assessment/bank'
import { chanceRight } from '../model'
import { NODES, WEIGHTS } from '../passages/patterns'
import type { ItemComparison } from './item-comparisons'

/** One answer to an item. `choice` is null for a skip; `ability` is in logits. */
export interface ItemAnswer {
  ability: number
  choice: number | null
  milliseconds: number | null
  rapid: boolean
}

/**
 * How one option was used: its share of the answers, 0…1, and the mean ability of the students who chose it, in logits.
 */
export interface OptionFigures {
  share: number
  ability: number | null
}

/** Statistics of an item. Shares are 0…1 of the answers that were neither skipped nor rapid guesses. */
export interface ItemFigures {
  answers: number
  skipped: number
  rapid: number
  /** Share of right answers (the item's p); null without answers. */
  right: number | null
  /** The share of right answers that the model expects of these students; null without answers. */
  expected: number | null
  /** Correlation of right answers with ability (point-biserial); null if either of them does not vary. */
  pointBiserial: number | null
  medianSeconds: number | null
  options: OptionFigures[]
  doubts: ItemWarning[]
  /** Absent in figures that were counted before groups were compared. */
  comparisons?: ItemComparison[]
}

/** With fewer answers there are no warnings, because the figures are mostly chance. */
const MIN_ANSWERS = 50

/**
 * The smallest difference between p and the expected share that causes a warning: in standard errors, and as a share.
 * The difference must reach both limits.
 */
const DEVIATION = { errors: 3, share: 0.1 }

/**
 * Below this point-biserial correlation a right answer says almost nothing about the student, even among students of
 * similar ability.
 */
const FLAT_BELOW = 0.05

/** A wrong option chosen by a smaller share of students does not distract. */
const IDLE_BELOW = 0.02

/** The mean ability of an option is compared only if this many students chose it. */
const RIVALS = 15

/** With at least this share of rapid guesses, students may be skimming the item. */
const HASTY_FROM = 0.15

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const pair = Number.isInteger(middle) ? [sorted[middle - 1], sorted[middle]] : [sorted[Math.floor(middle)]]
  return mean(pair.filter((value) => value !== undefined))
}

/** Returns Pearson's correlation, or null if one of the variables does not vary. */
function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const [x, y] = [mean(xs) ?? 0, mean(ys) ?? 0]
  const product = xs.reduce((sum, value, i) => sum + (value - x) * ((ys[i] as number) - y), 0)
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0))
  const both = spread(xs, x) * spread(ys, y)
  return both === 0 ? null : product / both
}

function missesModel({ right, expected, answers }: ItemFigures): ItemWarning[] {
  if (right === null || expected === null) return []
  const error = Math.sqrt((expected * (1 - expected)) / answers)
  const apart = Math.abs(right - expected)
  if (apart < DEVIATION.share || apart < DEVIATION.errors * error) return []
  return [right < expected ? 'harder' : 'easier']
}

/**
 * Returns whether the students who chose one of the wrong options are on average abler than those who chose the right
 * option.
 */
function hasRival({ options, answers }: ItemFigures, key: number): boolean {
  const keyAbility = options[key]?.ability ?? Number.NEGATIVE_INFINITY
  return options.some(
    ({ share, ability }, i) => i !== key && ability !== null && share * answers >= RIVALS && ability > keyAbility,
  )
}

function warningsOf(figures: ItemFigures, key: number): ItemWarning[] {
  const { answers, rapid, pointBiserial, options } = figures
  if (answers < MIN_ANSWERS) return []
  const found = missesModel(figures)
  if (pointBiserial !== null && pointBiserial < FLAT_BELOW) found.push('flat')
  if (hasRival(figures, key)) found.push('rival')
  if (options.some(({ share }, i) => i !== key && share < IDLE_BELOW)) found.push('idle')
  if (rapid / (answers + rapid) >= HASTY_FROM) found.push('hasty')
  return found
}

interface AnalysedItem {
  key: number
  options: number
  difficulty: number
  guessing: number
  /** Standard deviation, in logits, of how well the passage suits a student; 0 if tests do not model it. */
  spread: number
}

/** Returns the chance of a right answer, averaged over how well the passage suits the student. */
function chanceAt(ability: number, { difficulty, guessing, spread }: AnalysedItem): number {
  if (spread === 0) return chanceRight(ability, difficulty, guessing)
  return NODES.reduce(
    (sum, node, i) => sum + (WEIGHTS[i] as number) * chanceRight(ability + spread * node, difficulty, guessing),
    0,
  )
}

/** Returns the classical statistics of an item: p, point-biserial, time, use of the options, and warnings. */
export function itemFigures(answers: readonly ItemAnswer[], item: AnalysedItem): ItemFigures {
  const { key, options } = item
  const chosen = answers.filter(({ choice, rapid }) => choice !== null && !rapid)
  const hits = chosen.map(({ choice }) => (choice === key ? 1 : 0))
  const times = chosen.flatMap(({ milliseconds }) => (milliseconds === null ? [] : [milliseconds / 1000]))
  const figures: ItemFigures = {
    answers: chosen.length,
    skipped: answers.filter(({ choice }) => choice === null).length,
    rapid: answers.filter(({ rapid }) => rapid).length,
    right: mean(hits),
    expected: mean(chosen.map(({ ability }) => chanceAt(ability, item))),
    pointBiserial: correlation(
      hits,
      chosen.map(({ ability }) => ability),
    ),
    medianSeconds: median(times),
    options: Array.from({ length: options }, (_, option) => {
      const choosers = chosen.filter(({ choice }) => choice === option)
      return {
        share: chosen.length === 0 ? 0 : choosers.length / chosen.length,
        ability: mean(choosers.map((one) => one.ability)),
      }
    }),
    doubts: [],
  }
  return { ...figures, doubts: warningsOf(figures, key) }
}
