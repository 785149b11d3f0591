import type { ErasedCounts, ErasedPart, ErasurePreview, RetainedPart } from '@lekta/shared/contract/privacy'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { invoice, seat } from '../../database/schema'
import type { Erased } from '../erase/erase-rows'
import { selectRecipients } from '../erase/recipients'
import { deletedRows, inIds, type PeopleRef, retainedReferences, rowsOf, tableOf } from '../erase/references'
import type { TableName } from '../map/classes'
import { getsMail } from './announce'
import { type Candidate, type Requester, selectSoleChildren } from './candidates'
import { confirmationsOf, schoolToAsk, waitOf } from './rules'

const DAY = 24 * 60 * 60_000

/** The tables whose deleted rows each part counts. Seats are not deleted: they lose their student. */
const countedTables: Readonly<Record<Exclude<ErasedPart, 'seats'>, readonly TableName[]>> = {
  tests: ['attempt'],
  answers: ['attemptItem'],
  classrooms: ['classroomStudent', 'classroomTeacher'],
  links: ['parentLink', 'linkRequest'],
  notifications: ['notification'],
  logins: ['session', 'knownDevice'],
  consents: ['consent'],
  imports: ['importRow'],
  messages: ['contactMessage'],
}
const parts = Object.entries(countedTables) as [ErasedPart, readonly TableName[]][]

const withoutZeros = (counts: [ErasedPart, number][]): ErasedCounts =>
  Object.fromEntries(counts.filter(([, count]) => count > 0))

/** Returns the numbers of what was erased, by part. */
export const presentErased = (erased: Erased | null): ErasedCounts =>
  withoutZeros(parts.map(([part, tables]) => [part, tables.reduce((sum, table) => sum + (erased?.[table] ?? 0), 0)]))

/** Returns the numbers of what erasing people would delete, by part. */
async function countErased(database: Database, people: PeopleRef): Promise<ErasedCounts> {
  const counts = parts.map(([part, tables]) => {
    const each = tables.map((name) => sql`(select count(*) from ${tableOf(name)} where ${deletedRows(name, people)})`)
    return sql`(${sql.join(each, sql` + `)})::int as ${sql.identifier(part)}`
  })
  const seats = sql`(select count(*) from ${seat} where ${seat.studentId} ${inIds(people.ids)})::int as seats`
  const { rows } = await database.execute<Record<ErasedPart, number>>(
    sql`select ${sql.join([...counts, seats], sql`, `)}`,
  )
  return withoutZeros(Object.entries(rows[0] ?? {}) as [ErasedPart, number][])
}

/** Returns what must be kept about people, and the number of their invoices. */
async function countRetained(database: Database, ids: readonly number[]) {
  const found = retainedReferences.map((reference) => {
    const exists = sql`exists (select ${rowsOf(reference, ids)})`
    return sql`case when ${exists} then ${reference.keep.what}::text end`
  })
  const { rows } = await database.execute<{ retained: (RetainedPart | null)[]; invoices: number }>(sql`
    select array[${sql.join(found, sql`, `)}] as retained,
      (select count(*) from ${invoice} where ${invoice.parentId} ${inIds(ids)})::int as invoices`)
  const retained = (rows[0]?.retained ?? []).flatMap((what) => what ?? [])
  return { retained: [...new Set(retained)], invoices: rows[0]?.invoices ?? 0 }
}

/** Returns how many other parents, and whether a school, will be notified. */
async function countNotified(tenant: Requester, database: Database, candidates: readonly Candidate[]) {
  const all = await Promise.all(candidates.map((one) => selectRecipients(database, one, null)))
  const others = all.flat().filter(({ accountId }) => accountId !== tenant.accountId)
  const parents = new Set(others.filter(({ role }) => role === 'parent').map(({ accountId }) => accountId))
  return { parents: parents.size, school: tenant.role !== 'school' && others.some(({ role }) => role === 'school') }
}

/** Returns everything that someone must see before they request the erasure of these people. */
export async function previewErasure(
  tenant: Requester,
  database: Database,
  candidates: readonly Candidate[],
  now: Date,
): Promise<ErasurePreview> {
  const ids = candidates.map(({ id }) => id)
  const own = candidates.find(({ id }) => id === tenant.accountId)
  const addresses = candidates.filter(({ isFamily, emailConfirmedAt }) => !isFamily || emailConfirmedAt)
  const days = waitOf(tenant, candidates)
  return {
    people: candidates.map(({ id, name }) => ({ id, name })),
    confirm: confirmationsOf(tenant, candidates),
    days,
    due_at: new Date(now.getTime() + days * DAY).toISOString(),
    erased: await countErased(database, { ids, emails: addresses.flatMap(({ email }) => email ?? []) }),
    ...(await countRetained(database, ids)),
    ask_school: schoolToAsk(tenant, candidates) ?? null,
    notified: await countNotified(tenant, database, candidates),
    children: own && tenant.role === 'parent' ? await selectSoleChildren(tenant, database) : [],
    cancel_by_mail: own !== undefined && getsMail(own),
  }
}
