import { entriesOf, type PersonField, type PersonTable } from '@lekta/shared/contract/people/person-fields'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import { teacherFields } from '@lekta/shared/contract/people/teacher-fields'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { account, student } from '../database/schema'
import type { ChangeableField, FieldChange, Values } from '../database/schema/import-json'
import { columnsOf } from '../people/stored-fields'

const columns: Readonly<Record<FieldChange['field'], PgColumn>> = {
  ...columnsOf(studentFields),
  ...columnsOf(teacherFields),
  archivedAt: account.archivedAt,
}

const isChangeable = ({ kind, column, sheet }: PersonField) => kind !== 'username' && column !== null && sheet !== null

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** An existing person at the school, with values by field name. */
type ExistingPerson = { archivedAt: Date | null } & Partial<Record<ChangeableField, unknown>>

/**
 * Returns the fields in which a line differs from the stored data. An empty cell changes nothing. An archived person
 * is restored.
 */
export function findChanges(fields: PersonTable, said: Values, existing: ExistingPerson): FieldChange[] {
  const names = entriesOf(fields).flatMap(([name, field]) => (isChangeable(field) ? [name as ChangeableField] : []))
  const changes = names.flatMap((field): FieldChange[] => {
    const [from, to] = [textOf(existing[field]), textOf(said[field])]
    return to === null || to === from ? [] : [{ field, from, to }]
  })
  const { archivedAt } = existing
  return archivedAt ? [...changes, { field: 'archivedAt', from: archivedAt.toISOString(), to: null }] : changes
}

export interface OwnedChange extends FieldChange {
  /** The account's id. */
  id: number
}

const columnName = (column: PgColumn) =>
  sql.identifier(column.name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`))

const setOne = (name: FieldChange['field'], changes: readonly OwnedChange[]): SQL => {
  const column = columns[name]
  const table = column.table === student ? student : account
  const type = column.getSQLType()
  const rows = JSON.stringify(changes.map(({ id, from, to }) => ({ id, before: from, after: to })))
  return sql`update ${table} set ${columnName(column)} = change.after::${sql.raw(type)}
    from jsonb_to_recordset(${rows}::jsonb) as change(id int, before text, after text)
    where ${table.id} = change.id and ${column} is not distinct from change.before::${sql.raw(type)}`
}

/**
 * Applies changes to fields that still have the value from the time of the check. Fields that were changed since then
 * are left alone.
 */
export async function applyChanges(transaction: Database, changes: readonly OwnedChange[]): Promise<void> {
  for (const field of Object.keys(columns) as FieldChange['field'][]) {
    const fieldChanges = changes.filter((change) => change.field === field)
    if (fieldChanges.length > 0) await transaction.execute(setOne(field, fieldChanges))
  }
}

/** Returns the changes that undo the given changes. */
export const reversed = (changes: readonly OwnedChange[]): OwnedChange[] =>
  changes.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }))
