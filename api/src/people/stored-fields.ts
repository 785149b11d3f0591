import type { FieldKind, PersonField, PersonTable } from '@lekta/shared/contract/people/person-fields'
import { entriesOf, pickStored } from '@lekta/shared/contract/people/person-fields'
import { is, type SQLWrapper, sql } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { Grade } from '../assessment/types'
import { account, student } from '../database/schema'

const tables = { account, student }
type Tables = typeof tables

type Columns<T extends keyof Tables> = Tables[T]['_']['columns']
type ColumnName = { [T in keyof Tables]: `${T}.${keyof Columns<T> & string}` }[keyof Tables]

/** A table of fields whose columns exist in the database. */
export type StoredTable = PersonTable & Readonly<Record<string, { column: ColumnName | null }>>

type ColumnAt<C> = C extends `${infer T extends keyof Tables}.${infer N}`
  ? N extends keyof Columns<T>
    ? Columns<T>[N]
    : never
  : never

function columnAt(name: ColumnName): PgColumn {
  const [table, column] = name.split('.') as [keyof Tables, string]
  const found = (tables[table] as unknown as Record<string, unknown>)[column]
  if (!is(found, PgColumn)) throw new Error(`There is no column ${name}.`)
  return found
}

type StoredColumns<T extends StoredTable> = {
  [F in keyof T as T[F]['column'] extends null ? never : F]: ColumnAt<T[F]['column']>
}

/** Returns the columns of fields by field name, for a `select`. */
export const columnsOf = <T extends StoredTable>(fields: T) =>
  Object.fromEntries(
    entriesOf(pickStored(fields)).map(([name, { column }]) => [name, columnAt(column as ColumnName)]),
  ) as StoredColumns<T>

/** Returns the columns by which a list can be sorted, by field name. Names are sorted case-insensitively. */
export const sortColumnsOf = <T extends StoredTable>(fields: T) =>
  Object.fromEntries(
    entriesOf(pickStored(fields)).map(([name, { column, kind }]) => {
      const found = columnAt(column as ColumnName)
      return [name, kind === 'name' ? sql`lower(${found})` : found]
    }),
  ) as unknown as Record<keyof StoredColumns<T>, SQLWrapper>

type Kinds = { [K in Exclude<FieldKind, 'grade' | 'classrooms'>]: string } & { grade: Grade }
type Value<F extends PersonField> =
  | Kinds[F['kind'] & keyof Kinds]
  | (undefined extends z.output<F['schema']> ? null : never)

type Row<T extends StoredTable, Name extends keyof Tables> = {
  [F in keyof T as T[F]['column'] extends `${Name}.${infer Column}` ? Column : never]: Value<T[F]>
}

/** The values of a person from a request or a spreadsheet. Only the name is required. */
export type PersonValues<T extends StoredTable> = { name: string } & {
  [F in keyof T as T[F]['column'] extends null ? never : F]?: z.output<T[F]['schema']> | null
}

/** Returns the values of a person that one table stores, by column. Missing values are null. */
export const rowOf = <T extends StoredTable, Name extends keyof Tables>(fields: T, table: Name, person: object) =>
  Object.fromEntries(
    entriesOf(fields).flatMap(([name, { column }]) =>
      column?.startsWith(`${table}.`)
        ? [[column.slice(table.length + 1), (person as Record<string, unknown>)[name] ?? null]]
        : [],
    ),
  ) as Row<T, Name>
