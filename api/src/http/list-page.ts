import type { Page } from '@lekta/shared/contract/endpoint'
import type { ListQuery, SearchQuery } from '@lekta/shared/contract/list'
import { asc, Column, desc, ilike, is, Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { account, searchText } from '../database/schema'
import { badInput } from '../errors/api-error'
import { say } from '../i18n/sentence'

/** Returns the limit and offset that select a page's rows from the whole list, or the placeholders of a shape. */
export const windowOf = ({ options: { page, itemsPerPage } }: ListQuery) => ({
  limit: itemsPerPage,
  offset: is(page, Placeholder) ? page : (page - 1) * itemsPerPage,
})

/** Returns the query with a classroom as its filter. */
export const withClassroom = <Q extends ListQuery>(query: Q, id: number): Q => ({
  ...query,
  options: { ...query.options, classroom_id: id },
})

/** Returns a page of a list. A page past the end is empty; an empty list has one page. */
export function pageOf<Row>({ options: { page, itemsPerPage } }: ListQuery, data: Row[], total: number): Page<Row> {
  return { data, last_page: Math.max(1, Math.ceil(total / itemsPerPage)), total, page }
}

/** A query for the number of all rows of a list. */
type Counted = SQLWrapper & PromiseLike<{ total: number }[]>

/** Returns the column that adds the number of all rows to each row of a page, so that both take one statement. */
export const totalOf = (counted: Counted) => sql<number>`(${counted})`.mapWith(Number)

/** A page's rows, and the number of all rows of the list. */
export interface RowsWithTotal<Row> {
  rows: Row[]
  total: number
}

/** Returns the rows of a page and their total. A page past the end has no rows that say it, so it is counted. */
export async function withTotal<Row extends { total: number }>(
  { options: { page } }: ListQuery,
  rows: readonly Row[],
  count: () => Counted,
): Promise<RowsWithTotal<Omit<Row, 'total'>>> {
  const [first] = rows
  if (!first && page > 1) return { rows: [], total: (await count())[0]?.total ?? 0 }
  return { rows: rows.map(({ total: _, ...row }) => row), total: first?.total ?? 0 }
}

/** The columns that a list can be sorted by, by their wire names. */
export type SortColumns = Readonly<Record<string, SQLWrapper | Filled>>

/** A column that is never null, so that an index can be used to sort by it in both directions. */
export interface Filled {
  filled: SQLWrapper
}

/** The name of an account, for sorting without regard to case. */
export const accountName: Filled = { filled: sql`lower(${account.name})` }

const isFilled = (column: SQLWrapper | Filled): column is Filled => 'filled' in column

/**
 * Returns the sort order: by the named column with missing values last, then by id. Throws a 400 if `columns` does
 * not contain the name.
 */
export function sortBy({ options }: ListQuery, columns: SortColumns, id: SQLWrapper): SQL[] {
  const column = Object.hasOwn(columns, options.sortBy) ? columns[options.sortBy] : undefined
  if (!column) {
    const what = say('one of {{values}}', { values: Object.keys(columns).join(', ') })
    throw badInput({ 'options.sortBy': say('{{field}} must be {{what}}.', { field: 'options.sortBy', what }) })
  }
  const direction = options.sortDesc ? desc : asc
  if (isFilled(column)) return [direction(column.filled), direction(id)]
  return is(column, Column) && column.primary
    ? [direction(column), direction(id)]
    : [sql`${direction(column)} nulls last`, direction(id)]
}

/** Returns the search term; empty when there is none. */
export const whereSearched = ({ q, options }: SearchQuery) => (options.search || q).trim()

/** The shortest term that the index of search texts can find: it consists of groups of three letters. */
const INDEXED_LENGTH = 3

/**
 * Returns the condition for accounts whose name, username or e-mail contains the search term; undefined if there is
 * no term.
 */
export function matchesSearch(query: SearchQuery): SQL | undefined {
  const text = whereSearched(query)
  if (text === '') return undefined
  // For a short term PostgreSQL would read the whole index, which contains the accounts of all schools.
  const searched = text.length < INDEXED_LENGTH ? sql`(${searchText(account)} || '')` : searchText(account)
  return ilike(searched, `%${escapeLike(text)}%`)
}

/** Escapes the wildcards of LIKE in a text. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
