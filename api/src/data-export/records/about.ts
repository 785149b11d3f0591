import { getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../database/schema'
import type { ColumnClass, TableName } from '../../privacy/map/classes'
import { personalData } from '../../privacy/personal-data'
import type { Subject } from './subject'

/** A table with its columns, and what the map of personal data says about each of them. */
export interface ClassifiedTable {
  table: PgTable
  columns: Readonly<Record<string, PgColumn>>
  classes: Readonly<Record<string, ColumnClass>>
}

const tables: Readonly<Record<TableName, PgTable>> = schema

export function classifiedTable(name: TableName): ClassifiedTable {
  const table = tables[name]
  return { table, columns: getTableColumns(table), classes: personalData[name].columns }
}

/** The columns by which rows belong to the person who acted: what an adult did is part of the adult's data. */
const actorColumns: Partial<Record<TableName, string>> = {
  schedule: 'createdBy',
  importRun: 'createdBy',
  auditEntry: 'accountId',
}

/** Returns the condition by which one column makes a row a row about the person; undefined if it does not. */
function conditionOf(column: PgColumn, is: ColumnClass, subject: Subject, scope: 'all' | 'own'): SQL | undefined {
  const { id, email } = subject
  switch (is.is) {
    case 'person':
      return sql`${column} = ${id}`
    case 'people':
      return scope === 'all' ? sql`${id} = any(${column})` : undefined
    case 'address':
      return email === null ? undefined : sql`lower(${column}) = lower(${email})`
    case 'within': {
      const { table, columns } = classifiedTable(is.table)
      return sql`${column} in (select ${columns.id} from ${table} where ${isAbout(is.table, subject, 'own')})`
    }
    default:
      return undefined
  }
}

/**
 * Returns the condition for the rows of a table that are about a person. With `own`, rows are left out that merely
 * list the person among others.
 */
export function isAbout(name: TableName, subject: Subject, scope: 'all' | 'own' = 'all'): SQL {
  const { columns, classes } = classifiedTable(name)
  const conditions = Object.entries(columns).map(([key, column]) => {
    if (actorColumns[name] === key) return sql`${column} = ${subject.id}`
    const is = classes[key]
    return is && conditionOf(column, is, subject, scope)
  })
  return or(...conditions) ?? sql`false`
}
