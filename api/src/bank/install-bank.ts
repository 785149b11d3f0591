import { difficultyOf } from '../assessment/scale'
import { analyse } from '../assessment/text/analyse'
import { englishLexicon } from '../assessment/text/analyse-lexicon'
import type { Database } from '../database/connect'
import type { item } from '../database/schema'
import type { Item } from './bank'
import { insertItems, selectItems, updateRetired } from './queries'
import { type BankItem, keyOf, readBank } from './read-bank'

type Lexicon = ReturnType<typeof englishLexicon>

/**
 * The changes that a server start made to the bank in the database, and the items that it left unchanged although
 * their files had changed.
 */
export interface Installed {
  added: number
  /** The number of items that were retired because they are no longer in any file. */
  retired: number
  changed: string[]
}

/**
 * Adds new items from the files to the database, with a first difficulty from theory, and retires items that are no
 * longer in any file. The text of an existing item never changes, because results are derived from it again.
 */
export async function installBank(database: Database): Promise<Installed> {
  const written = (await readBank()).flatMap(({ items }) => items)
  const existing = new Map((await selectItems(database)).map((row) => [row.id, row]))
  const missing = written.filter(({ id }) => !existing.has(id))
  const changed = written.filter((entry) => differs(entry, existing.get(entry.id))).map(({ id }) => id)
  if (missing.length > 0) await addItems(database, missing)
  return { added: missing.length, retired: await retireItems(database, written, existing), changed }
}

/**
 * Retires items that are no longer in any file, and reactivates those that are in a file again. Returns the number of
 * retired items.
 */
async function retireItems(database: Database, written: readonly BankItem[], existing: ReadonlyMap<string, Item>) {
  const live = new Set(written.map(({ id }) => id))
  const rows = [...existing.values()].filter(({ id, retired }) => live.has(id) === retired)
  const gone = rows.filter(({ retired }) => !retired).map(({ id }) => id)
  const back = rows.filter(({ retired }) => retired).map(({ id }) => id)
  if (gone.length > 0) await updateRetired(database, gone, true)
  if (back.length > 0) await updateRetired(database, back, false)
  return gone.length
}

function differs(entry: BankItem, row: Item | undefined): boolean {
  if (!row) return false
  const shown = ({ passage, statement, options, key }: Pick<Item, 'passage' | 'statement' | 'options' | 'key'>) =>
    JSON.stringify([passage, statement, options, key])
  return shown(row) !== shown({ ...entry, key: keyOf(entry) })
}

async function addItems(database: Database, missing: readonly BankItem[]) {
  const lexicon = englishLexicon()
  await insertItems(
    database,
    missing.map((entry) => rowOf(entry, lexicon)),
  )
}

/**
 * Returns the parameters that theory gives an item before it is answered: the measure of its text, and the difficulty
 * for that measure.
 */
export function firstParametersOf({ passage }: BankItem, lexicon: Lexicon) {
  const { measure, words } = analyse(passage, lexicon)
  return { words, textMeasure: measure, difficulty: difficultyOf(measure) }
}

function rowOf(entry: BankItem, lexicon: Lexicon): typeof item.$inferInsert {
  const { id, genre, passage, statement, options } = entry
  return { id, genre, passage, statement, options, key: keyOf(entry), ...firstParametersOf(entry, lexicon) }
}
