import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect'
import type { TableName } from '../map/classes'
import { columnOf, nameOf, tablesInOrder } from './references'

/** Replaces a name in a text that is about something else. */
const HIDDEN = '…'

const escapeRegex = (text: string) => text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')

/** Returns the pattern, for PostgreSQL, that matches any of the texts as whole words. */
export const wordsPattern = (texts: readonly string[]) =>
  `(?<![[:alnum:]])(${texts.map(escapeRegex).join('|')})(?![[:alnum:]])`

/** Replaces texts that name a person in a column of a table, without regard to case, in rows that match `condition`. */
export async function redact(
  transaction: Database,
  { table: name, column }: { table: TableName; column: string },
  texts: readonly string[],
  condition: SQL = sql`true`,
): Promise<void> {
  if (texts.length === 0) return
  const table = tablesInOrder.find((one) => one.name === name)?.table as PgTable
  const field = columnOf(name, column)
  const isJson = field.getSQLType() === 'jsonb'
  // Within JSON, a text is written with escapes.
  const written = isJson ? texts.map((text) => JSON.stringify(text).slice(1, -1)) : texts
  const pattern = wordsPattern(written)
  const replaced = sql`regexp_replace(${field}::text, ${pattern}, ${HIDDEN}, 'gi')`
  await transaction.execute(sql`update ${sql.identifier(getTableName(table))}
    set ${nameOf(column)} = ${isJson ? sql`(${replaced})::jsonb` : replaced}
    where ${condition} and ${field}::text ~* ${pattern}`)
}
