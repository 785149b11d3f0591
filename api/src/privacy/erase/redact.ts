import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import type { TableName } from '../map/classes'
import { columnOf, nameOf, tableOf } from './references'

/** Replaces a name in a text that is about something else. */
const HIDDEN = '…'

const escapeRegex = (text: string) => text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')

/** Returns the pattern for one text. An address that only ends like the text is another one. */
const wordPattern = (text: string) => `${text.includes('@') ? '(?<![[:alnum:]][.+_-])' : ''}${escapeRegex(text)}`

/** Returns the pattern, for PostgreSQL, that matches any of the texts as whole words. */
export const wordsPattern = (texts: readonly string[]) =>
  `(?<![[:alnum:]])(${texts.map(wordPattern).join('|')})(?![[:alnum:]])`

/** A column, or a text within a column that contains JSON. */
export interface Field {
  table: TableName
  column: string
  key?: string
}

/** Replaces texts that name a person in a field, without regard to case, in rows that match `condition`. */
export async function redact(
  transaction: Database,
  { table, column, key }: Field,
  texts: readonly string[],
  condition: SQL = sql`true`,
): Promise<void> {
  if (texts.length === 0) return
  const field = columnOf(table, column)
  const isJson = key === undefined && field.getSQLType() === 'jsonb'
  // Within JSON, a text is written with escapes.
  const written = isJson ? texts.map((text) => JSON.stringify(text).slice(1, -1)) : texts
  const pattern = wordsPattern(written)
  const text = key === undefined ? sql`${field}::text` : sql`${field} ->> ${key}`
  const replaced = sql`regexp_replace(${text}, ${pattern}, ${HIDDEN}, 'gi')`
  const whole = isJson ? sql`(${replaced})::jsonb` : replaced
  await transaction.execute(sql`update ${sql.identifier(getTableName(tableOf(table)))}
    set ${nameOf(column)} = ${key === undefined ? whole : sql`jsonb_set(${field}, array[${key}::text], to_jsonb(${whole}))`}
    where ${condition} and ${text} ~* ${pattern}`)
}
