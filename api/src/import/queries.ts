import type { ImportOutcome } from '@lekta/shared/contract/import/import'
import type { ImportKind } from '@lekta/shared/contract/import/import-columns'
import type { ListQuery } from '@lekta/shared/contract/list'
import { and, asc, desc, eq, getTableColumns, ilike, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import { isUnused } from '../auth/password'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { account, importRow, importRun } from '../database/schema'
import { escapeLike, whereSearched, windowOf } from '../http/list-page'

export type Run = typeof importRun.$inferSelect
export type Row = typeof importRow.$inferSelect

/**
 * Returns the condition for the imports that the tenant may see. A school sees all of its imports, a teacher only
 * their own.
 */
const visible = (tenant: StaffTenant) =>
  and(
    eq(importRun.schoolId, tenant.schoolId),
    tenant.role === 'teacher' ? eq(importRun.createdBy, tenant.accountId) : undefined,
  )

const { content: _, ...columns } = getTableColumns(importRun)
const shown = { ...columns, creator: account.name }

export type ShownRun = Omit<Run, 'content'> & { creator: string }

export async function insertRun(database: Database, run: typeof importRun.$inferInsert): Promise<number> {
  const [made] = await database.insert(importRun).values(run).returning({ id: importRun.id })
  return made?.id ?? 0
}

export async function selectRun(tenant: StaffTenant, database: Database, id: number): Promise<ShownRun | undefined> {
  const [run] = await database
    .select(shown)
    .from(importRun)
    .innerJoin(account, eq(account.id, importRun.createdBy))
    .where(and(visible(tenant), eq(importRun.id, id)))
  return run
}

/** Returns the tenant's committed import of the same file, unless it was undone. */
export async function selectCommittedRun(
  tenant: StaffTenant,
  database: Database,
  { kind, fileHash, id = 0 }: Pick<Run, 'kind' | 'fileHash'> & { id?: number },
) {
  const [run] = await database
    .select({ id: importRun.id })
    .from(importRun)
    .where(
      and(
        visible(tenant),
        eq(importRun.kind, kind),
        eq(importRun.fileHash, fileHash),
        eq(importRun.status, 'committed'),
        ne(importRun.id, id),
      ),
    )
    .limit(1)
  return run?.id
}

interface RunFilter {
  query: ListQuery
  kinds: readonly ImportKind[]
}

function whereRuns(tenant: StaffTenant, { query, kinds }: RunFilter): SQL {
  const text = whereSearched(query)
  return and(
    visible(tenant),
    kinds.length > 0 ? inArray(importRun.kind, [...kinds]) : undefined,
    text === '' ? undefined : ilike(importRun.fileName, `%${escapeLike(text)}%`),
  ) as SQL
}

export async function selectRuns(tenant: StaffTenant, database: Database, filter: RunFilter): Promise<ShownRun[]> {
  const { limit, offset } = windowOf(filter.query)
  return database
    .select(shown)
    .from(importRun)
    .innerJoin(account, eq(account.id, importRun.createdBy))
    .where(whereRuns(tenant, filter))
    .orderBy(desc(importRun.createdAt), desc(importRun.id))
    .limit(limit)
    .offset(offset)
}

export const countRuns = (tenant: StaffTenant, database: Database, filter: RunFilter) =>
  database.$count(importRun, whereRuns(tenant, filter))

const rowsOf = (id: number, outcome: ImportOutcome | undefined) =>
  and(eq(importRow.importId, id), outcome && eq(importRow.outcome, outcome))

interface RowFilter {
  outcome: ImportOutcome | undefined
  /** Whether to return only rows that name a questionable classroom. */
  toReview?: boolean
}

const unsure = JSON.stringify([{ sentence: 'classroomUnsure' }])

const whereRows = (id: number, { outcome, toReview = false }: RowFilter) =>
  and(
    rowsOf(id, outcome),
    toReview ? sql`${importRow.notices} @> ${unsure}::jsonb and ${importRow.outcome} <> 'reject'` : undefined,
  )

/** Returns the rows of an import. The caller has checked that the import is the tenant's. */
export const selectRows = (database: Database, id: number, { query, ...filter }: RowFilter & { query: ListQuery }) => {
  const { limit, offset } = windowOf(query)
  return database
    .select()
    .from(importRow)
    .where(whereRows(id, filter))
    .orderBy(asc(importRow.position))
    .limit(limit)
    .offset(offset)
}

export const countRows = (database: Database, id: number, filter: RowFilter) =>
  database.$count(importRow, whereRows(id, filter))

export const selectAllRows = (database: Database, id: number, outcome?: ImportOutcome) =>
  database.select().from(importRow).where(rowsOf(id, outcome)).orderBy(asc(importRow.position))

/** Returns the accounts that an import created and whose owners have not yet logged in with their first password. */
export async function selectNewcomers({ schoolId }: StaffTenant, database: Database, id: number): Promise<number[]> {
  const rows = await database
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(importRow)
    .innerJoin(account, eq(account.id, importRow.accountId))
    .where(and(rowsOf(id, 'create'), eq(account.schoolId, schoolId), isNull(account.archivedAt)))
  return rows.filter(({ passwordHash }) => isUnused(passwordHash)).map((row) => row.id)
}

/** Returns an import with its file, for a job. Belongs to no tenant. */
export async function selectWork(database: Database, id: number): Promise<Run | undefined> {
  const [run] = await database.select().from(importRun).where(eq(importRun.id, id))
  return run
}

/** Returns the status of an import, for counting. Belongs to no tenant. */
export async function selectStatus(database: Database, id: number): Promise<Run['status'] | undefined> {
  const [run] = await database.select({ status: importRun.status }).from(importRun).where(eq(importRun.id, id))
  return run?.status
}

/** Changes an import if it is still in the given state. Returns whether it was. */
export async function transitionRun(
  database: Database,
  id: number,
  from: Run['status'],
  change: Partial<typeof importRun.$inferInsert>,
): Promise<boolean> {
  const moved = await database
    .update(importRun)
    .set(change)
    .where(and(eq(importRun.id, id), eq(importRun.status, from)))
    .returning({ id: importRun.id })
  return moved.length > 0
}

/** Returns an import and locks it until the transaction ends, so that nobody else changes it. Belongs to no tenant. */
export async function lockRun(transaction: Database, id: number): Promise<Run | undefined> {
  const [run] = await transaction.select().from(importRun).where(eq(importRun.id, id)).for('update')
  return run
}

/** Deletes the rows of an import, or those at some positions. */
export const deleteRows = (database: Database, id: number, positions?: readonly number[]) =>
  database
    .delete(importRow)
    .where(and(eq(importRow.importId, id), positions && sql`${importRow.position} = any(${sql.param(positions)})`))

/** Deletes an import that is not being worked on and has not been committed. Returns whether it could be deleted. */
export const discardRun = (database: Database, id: number): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const run = await lockRun(transaction, id)
    if (run?.status !== 'checked' && run?.status !== 'failed') return false
    await deleteRows(transaction, id)
    await transaction.delete(importRun).where(eq(importRun.id, id))
    return true
  })

export const insertRows = (database: Database, rows: readonly (typeof importRow.$inferInsert)[]) =>
  insertMany(database, importRow, rows, ['line'])

/** First key of the lock that `lockSchool` takes; no other lock of this database uses it. */
const IMPORTS = 5_390_003

/**
 * Waits for other imports of the school and locks out further ones until the transaction ends, so that only one runs
 * at a time.
 */
export const lockSchool = (transaction: Database, schoolId: number) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${IMPORTS}::int, ${schoolId}::int)`)

const old = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** Marks abandoned imports as failed: their work was requested so long ago that its process must have died. */
export const failLost = (database: Database, now: Date, timeout: number) =>
  database
    .update(importRun)
    .set({ status: 'failed', failure: { sentence: 'interrupted', values: {} }, content: null })
    .where(
      and(
        or(eq(importRun.status, 'checking'), eq(importRun.status, 'committing')),
        lt(importRun.askedAt, old(now, timeout)),
      ),
    )

/**
 * Deletes the content of rows that can no longer be committed or undone. Committed imports themselves are kept as a
 * record.
 */
export async function deleteRowContents(database: Database, committedBefore: Date, createdBefore: Date) {
  const finished = database
    .select({ id: importRun.id })
    .from(importRun)
    .where(
      or(
        lt(importRun.committedAt, committedBefore),
        and(ne(importRun.status, 'committed'), lt(importRun.createdAt, createdBefore)),
      ),
    )
  await database.delete(importRow).where(inArray(importRow.importId, finished))
  await database
    .delete(importRun)
    .where(and(inArray(importRun.status, ['checked', 'failed']), lt(importRun.createdAt, createdBefore)))
}

/** Deletes the records of imports that were committed or undone before a time. Their rows are deleted earlier. */
export const deleteRecords = (database: Database, committedBefore: Date) =>
  database
    .delete(importRun)
    .where(and(inArray(importRun.status, ['committed', 'undone']), lt(importRun.committedAt, committedBefore)))
