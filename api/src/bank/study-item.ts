import { isRapidGuess } from '../assessment/effort/effort'
import { compareAllGroups } from '../assessment/items/item-comparisons'
import { type ItemFigures, itemFigures } from '../assessment/items/item-figures'
import { STANDARD_PROFILE } from '../assessment/profile'
import type { Item } from './bank'
import type { ItemAnswerRow, StudiedTest } from './queries'

const { guessing, effort } = STANDARD_PROFILE

/** Tests by the id of their attempt, with their index. */
export type TestIndex = ReadonlyMap<number, StudiedTest & { index: number }>

/** How an item was answered, and its answers that count for its difficulty. */
export interface Study {
  item: Item
  figures: ItemFigures
  trials: { test: number; right: boolean }[]
}

/** Studies the answers to an item that belong to these tests. Skips and rapid guesses do not count as trials. */
export function studyItem(item: Item, rows: readonly ItemAnswerRow[], tests: TestIndex): Study {
  const answers = rows.flatMap(({ attemptId, choice, milliseconds }) => {
    const test = tests.get(attemptId)
    const rapid = isRapidGuess({ skipped: choice === null, milliseconds, item }, effort)
    return test ? [{ test, ability: test.ability, choice, milliseconds, rapid }] : []
  })
  const trials = answers
    .filter(({ choice, rapid }) => choice !== null && !rapid)
    .map(({ test, choice }) => ({ ...test, test: test.index, right: choice === item.key }))
  const { key, options, difficulty } = item
  const figures = itemFigures(answers, { key, options: options.length, difficulty, guessing })
  const comparisons = compareAllGroups(trials)
  const isUnequal = comparisons.some((comparison) => comparison.class === 'C')
  return {
    item,
    figures: { ...figures, comparisons, doubts: isUnequal ? [...figures.doubts, 'unequal'] : figures.doubts },
    trials: trials.map(({ test, right }) => ({ test, right })),
  }
}
