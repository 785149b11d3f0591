import { eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect'
import { account, student } from '../../database/schema'
import type { TableName } from '../map/classes'
import type { Person } from './person'
import {
  classesOf,
  columnOf,
  deletedRows,
  erasureOf,
  isKeep,
  nameOf,
  retainedReferences,
  rowsOf,
  tablesInOrder,
} from './references'

/** Numbers of deleted rows by table; tables without any are left out. */
export type Erased = Partial<Record<TableName, number>>

const bare = (table: PgTable) => sql.identifier(getTableName(table))

/** Empties the texts of a row that was about the person. */
const emptied = (name: TableName): SQL[] =>
  classesOf(name).flatMap(([column, found]) =>
    found.is === 'names' ? [sql`${nameOf(column)} = ${sql.raw(found.empty)}`] : [],
  )

/**
 * Removes the references of a table to the person, and clears the rows that the map says to clear. A child leaves no
 * emptied account, so references that would keep one are removed as well.
 */
async function unlinkRows(transaction: Database, name: TableName, table: PgTable, { id, isChild }: Person) {
  for (const [column, found] of classesOf(name)) {
    const erase = erasureOf(found)
    const [field, target] = [columnOf(name, column), nameOf(column)]
    if (found.is === 'people') {
      const without = sql`${target} = array_remove(${field}, ${id}::int)`
      await transaction.execute(sql`update ${bare(table)} set ${without} where ${id}::int = any(${field})`)
    } else if (erase === 'unlink' || erase === 'clear' || (isChild && isKeep(erase) && !field.notNull)) {
      const changes = sql.join([sql`${target} = null`, ...(erase === 'clear' ? emptied(name) : [])], sql`, `)
      await transaction.execute(sql`update ${bare(table)} set ${changes} where ${field} = ${id}::int`)
    }
  }
}

/**
 * Deletes and unlinks the person's rows in all tables as the map says, except for the account and its student.
 * Returns the numbers of deleted rows.
 */
export async function eraseRows(transaction: Database, person: Person): Promise<Erased> {
  const erased: Erased = {}
  for (const { name, table } of tablesInOrder) {
    if (name === 'account' || name === 'student') continue
    const rows = deletedRows(name, { ids: [person.id], emails: person.emails })
    const { rowCount } = rows
      ? await transaction.execute(sql`delete from ${bare(table)} where ${rows}`)
      : { rowCount: 0 }
    if (rowCount) erased[name] = rowCount
    await unlinkRows(transaction, name, table, person)
  }
  return erased
}

/** Returns whether records that must stay refer to the account. */
async function isReferred(transaction: Database, id: number): Promise<boolean> {
  const found = retainedReferences.map((reference) => sql`exists (select ${rowsOf(reference, [id])})`)
  const { rows } = await transaction.execute<{ found: boolean }>(sql`select ${sql.join(found, sql` or `)} as found`)
  return rows[0]?.found === true
}

const erasedName = { en: 'Erased person', id: 'Orang yang sudah dihapus' } as const

/**
 * Deletes the account. If records that must stay refer to it, empties it instead: nothing in it says who it was, and
 * nobody can log in with it.
 */
export async function eraseAccountRow(transaction: Database, { id, language }: Person, now: Date): Promise<void> {
  await transaction.delete(student).where(eq(student.id, id))
  if (!(await isReferred(transaction, id))) {
    await transaction.delete(account).where(eq(account.id, id))
    return
  }
  await transaction
    .update(account)
    .set({
      ...{ name: erasedName[language], username: sql`'erased-' || gen_random_uuid()`, passwordHash: '' },
      ...{ preferredName: null, email: null, emailConfirmedAt: null, pendingEmail: null, avatar: null },
      ...{ schoolId: null, mustChangePassword: false, archivedAt: now, erasedAt: now },
    })
    .where(eq(account.id, id))
}
