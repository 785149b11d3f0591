import type { RetainedPart, Section } from '@lekta/shared/contract/privacy'
import type { Table } from 'drizzle-orm'
import type * as schema from '../../database/schema'

/** The tables of the schema, without its views. */
export type Tables = { [N in keyof typeof schema as (typeof schema)[N] extends Table ? N : never]: (typeof schema)[N] }
export type TableName = Extract<keyof Tables, string>
export type ColumnName<N extends TableName> = Extract<keyof Tables[N]['_']['columns'], string>

/** Something that an erasure leaves unchanged, and the reason in law or statistics. */
export interface Keep {
  keep: string
  what: RetainedPart
}

/**
 * What a column says about people, and what erasing a person does.
 *
 * - `person`: the account that the row is about. Erasing it deletes the row, clears the row (removes the reference and
 *   empties the row's `names`), removes only the reference, or keeps the row; the account is then emptied and not
 *   deleted.
 * - `people`: an array of such accounts. Erasing removes the person from the array.
 * - `address`: the e-mail address of the person whom the row is about, who need not have an account.
 * - `actor`: the account that did something.
 * - `within`: a row of another table. This row is about the same people and is deleted with it.
 * - `names`: text that can name people, also in rows that are about someone else. Erasing sets it to `empty`, an SQL
 *   literal, wherever it names the person; `sweeps.ts` says how these rows are found.
 * - `data`: a fact about the people of the row.
 * - `secret`: never part of an export.
 * - `none`: says nothing about a person.
 */
export type ColumnClass =
  | { is: 'person'; erase: 'delete' | 'clear' | 'unlink' | Keep }
  | { is: 'people'; erase: 'unlink' }
  | { is: 'address'; erase: 'delete' }
  | { is: 'actor'; erase: 'delete' | 'unlink' | Keep }
  | { is: 'within'; table: TableName }
  | { is: 'names'; empty: string }
  | { is: 'data' }
  | { is: 'secret'; why: string }
  | { is: 'none' }

type ErasureOf<Is> = Extract<ColumnClass, { is: Is }> extends { erase: infer E } ? E : never

export const keep = (what: RetainedPart, reason: string): Keep => ({ keep: reason, what })
export const person = (erase: ErasureOf<'person'>) => ({ is: 'person', erase }) as const
export const people = (erase: ErasureOf<'people'>) => ({ is: 'people', erase }) as const
export const address = (erase: ErasureOf<'address'>) => ({ is: 'address', erase }) as const
export const actor = (erase: ErasureOf<'actor'>) => ({ is: 'actor', erase }) as const
export const within = (table: TableName) => ({ is: 'within', table }) as const
export const names = (empty: 'null' | `'${string}'`) => ({ is: 'names', empty }) as const
export const secret = (why: string) => ({ is: 'secret', why }) as const

const allOf = <const C extends ColumnClass, const K extends string>(value: C, columns: readonly K[]) =>
  Object.fromEntries(columns.map((column) => [column, value])) as Record<K, C>

export const data = <const K extends string>(...columns: K[]) => allOf({ is: 'data' }, columns)
export const none = <const K extends string>(...columns: K[]) => allOf({ is: 'none' }, columns)

/** The section of the export that contains a table's rows about a person, or why the export leaves them out. */
type InExport = Section | { excluded: string }

export interface TableClass<Column extends string = string> {
  export: InExport
  columns: Readonly<Record<Column, ColumnClass>>
}

export const excluded = (reason: string) => ({ excluded: reason })

export type TableClasses = { readonly [N in TableName]: TableClass<ColumnName<N>> }

export const impersonal = excluded('It is not about a person.')
export const schoolRecord = keep(
  'records',
  'It is part of the records of the school or of other people, without the name.',
)
