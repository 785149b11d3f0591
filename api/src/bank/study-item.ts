import { isRapidGuess } from '../assessment/effort/effort'
import { compareAllGroups } from '../assessment/items/item-comparisons'
import { type ItemFigures, itemFigures } from '../assessment/items/item-figures'
import { isRapidReply } from '../assessment/passages/effort/rapid-guess'
import { STANDARD_PASSAGE_PROFILE } from '../assessment/passages/profile'
import { STANDARD_PROFILE } from '../assessment/profile'
import type { Item } from './bank'
import type { ItemAnswerRow, StudiedTest } from './queries'

/** Tests by the id of their attempt, with their index. */
export type TestIndex = ReadonlyMap<number, StudiedTest & { index: number }>

/** How an item was answered, and its answers that count for its difficulty. */
export interface Study {
  item: Item
  figures: ItemFigures
  trials: { test: number; right: boolean }[]
}

/** Returns the chance that a student who understood nothing is right. */
export const guessingOf = ({ guessing }: Pick<Item, 'guessing'>) => guessing ?? STANDARD_PROFILE.guessing

/**
 * Returns whether an answer is a rapid guess by the rule of its test. For the second question of a passage, the time of
 * the first one also counts as time for reading.
 */
function isRapid(item: Item, { choice, milliseconds, millisecondsBefore }: ItemAnswerRow): boolean {
  if (item.passageId === null) {
    return isRapidGuess({ skipped: choice === null, milliseconds, item }, STANDARD_PROFILE.effort)
  }
  const before = item.question === 1 ? 0 : millisecondsBefore
  const sincePassage = before === null || milliseconds === null ? null : before + milliseconds
  const outcome = choice === null ? 'skipped' : choice === item.key ? 'right' : 'wrong'
  return isRapidReply(
    { reply: { outcome, milliseconds }, passage: item, sincePassage },
    STANDARD_PASSAGE_PROFILE.rapidGuesses,
  )
}

/** Studies the answers to an item that belong to these tests. Skips and rapid guesses do not count as trials. */
export function studyItem(item: Item, rows: readonly ItemAnswerRow[], tests: TestIndex): Study {
  const answers = rows.flatMap((row) => {
    const test = tests.get(row.attemptId)
    const { choice, milliseconds } = row
    return test ? [{ test, ability: test.ability, choice, milliseconds, rapid: isRapid(item, row) }] : []
  })
  const trials = answers
    .filter(({ choice, rapid }) => choice !== null && !rapid)
    .map(({ test, choice }) => ({ ...test, test: test.index, right: choice === item.key }))
  const { key, options, difficulty, passageId } = item
  const spread = passageId === null ? 0 : STANDARD_PASSAGE_PROFILE.testletSpread
  const analysed = { key, options: options.length, difficulty, guessing: guessingOf(item), spread }
  const figures = itemFigures(answers, analysed)
  const comparisons = compareAllGroups(trials)
  const isUnequal = comparisons.some((comparison) => comparison.class === 'C')
  return {
    item,
    figures: { ...figures, comparisons, doubts: isUnequal ? [...figures.doubts, 'unequal'] : figures.doubts },
    trials: trials.map(({ test, right }) => ({ test, right })),
  }
}
