import type { Endpoint, Page } from '../../contract/endpoint'
import type { ListQuery } from '../../contract/list'

/** The fewest rows of a list in the state `manyRows`; rounded up to a multiple of the fixture’s rows. */
export const manyRows = 10_000

/** More than any id of a fixture, and small enough that the last row’s id is one that a server accepts. */
const idStep = 100_000

type Row = Record<string, unknown>
type Handle = (input: unknown) => Promise<unknown>
type ListInput = { query: ListQuery }

/** Properties that name a row. The first one that a row has gets a number; the logins of a person get it as well. */
const nameKeys = ['name', 'title', 'number', 'plan_name', 'pesan', 'statement', 'text']
const loginKeys = ['username', 'email']

/** Properties that identify a row, in its answer and in later calls. */
const idKeys = ['id', 'code', 'place']

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The digits of a UUID that are replaced; the others distinguish the rows of the fixture. */
const uuidDigits = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3})[0-9a-f]{8}/

function numberId(value: unknown, copy: number): unknown {
  if (typeof value === 'number') return value + copy * idStep
  if (typeof value !== 'string') return value
  const isUuid = uuidDigits.test(value)
  return isUuid ? value.replace(uuidDigits, `$1${String(copy).padStart(8, '0')}`) : `${value}~${copy}`
}

function numberText(value: unknown, copy: number): unknown {
  if (typeof value !== 'string') return value
  return value.includes('@') ? value.replace('@', `.${copy}@`) : `${value} ${copy}`
}

/** Returns whether a row is identified by its version, as releases are. */
const isRelease = (row: Row) => typeof row.version === 'string' && !('id' in row)

/** Returns the n-th copy of a row, with an id and a name of its own. A row without a name gets them in its first part. */
function numberRow(row: Row, copy: number): Row {
  if (copy === 0) return row
  const named = nameKeys.find((key) => typeof row[key] === 'string')
  const ids = idKeys.filter((key) => key in row).map((key) => [key, numberId(row[key], copy)])
  const logins = loginKeys.filter((key) => key in row).map((key) => [key, numberText(row[key], copy)])
  const part = named ? undefined : Object.entries(row).find(([, value]) => isRow(value) && 'name' in value)
  return {
    ...row,
    ...(isRelease(row) && { version: `${row.version}-copy${copy}` }),
    ...Object.fromEntries([...ids, ...logins]),
    ...(named && { [named]: numberText(row[named], copy) }),
    ...(part && { [part[0]]: numberRow(part[1] as Row, copy) }),
  }
}

const textsOf = (row: Row): string[] =>
  Object.entries(row).flatMap(([key, value]) => {
    if (isRow(value)) return textsOf(value)
    return typeof value === 'string' && [...nameKeys, ...loginKeys, ...idKeys, 'version'].includes(key) ? [value] : []
  })

/** Calls with ids of copies act on the row that was copied. */
const idNames = /(^|_)ids?$|^(students|classrooms|codes?|version|before|after)$/

function originalOf(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => originalOf(key, entry))
  if (isRow(value)) return withOriginalIds(value)
  if (!idNames.test(key)) return value
  if (typeof value === 'string') return value.replace(/(~|-copy)\d+$/, '')
  return typeof value === 'number' && value > idStep ? value % idStep : value
}

const withOriginalIds = (input: Row): Row =>
  Object.fromEntries(Object.entries(input).map(([key, value]) => [key, originalOf(key, value)]))

const pageSize = 100

/** Returns all rows that the fixture has for a query, in its order. */
async function collect(handle: Handle, input: ListInput): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const options = { ...input.query.options, page, itemsPerPage: pageSize }
    const answer = (await handle({ ...input, query: { ...input.query, options } })) as Page<Row>
    rows.push(...answer.data)
    last = answer.last_page
  }
  return rows
}

const withoutSearch = ({ query, ...input }: ListInput): ListInput => ({
  ...input,
  query: { ...query, q: '', options: { ...query.options, search: '' } },
})

async function listManyRows(handle: Handle, input: ListInput): Promise<Page<Row>> {
  const { q, options } = input.query
  const { page, itemsPerPage: size, sortDesc } = options
  const rows = await collect(handle, withoutSearch(input))
  if (rows.length === 0) return { data: [], last_page: 1, total: 0, page }
  const copies = Math.ceil(manyRows / rows.length)
  const total = rows.length * copies
  // The copies of one row follow each other, so they are in order by any column by which the fixture can sort.
  const rowAt = (position: number) => {
    const copy = position % copies
    return numberRow(rows[Math.floor(position / copies)] as Row, sortDesc ? copies - 1 - copy : copy)
  }
  const search = (options.search || q).trim().toLowerCase()
  const all = Array.from({ length: search ? total : 0 }, (_, position) => position)
  const found = new Set(search && (await collect(handle, input)).map((row) => JSON.stringify(row)))
  const isFound = rows.map((row) => found.has(JSON.stringify(row)))
  const hits = all.filter(
    (position) =>
      isFound[Math.floor(position / copies)] ||
      textsOf(rowAt(position)).some((text) => text.toLowerCase().includes(search)),
  )
  const count = search ? hits.length : total
  const first = (page - 1) * size
  const length = Math.max(0, Math.min(size, count - first))
  return {
    data: Array.from({ length }, (_, i) => rowAt(search ? (hits[first + i] as number) : first + i)),
    last_page: Math.max(1, Math.ceil(count / size)),
    total: count,
    page,
  }
}

/**
 * Answers paged lists with copies of the fixture’s rows, and other calls as the fixture does. Paging, searching and
 * sorting work as usual; a call with the id of a copy acts on the row that was copied.
 */
export const answerManyRows =
  (handle: Handle, { paged }: Endpoint) =>
  async (input: unknown): Promise<unknown> => {
    const { params, query, body, ...rest } = input as Record<string, unknown>
    const parts = Object.entries({ params, query, body }).filter(([, part]) => isRow(part))
    const original = {
      ...rest,
      ...Object.fromEntries(parts.map(([name, part]) => [name, withOriginalIds(part as Row)])),
    }
    return paged ? listManyRows(handle, original as unknown as ListInput) : handle(original)
  }
