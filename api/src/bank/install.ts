import { analyse } from '../assessment/analyse'
import { englishLexicon } from '../assessment/analyse-lexicon'
import { difficultyOf } from '../assessment/scale'
import type { Database } from '../database/connect'
import type { item } from '../database/schema'
import type { Item } from './bank'
import { insertItems, selectItems } from './queries'
import { type BankItem, keyOf, readBank } from './read'

type Lexicon = ReturnType<typeof englishLexicon>

/** What a start changed in the database's bank, and which items it left as they were although their files changed. */
export interface Installed {
  added: number
  changed: string[]
}

/**
 * Brings the items of the files that the database does not know yet; theory gives each its first difficulty. A text under
 * a known id stays as it is: results that rest on it are derived again.
 */
export async function installBank(database: Database): Promise<Installed> {
  const written = (await readBank()).flatMap(({ items }) => items)
  const known = new Map((await selectItems(database)).map((row) => [row.id, row]))
  const missing = written.filter(({ id }) => !known.has(id))
  const changed = written.filter((entry) => differs(entry, known.get(entry.id))).map(({ id }) => id)
  if (missing.length > 0) await addItems(database, missing)
  return { added: missing.length, changed }
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

/** What theory says of an item before anybody has answered it: its text's measure, and the difficulty of that. */
export function firstParametersOf({ passage }: BankItem, lexicon: Lexicon) {
  const { measure, words } = analyse(passage, lexicon)
  return { words, textMeasure: measure, difficulty: difficultyOf(measure) }
}

function rowOf(entry: BankItem, lexicon: Lexicon): typeof item.$inferInsert {
  const { id, genre, passage, statement, options } = entry
  return { id, genre, passage, statement, options, key: keyOf(entry), ...firstParametersOf(entry, lexicon) }
}
