import type { BankCoverage, BankFigures, BankLimits } from '@lekta/shared/contract/assessment/bank'
import { textMeasureOf } from '../assessment/scale'
import type { ItemRow } from './item-queries'
import { bankLimits } from './passages/acceptance'
import {
  type CountedPassage,
  type QuestionFigures,
  questionFiguresOf,
  shareOf,
  sumUpQuestions,
} from './passages/passage-figures'
import { letters } from './read-bank'

const BAND = 100

/** What a test gives as a whole: a passage with its questions, in their order, or an item with a passage of its own. */
type Unit = readonly [ItemRow, ...ItemRow[]]

/** Returns the rows of what may be given, those of one passage together. */
export function groupByPassage(rows: readonly ItemRow[]): Unit[] {
  const groups = new Map<string, Unit>()
  for (const row of rows) {
    const id = row.passage?.id ?? row.item.id
    groups.set(id, [...(groups.get(id) ?? []), row] as unknown as Unit)
  }
  return [...groups.values()]
}

/** Returns the band of a text, by the mean difficulty of its questions: its lowest measure in L. */
const bandOf = (unit: Unit) => Math.floor(textMeasureOf(shareOf(unit, ({ item }) => item.difficulty)) / BAND) * BAND

/** Counts what may be given in each band of 100L, lowest band first. */
export function presentBands(units: readonly Unit[], figures: FiguresByPassage): BankCoverage['bands'] {
  const lows = [...new Set(units.map(bandOf))].sort((a, b) => a - b)
  return lows.map((low) => {
    const ofBand = units.filter((one) => bandOf(one) === low)
    const literary = ofBand.filter(([{ item }]) => item.genre === 'literary').length
    return {
      low,
      literary,
      informational: ofBand.length - literary,
      highest_exposure: Math.max(...ofBand.map(([{ exposure }]) => exposure)),
      doubtful: ofBand.filter((rows) => rows.some(({ figures }) => (figures?.doubts.length ?? 0) > 0)).length,
      figures: presentFigures(ofBand, figures),
    }
  })
}

/** The figures of questions by the id of their passage. Passages never change, so each is looked at only once. */
type FiguresByPassage = Map<string, QuestionFigures[]>

/** Returns the figures of the questions of a passage; nothing for an item with a passage of its own. */
function questionsOf(unit: Unit, cache: FiguresByPassage): QuestionFigures[] {
  const [{ passage }] = unit
  if (passage === null) return []
  const found = cache.get(passage.id) ?? questionFiguresOf(countedOf(unit))
  cache.set(passage.id, found)
  return found
}

/** Returns a passage with its questions as the bank's files have it. */
function countedOf(unit: Unit): CountedPassage {
  const questions = unit.flatMap(({ item: { kind, statement, options, key } }) => {
    const answer = letters[key]
    return kind === null || answer === undefined ? [] : [{ kind, statement, options, answer }]
  })
  const [{ item }] = unit
  return { genre: item.genre, passage: item.passage, questions }
}

/** Returns what questions ask for and how far comparing words leads; null without passages. */
export function presentFigures(units: readonly Unit[], cache: FiguresByPassage): BankFigures | null {
  const all = units.flatMap((one) => questionsOf(one, cache))
  if (all.length === 0) return null
  const { questions, kinds, matched, longestKey } = sumUpQuestions(all)
  return { questions, kinds, matched: Math.max(...Object.values(matched)), longest_key: longestKey }
}

export const presentLimits = (): BankLimits => ({
  kinds: bankLimits.kinds.map(({ kinds, least, most }) => ({ kinds: [...kinds], least, most })),
  matched: bankLimits.matched,
  matched_in_band: bankLimits.matchedInBand,
  longest_key: bankLimits.longestKey,
})
