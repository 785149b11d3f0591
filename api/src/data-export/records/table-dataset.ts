import { type Section, sections } from '@lekta/shared/contract/privacy'
import { and, asc, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import { alias, getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect'
import { buildQuery } from '../../database/query-builder'
import { account, isChild, parentLink } from '../../database/schema'
import type { TableName } from '../../privacy/map/classes'
import { personalData } from '../../privacy/personal-data'
import { classifiedTable, isAbout } from './about'
import { type Dataset, type Row, snakeCase, type Value } from './dataset'
import { type SelectedRow, shapes } from './shapes'
import type { Subject } from './subject'

/** How many rows are in memory at a time. */
const PAGE = 500

const named = alias(account, 'named')

/**
 * Returns the name of the account that a column refers to. It is null for other children, whose names are never part
 * of an export; parents see the names of their own children.
 */
function nameOf(column: PgColumn, { id }: Subject): SQL {
  const isOwnChild = exists(
    buildQuery()
      .select({ one: sql`1` })
      .from(parentLink)
      .where(and(eq(parentLink.parentId, id), eq(parentLink.studentId, named.id))),
  )
  const mayBeNamed = or(eq(named.id, id), sql`not ${isChild(named)}`, isOwnChild)
  return sql`(${buildQuery()
    .select({ name: named.name })
    .from(named)
    .where(and(eq(named.id, column), mayBeNamed))})`
}

/** Returns the columns that the map exports, except those that the table's shape leaves out. */
export function exportedColumns(name: TableName): string[] {
  const { classes } = classifiedTable(name)
  const leftOut = shapes[name]?.leaveOut ?? {}
  return Object.entries(classes).flatMap(([key, { is }]) =>
    (is === 'data' || is === 'names') && !Object.hasOwn(leftOut, key) ? [key] : [],
  )
}

/** Returns the columns that refer to one account; the export names that account. */
function accountColumns(name: TableName): string[] {
  const { classes } = classifiedTable(name)
  return Object.entries(classes).flatMap(([key, { is }]) =>
    (is === 'person' || is === 'actor') && key !== 'id' ? [key] : [],
  )
}

const withoutId = (key: string) => key.replace(/Id$/, '')

const orderOf = (table: PgTable): SQL[] => {
  const { columns, primaryKeys } = getTableConfig(table)
  const keys = primaryKeys.flatMap(({ columns: together }) => together)
  return [...columns.filter(({ primary }) => primary), ...keys].map((column) => asc(column))
}

const plain = (value: unknown): Value => {
  if (value === undefined) return null
  return value instanceof Date ? value.toISOString() : (value as Value)
}

/** Returns all rows of a table that are about a person, one page after another. */
async function* selectRows(database: Database, name: TableName, subject: Subject): AsyncGenerator<SelectedRow> {
  const { table, columns } = classifiedTable(name)
  const { add = {} } = shapes[name] ?? {}
  const accounts = accountColumns(name)
  const fields = {
    ...Object.fromEntries(exportedColumns(name).map((key) => [key, columns[key] as PgColumn])),
    ...Object.fromEntries(accounts.map((key) => [key, columns[key] as PgColumn])),
    ...Object.fromEntries(accounts.map((key) => [`name of ${key}`, nameOf(columns[key] as PgColumn, subject)])),
    ...add,
  }
  for (let offset = 0, length = PAGE; length === PAGE; offset += PAGE) {
    const page = await database
      .select(fields as Record<string, PgColumn>)
      .from(table)
      .where(isAbout(name, subject))
      .orderBy(...orderOf(table))
      .limit(PAGE)
      .offset(offset)
    yield* page as SelectedRow[]
    length = page.length
  }
}

/** Returns the rows of a table about a person, with the columns that the map of personal data exports. */
function tableDataset(database: Database, name: TableName, section: Section, subject: Subject): Dataset {
  const shape = shapes[name]
  const accounts = accountColumns(name)
  const added = [...Object.keys(shape?.add ?? {}), ...(shape?.derive ?? [])].filter(
    (key) => !shape?.hide?.includes(key),
  )
  const keys = [...accounts.map(withoutId), ...added, ...exportedColumns(name)]
  return {
    section,
    name: snakeCase(name),
    fields: keys.map(snakeCase),
    rows: async function* () {
      for await (const selected of selectRows(database, name, subject)) {
        const shown = shape?.present ? shape.present(selected, subject) : selected
        const values = { ...shown }
        for (const key of accounts) values[withoutId(key)] = shown[`name of ${key}`]
        yield Object.fromEntries(keys.map((key) => [snakeCase(key), plain(values[key])])) as Row
      }
    },
  }
}

/** Returns the data about a person of every table that the map of personal data exports. */
export const tableDatasets = (database: Database, subject: Subject): Dataset[] =>
  sections.flatMap((section) =>
    (Object.keys(personalData) as TableName[])
      .filter((name) => personalData[name].export === section)
      .map((name) => tableDataset(database, name, section, subject)),
  )
