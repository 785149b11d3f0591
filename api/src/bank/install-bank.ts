import type { Question } from '../assessment/passages/types'
import { difficultyOf } from '../assessment/scale'
import { analyse } from '../assessment/text/analyse'
import { englishLexicon } from '../assessment/text/analyse-lexicon'
import type { Database } from '../database/connect'
import { item, passage } from '../database/schema'
import type { Item } from './bank'
import { firstPassageParametersOf } from './passages/first-parameters'
import { type BankPassage, questionId, readPassages } from './passages/read-passages'
import * as queries from './queries'
import { type BankItem, keyOf, readBank } from './read-bank'

type Lexicon = ReturnType<typeof englishLexicon>

/**
 * The changes that a server start made to the bank in the database, and the items that it left unchanged although
 * their files had changed.
 */
export interface Installed {
  /** Numbers of items, including questions of passages. */
  added: number
  /** The number of items and passages that were retired because they are no longer in any file. */
  retired: number
  changed: string[]
}

/** The parts of an item that a child sees, and the key. */
type Shown = Pick<Item, 'id' | 'passage' | 'statement' | 'options' | 'key'>

/**
 * Adds new items and passages from the files to the database, with a first difficulty from theory, and retires those
 * that are no longer in any file. The text of an existing item never changes, because results are derived from it again.
 */
export async function installBank(database: Database): Promise<Installed> {
  const items = (await readBank()).flatMap(({ items }) => items)
  const passages = (await readPassages()).flatMap(({ passages }) => passages)
  const rows = await queries.selectItems(database)
  const existing = new Map(rows.map((row) => [row.id, row]))
  const missing = items.filter(({ id }) => !existing.has(id))
  const missingPassages = passages.filter(({ id }) => !existing.has(questionId(id, 1)))
  const lexicon = englishLexicon()
  const added = [
    ...missing.map((entry) => rowOf(entry, lexicon)),
    ...missingPassages.flatMap((entry) => questionRowsOf(entry, lexicon)),
  ]
  await database.transaction(async (transaction) => {
    await queries.insertPassages(
      transaction,
      missingPassages.map(({ id, form, motifs }) => ({ id, form, motifs })),
    )
    await queries.insertItems(transaction, added)
  })
  const single = rows.filter(({ passageId }) => passageId === null)
  const retired =
    (await retire(database, item, items, single)) +
    (await retire(database, passage, passages, await queries.selectPassages(database)))
  const written = [...items.map(shownIn), ...passages.flatMap(questionsIn)]
  return {
    added: added.length,
    retired,
    changed: written.filter((entry) => differs(entry, existing)).map(({ id }) => id),
  }
}

const shownIn = ({ id, passage, statement, options, ...entry }: BankItem): Shown => ({
  id,
  passage,
  statement,
  options,
  key: keyOf(entry),
})

const questionsIn = ({ id, passage, questions }: BankPassage): Shown[] =>
  questions.map(({ statement, options, ...question }, index) => ({
    id: questionId(id, index + 1),
    passage,
    statement,
    options,
    key: keyOf(question),
  }))

/** Retires rows that are no longer in any file, and reactivates those that are again. Returns how many it retired. */
async function retire(
  database: Database,
  table: Parameters<typeof queries.updateRetired>[1],
  written: readonly { id: string }[],
  rows: readonly { id: string; retired: boolean }[],
): Promise<number> {
  const live = new Set(written.map(({ id }) => id))
  const wrong = rows.filter(({ id, retired }) => live.has(id) === retired)
  const gone = wrong.filter(({ retired }) => !retired).map(({ id }) => id)
  const back = wrong.filter(({ retired }) => retired).map(({ id }) => id)
  if (gone.length > 0) await queries.updateRetired(database, table, gone, true)
  if (back.length > 0) await queries.updateRetired(database, table, back, false)
  return gone.length
}

function differs(entry: Shown, existing: ReadonlyMap<string, Item>): boolean {
  const row = existing.get(entry.id)
  const text = ({ passage, statement, options, key }: Shown) => JSON.stringify([passage, statement, options, key])
  return row !== undefined && text(row) !== text(entry)
}

/**
 * Returns the parameters that theory gives an item before it is answered: the measure of its text, and the difficulty
 * for that measure.
 */
export function firstParametersOf({ passage }: BankItem, lexicon: Lexicon) {
  const { measure, words } = analyse(passage, lexicon)
  return { words, textMeasure: measure, difficulty: difficultyOf(measure) }
}

const rowOf = (entry: BankItem, lexicon: Lexicon): typeof item.$inferInsert => ({
  ...shownIn(entry),
  genre: entry.genre,
  ...firstParametersOf(entry, lexicon),
})

function questionRowsOf(entry: BankPassage, lexicon: Lexicon): (typeof item.$inferInsert)[] {
  const { words, uncertainty, textMeasure, questions } = firstPassageParametersOf(entry, lexicon)
  return questionsIn(entry).map((shown, index) => ({
    ...shown,
    ...{ genre: entry.genre, words, textMeasure, difficultyError: uncertainty, retired: true },
    ...{ passageId: entry.id, question: index + 1 },
    ...parametersOf(questions[index] as Question),
  }))
}

const parametersOf = ({ kind, difficulty, guessing }: Question) => ({ kind, difficulty, guessing })
