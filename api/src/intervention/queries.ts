import type { ListQuery } from '@lekta/shared/contract/list'
import type { InterventionReason } from '@lekta/shared/contract/people/intervention'
import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { account, intervention, interventionEntry, interventionStudent } from '../database/schema'
import { escapeLike, type SortColumns, sortBy, totalOf, whereSearched, windowOf, withTotal } from '../http/list-page'
import { editableInterventions, isCheckDue, visibleInterventions } from './visible-interventions'

// A statement on one table names its columns without the table, so the outer row's id is written out here.
const students = sql<number>`(
  select count(*)::int from ${interventionStudent} part join ${account} member on member.id = part.student_id
  where part.intervention_id = intervention.id and member.archived_at is null)`

const ownerName = sql<string | null>`(
  select owner.name from ${account} owner where owner.id = intervention.owner_id)`

function whereListed(tenant: StaffTenant, query: ListQuery): SQL {
  const text = whereSearched(query)
  return and(
    visibleInterventions(tenant),
    query.options.archived ? isNotNull(intervention.closedAt) : isNull(intervention.closedAt),
    text === '' ? undefined : ilike(intervention.name, `%${escapeLike(text)}%`),
  ) as SQL
}

const columnsAt = (now: Date) => ({
  id: intervention.id,
  name: intervention.name,
  reason: intervention.reason,
  ownerId: intervention.ownerId,
  ownerName,
  students,
  nextCheck: intervention.nextCheck,
  overdue: sql<boolean>`coalesce(${isCheckDue(now)}, false)`,
  createdAt: intervention.createdAt,
  closedAt: intervention.closedAt,
})

const sortable: SortColumns = {
  // By default, what is to be checked next comes first.
  id: intervention.nextCheck,
  name: { filled: sql`lower(${intervention.name})` },
  students: { filled: students },
  owner: sql`lower(${ownerName})`,
  next_check: intervention.nextCheck,
  started_at: { filled: intervention.createdAt },
}

const countListed = (tenant: StaffTenant, database: Database, query: ListQuery) =>
  database.select({ total: count() }).from(intervention).where(whereListed(tenant, query))

/** Returns a page of the open interventions, or of the closed ones if archived rows are listed. */
export async function selectInterventions(tenant: StaffTenant, database: Database, query: ListQuery, now: Date) {
  const { limit, offset } = windowOf(query)
  const rows = await database
    .select({ ...columnsAt(now), total: totalOf(countListed(tenant, database, query)) })
    .from(intervention)
    .where(whereListed(tenant, query))
    .orderBy(...sortBy(query, sortable, intervention.id))
    .limit(limit)
    .offset(offset)
  return withTotal(query, rows, () => countListed(tenant, database, query))
}

export type InterventionRow = Awaited<ReturnType<typeof selectInterventions>>['rows'][number]

/** Returns one intervention that the tenant may see; undefined if there is none. */
export async function selectIntervention(tenant: StaffTenant, database: Database, id: number, now: Date) {
  const [row] = await database
    .select({
      ...columnsAt(now),
      plan: intervention.plan,
      version: intervention.version,
      closingNote: intervention.closingNote,
      editable: sql<boolean>`coalesce(${editableInterventions(tenant)}, false)`,
    })
    .from(intervention)
    .where(and(visibleInterventions(tenant), eq(intervention.id, id)))
  return row
}

/** Returns the latest entries of an intervention's log. The caller has checked that the tenant may see it. */
export const selectLog = (_tenant: StaffTenant, database: Database, id: number) =>
  database
    .select({ id: interventionEntry.id, at: interventionEntry.at, author: account.name, text: interventionEntry.text })
    .from(interventionEntry)
    .leftJoin(account, eq(account.id, interventionEntry.accountId))
    .where(eq(interventionEntry.interventionId, id))
    .orderBy(desc(interventionEntry.at), desc(interventionEntry.id))
    .limit(200)

/** What staff enter about an intervention. */
export interface InterventionValues {
  name: string
  plan: string
  ownerId: number | null
  nextCheck: string | null
}

/** Inserts an intervention and returns its id. */
export async function insertIntervention(
  { schoolId, accountId }: StaffTenant,
  database: Database,
  values: InterventionValues & { reason: InterventionReason },
  now: Date,
): Promise<number> {
  const row = { ...values, schoolId, createdBy: accountId, createdAt: now }
  const [made] = await database.insert(intervention).values(row).returning({ id: intervention.id })
  if (!made) throw new Error('An insert returns its row')
  return made.id
}

/** What a change of an intervention sets, besides its version. */
type Change = Partial<InterventionValues> & { closedAt?: Date | null; closingNote?: string | null }

/**
 * Changes an intervention that the tenant may change, if it still has the version. Returns whether it was changed.
 * Without a version, any is accepted.
 */
export async function updateIntervention(
  tenant: StaffTenant,
  database: Database,
  { id, version }: { id: number; version?: number },
  change: Change,
): Promise<boolean> {
  const rows = await database
    .update(intervention)
    .set({ ...change, version: sql`${intervention.version} + 1` })
    .where(
      and(
        editableInterventions(tenant),
        eq(intervention.id, id),
        version === undefined ? undefined : eq(intervention.version, version),
      ),
    )
    .returning({ id: intervention.id })
  return rows.length > 0
}

/** Adds students who are not in the intervention yet, and returns their ids. The caller has checked the access. */
export async function insertStudents(
  _tenant: StaffTenant,
  database: Database,
  interventionId: number,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = await database
    .insert(interventionStudent)
    .values([...new Set(ids)].map((studentId) => ({ interventionId, studentId, addedAt: now })))
    .onConflictDoNothing()
    .returning({ id: interventionStudent.studentId })
  return rows.map(({ id }) => id)
}

/** Removes students from the intervention, and returns the ids of those who were in it. */
export async function deleteStudents(
  _tenant: StaffTenant,
  database: Database,
  interventionId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await database
    .delete(interventionStudent)
    .where(
      and(eq(interventionStudent.interventionId, interventionId), inArray(interventionStudent.studentId, [...ids])),
    )
    .returning({ id: interventionStudent.studentId })
  return rows.map(({ id }) => id)
}

export const insertEntry = (
  { accountId }: StaffTenant,
  database: Database,
  interventionId: number,
  text: string,
  now: Date,
) => insertMany(database, interventionEntry, [{ interventionId, accountId, text, at: now }], ['id'])
