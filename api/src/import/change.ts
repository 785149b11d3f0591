import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { account, student } from '../database/schema'
import type { FieldChange } from '../database/schema/import-json'

const fields = {
  name: { table: account, column: account.name, type: 'text' },
  email: { table: account, column: account.email, type: 'text' },
  archivedAt: { table: account, column: account.archivedAt, type: 'timestamptz' },
  date_of_birth: { table: student, column: student.dateOfBirth, type: 'date' },
  grade: { table: student, column: student.grade, type: 'smallint' },
  nisn: { table: student, column: student.nisn, type: 'text' },
} as const satisfies Record<FieldChange['field'], { table: PgTable & { id: PgColumn }; column: PgColumn; type: string }>

export interface OwnedChange extends FieldChange {
  /** The account's. */
  id: number
}

const columnName = (column: PgColumn) =>
  sql.identifier(column.name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`))

const setOne = (name: FieldChange['field'], changes: readonly OwnedChange[]): SQL => {
  const { table, column, type } = fields[name]
  const given = JSON.stringify(changes.map(({ id, from, to }) => ({ id, before: from, after: to })))
  return sql`update ${table} set ${columnName(column)} = given.after::${sql.raw(type)}
    from jsonb_to_recordset(${given}::jsonb) as given(id int, before text, after text)
    where ${table.id} = given.id and ${column} is not distinct from given.before::${sql.raw(type)}`
}

/** Changes what still is as it was found; what somebody has changed since stays. */
export async function applyChanges(transaction: Database, changes: readonly OwnedChange[]): Promise<void> {
  for (const field of Object.keys(fields) as FieldChange['field'][]) {
    const own = changes.filter((change) => change.field === field)
    if (own.length > 0) await transaction.execute(setOne(field, own))
  }
}

/** The changes that take changes back. */
export const reversed = (changes: readonly OwnedChange[]): OwnedChange[] =>
  changes.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }))
