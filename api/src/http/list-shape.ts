import type { ListQuery } from '@lekta/shared/contract/list'
import { sql } from 'drizzle-orm'
import { anyReader, idsOf, type Reader } from '../access/any-reader'
import type { Database } from '../database/connect'
import { type Preparable, runPrepared } from '../database/prepare-once'
import { whereSearched, windowOf } from './list-page'

/** What the statement of a list depends on. */
interface ListShape {
  /** Everything that changes the text of the statement. */
  key: unknown
  /** The query with placeholders for everything else, and their values. */
  query: ListQuery
  values: Record<string, unknown>
}

/** Returns the shape of a list's query; null if it searches for a text, which is rare and has too many forms. */
function shapeOf(query: ListQuery): ListShape | null {
  if (whereSearched(query) !== '') return null
  const { page, itemsPerPage, grade, classroom_id: classroomId, search, download, ...fixed } = query.options
  const filters = {
    ...(grade !== undefined && { grade: sql.placeholder('grade') }),
    ...(classroomId !== undefined && { classroom_id: sql.placeholder('classroomId') }),
  }
  const window = { itemsPerPage: sql.placeholder('limit'), page: sql.placeholder('offset') }
  return {
    key: [fixed, Object.keys(filters)],
    query: { q: '', options: { ...fixed, search: '', download: false, ...window, ...filters } } as unknown as ListQuery,
    values: { ...windowOf(query), grade, classroomId },
  }
}

/** The statement of a list. `extra` are further values that it uses, and `key` says what else changes its text. */
export interface ListStatement<R, Row, G> {
  key: unknown
  extra: G
  build: (reader: R, database: Database, query: ListQuery, extra: G) => Preparable<Row[]> & PromiseLike<Row[]>
}

const parameterOf = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** Runs the statement of a list, which is built only once for each role and shape of the query. */
export async function runList<R extends Reader, Row, G extends Record<string, unknown>>(
  reader: R,
  database: Database,
  query: ListQuery,
  { key, extra, build }: ListStatement<R, Row, G>,
): Promise<Row[]> {
  const shape = shapeOf(query)
  if (!shape) return build(reader, database, query, extra)
  const names = Object.keys(extra)
  const placeholders = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as G
  const values = Object.fromEntries(names.map((name) => [name, parameterOf(extra[name])]))
  return runPrepared(
    database,
    [key, reader.role ?? null, shape.key],
    { ...shape.values, ...idsOf(reader), ...values },
    () => build(anyReader(reader), database, shape.query, placeholders),
  )
}
