import { PRINT_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import { and, count, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { printJob } from '../database/schema'

/** How long the record of a file is stored after its request. */
const RECORD = { days: 7 } as const

/** The columns of a file without its content. */
const columns = {
  id: printJob.id,
  kind: printJob.kind,
  language: printJob.language,
  status: printJob.status,
  classroom: printJob.classroom,
  done: printJob.done,
  total: printJob.total,
  skipped: printJob.skipped,
  requestedAt: printJob.requestedAt,
  expiresAt: printJob.expiresAt,
  bytes: printJob.bytes,
  hasContent: sql<boolean>`${printJob.content} is not null`,
}

const isRequester = ({ accountId, schoolId }: StaffTenant) =>
  and(eq(printJob.requestedBy, accountId), eq(printJob.schoolId, schoolId))

/** Returns the files that the tenant requested in the last days, newest first. */
export const selectPrints = (tenant: StaffTenant, database: Database, now: Date) =>
  database
    .select(columns)
    .from(printJob)
    .where(and(isRequester(tenant), gt(printJob.requestedAt, before(now, RECORD))))
    .orderBy(desc(printJob.id))
    .limit(50)

export type PrintRow = Awaited<ReturnType<typeof selectPrints>>[number]

/** Returns a file that the tenant requested. */
export async function selectPrint(tenant: StaffTenant, database: Database, id: number): Promise<PrintRow | undefined> {
  const [row] = await database
    .select(columns)
    .from(printJob)
    .where(and(isRequester(tenant), eq(printJob.id, id)))
  return row
}

/** Returns the content of a file that the tenant requested; null if it is not ready or has expired. */
export async function selectContent(tenant: StaffTenant, database: Database, id: number): Promise<Buffer | null> {
  const [row] = await database
    .select({ content: printJob.content })
    .from(printJob)
    .where(and(isRequester(tenant), eq(printJob.id, id)))
  return row?.content ?? null
}

/** Returns how many files of the tenant are being drawn or waiting for it. */
export async function countWaiting(tenant: StaffTenant, database: Database): Promise<number> {
  const [row] = await database
    .select({ waiting: count() })
    .from(printJob)
    .where(and(isRequester(tenant), eq(printJob.status, 'waiting')))
  return row?.waiting ?? 0
}

type NewPrint = Pick<typeof printJob.$inferInsert, 'kind' | 'language' | 'classroom' | 'total' | 'skipped'> & {
  requestedAt: Date
}

/** Stores a request, and returns its id. */
export async function insertPrint({ accountId, schoolId }: StaffTenant, transaction: Database, values: NewPrint) {
  const [row] = await transaction
    .insert(printJob)
    .values({ ...values, requestedBy: accountId, schoolId })
    .returning({ id: printJob.id })
  if (!row) throw new Error('A print request was not stored.')
  return row.id
}

/** Cancels a file unless it is ready. */
export const cancelWaiting = (tenant: StaffTenant, database: Database, id: number) =>
  database
    .update(printJob)
    .set({ status: 'cancelled' })
    .where(and(isRequester(tenant), eq(printJob.id, id), eq(printJob.status, 'waiting')))

const isWaiting = (id: number) => and(eq(printJob.id, id), eq(printJob.status, 'waiting'))

/** Returns a file that is to be drawn. Belongs to no tenant: a job calls it. */
export async function selectWaiting(database: Database, id: number) {
  const [row] = await database.select().from(printJob).where(isWaiting(id))
  return row
}

/** Stores how many students are drawn. Returns false if the file was cancelled. Belongs to no tenant. */
export async function updateDone(database: Database, id: number, done: number): Promise<boolean> {
  const updated = await database.update(printJob).set({ done }).where(isWaiting(id))
  return updated.rowCount === 1
}

/** Stores a file. Returns false if it was cancelled. Belongs to no tenant. */
export async function updateReady(
  transaction: Database,
  id: number,
  values: { content: Buffer; bytes: number; done: number; expiresAt: Date },
): Promise<boolean> {
  const updated = await transaction
    .update(printJob)
    .set({ status: 'ready', ...values })
    .where(isWaiting(id))
  return updated.rowCount === 1
}

/** Marks a file as failed. Belongs to no tenant. */
export const updateFailed = (database: Database, id: number) =>
  database.update(printJob).set({ status: 'failed' }).where(isWaiting(id))

/** Deletes the content of expired files and old records, and ends requests that nothing works on any more. */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  await database
    .update(printJob)
    .set({ content: null })
    .where(and(isNotNull(printJob.content), lte(printJob.expiresAt, now)))
  await database
    .update(printJob)
    .set({ status: 'failed' })
    .where(and(eq(printJob.status, 'waiting'), lte(printJob.requestedAt, before(now, PRINT_RETENTION))))
  await database.delete(printJob).where(lte(printJob.requestedAt, before(now, RECORD)))
}
