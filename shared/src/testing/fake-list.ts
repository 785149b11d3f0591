import type { Page } from '../contract/endpoint'
import type { ListQuery } from '../contract/list'

type Value = string | number | null

interface Kind<Row> {
  /** Returns the text in which a search looks for its term. */
  text: (row: Row) => string
  /** The list's sortable columns by the server's names. */
  sort: Readonly<Record<string, (row: Row) => Value>>
}

const compare = (a: NonNullable<Value>, b: NonNullable<Value>) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))

// Missing values come last in either direction, as on the server.
function sorted<Row>(rows: readonly Row[], value: (row: Row) => Value, descending: boolean): Row[] {
  const withValue = rows.filter((row) => value(row) !== null)
  const withoutValue = rows.filter((row) => value(row) === null)
  withValue.sort(
    (a, b) => (descending ? -1 : 1) * compare(value(a) as NonNullable<Value>, value(b) as NonNullable<Value>),
  )
  return [...withValue, ...withoutValue]
}

/** Returns rows in memory as the server would list them: searched, sorted, paged. */
export function listOf<Row>(rows: readonly Row[], { q, options }: ListQuery, { text, sort }: Kind<Row>): Page<Row> {
  const { page, itemsPerPage: size, sortBy, sortDesc } = options
  const search = (options.search || q).trim().toLowerCase()
  const found = rows.filter((row) => text(row).toLowerCase().includes(search))
  const value = sort[sortBy]
  const ordered = value ? sorted(found, value, sortDesc) : found
  const last_page = Math.max(1, Math.ceil(found.length / size))
  return { data: ordered.slice((page - 1) * size, page * size), last_page, total: found.length, page }
}
