import { getTableName, is, or, type SQL, sql, Table } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../database/schema'
import type { ColumnClass, Keep, TableName } from '../map/classes'
import { personalData } from '../personal-data'

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, Table) ? [{ name: name as TableName, table: table as PgTable }] : [],
)

/** Returns the tables so that each comes before the tables that it refers to. */
function referringFirst(): readonly { name: TableName; table: PgTable }[] {
  const sorted: typeof tables = []
  const visit = (one: (typeof tables)[number]) => {
    if (sorted.includes(one)) return
    const isReferring = ({ table }: typeof one) =>
      table !== one.table && getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === one.table)
    for (const other of tables.filter(isReferring)) visit(other)
    sorted.push(one)
  }
  for (const one of tables) visit(one)
  return sorted
}

/** All tables; each comes before the tables that it refers to, so rows can be deleted in this order. */
export const tablesInOrder = referringFirst()

/** Returns the condition that a column is one of these ids, without the column. */
export const inIds = (ids: readonly number[]) => sql`= any(${sql.param(ids)}::int[])`

export const tableOf = (name: TableName) => tables.find((one) => one.name === name)?.table as PgTable

/** Returns a column for use in conditions. */
export const columnOf = (name: TableName, column: string) =>
  (tableOf(name) as unknown as Record<string, PgColumn>)[column] as PgColumn

/** Returns the name of a column in SQL without its table, as `update … set` needs it. */
export const nameOf = (column: string) => sql.identifier(toSnakeCase(column))

export const classesOf = (name: TableName): [string, ColumnClass][] => Object.entries(personalData[name].columns)

const isReference = (found: ColumnClass) => found.is === 'person' || found.is === 'actor'

/** Returns whether erasing deletes, clears, unlinks or keeps what a column refers to; undefined for other columns. */
export const erasureOf = (found: ColumnClass) =>
  found.is === 'person' || found.is === 'actor' || found.is === 'people' ? found.erase : undefined

export const isKeep = (erase: ReturnType<typeof erasureOf>): erase is Keep => typeof erase === 'object'

/** The ids of people to erase, and their e-mail addresses. */
export interface PeopleRef {
  ids: readonly number[]
  emails: readonly string[]
}

/** Returns the condition for the rows of a table that are deleted with people; undefined if none ever is. */
export function deletedRows(name: TableName, people: PeopleRef): SQL | undefined {
  const conditions = classesOf(name).flatMap(([column, found]) => {
    const field = columnOf(name, column)
    if (isReference(found) && erasureOf(found) === 'delete') return [sql`${field} ${inIds(people.ids)}`]
    if (found.is === 'address') return [sql`lower(${field}) = any(${sql.param(people.emails)}::text[])`]
    if (found.is !== 'within') return []
    const rows = deletedRows(found.table, people)
    return rows ? [sql`${field} in (select id from ${tableOf(found.table)} where ${rows})`] : []
  })
  return or(...conditions)
}

/** A column whose rows stay after an erasure, with the reference to the emptied account. */
export interface RetainedReference {
  table: PgTable
  name: TableName
  field: PgColumn
  column: string
  keep: Keep
}

/** The columns that keep an emptied account, because records that must stay refer to it. */
export const retainedReferences: readonly RetainedReference[] = tables.flatMap(({ name, table }) =>
  classesOf(name).flatMap(([column, found]) => {
    const erase = erasureOf(found)
    return isKeep(erase) ? [{ table, name, column, field: columnOf(name, column), keep: erase }] : []
  }),
)

/** Returns the rows in which a column refers to one of these people, as the end of a `select`. */
export const rowsOf = ({ table, field }: Pick<RetainedReference, 'table' | 'field'>, ids: readonly number[]) =>
  sql`from ${sql.identifier(getTableName(table))} where ${field} ${inIds(ids)}`
