import { RETENTION_EXTENSION, SCHOOL_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { buildQuery } from '../database/query-builder'
import { account, erasure, isChild, parentLink, retentionRound, school } from '../database/schema'
import { isOpen } from '../privacy/erase/queries'
import { personHash } from '../privacy/person-hash'

type SchoolTenant = Tenant<'school'>
/** A school, for jobs that act on behalf of it. */
export type SchoolRef = Pick<SchoolTenant, 'schoolId'>

const isRetention = eq(erasure.reason, 'retention')

const erasureOfAccount = (condition: SQL | undefined) =>
  notExists(
    buildQuery()
      .select({ one: sql`1` })
      .from(erasure)
      .where(and(eq(erasure.accountId, account.id), condition)),
  )

/**
 * Returns the condition for students of a school who left longer ago than a number of months, who are not waiting to
 * be erased, and whom the school has not decided to keep longer.
 */
const isDue = ({ schoolId }: SchoolRef, months: number, now: Date) =>
  and(
    eq(account.schoolId, schoolId),
    isChild(account),
    lte(account.archivedAt, before(now, { months })),
    erasureOfAccount(isOpen),
    erasureOfAccount(
      and(isRetention, isNotNull(erasure.cancelledBy), gt(erasure.cancelledAt, before(now, RETENTION_EXTENSION))),
    ),
  )

export const countDue = (tenant: SchoolRef, database: Database, months: number, now: Date): Promise<number> =>
  database.$count(account, isDue(tenant, months, now))

/** Returns the schools without an announced round. Belongs to no tenant: a job calls it. */
export const selectSchoolsWithoutRound = (database: Database) =>
  database
    .select({ schoolId: school.id, name: school.name, zone: school.timeZone, months: school.retentionMonths })
    .from(school)
    .where(
      notExists(
        buildQuery()
          .select({ one: sql`1` })
          .from(retentionRound)
          .where(and(eq(retentionRound.schoolId, school.id), isNull(retentionRound.doneAt))),
      ),
    )
    .orderBy(school.id)

export type SchoolToCheck = Awaited<ReturnType<typeof selectSchoolsWithoutRound>>[number]

/** A round in time: when it is announced and when its students are erased. */
export interface RoundTimes {
  announcedAt: Date
  dueAt: Date
}

/** Requests the erasure of all due students of a school. Returns their ids and names. */
export async function insertErasures(
  { schoolId, months }: SchoolRef & { months: number },
  transaction: Database,
  { announcedAt, dueAt }: RoundTimes,
) {
  const due = await transaction
    .select({ id: account.id, name: account.name, hash: personHash })
    .from(account)
    .where(isDue({ schoolId }, months, announcedAt))
    .orderBy(account.id)
    .for('update', { of: account })
  if (due.length === 0) return []
  const request = { kind: 'child', reason: 'retention', schoolId, requestedAt: announcedAt, dueAt } as const
  await transaction.insert(erasure).values(due.map(({ id, hash }) => ({ ...request, accountId: id, personHash: hash })))
  return due.map(({ id, name }) => ({ id, name }))
}

export async function insertRound(
  { schoolId }: SchoolRef,
  transaction: Database,
  { announcedAt, dueAt, announced }: RoundTimes & { announced: number },
): Promise<number> {
  const [row] = await transaction
    .insert(retentionRound)
    .values({ schoolId, announcedAt, dueAt, announced })
    .returning({ id: retentionRound.id })
  if (!row) throw new Error('An inserted round came back as nothing.')
  return row.id
}

/** Returns the parents of these students. The caller has checked the students. */
export const selectParents = (transaction: Database, studentIds: readonly number[]) =>
  transaction
    .select({ parentId: parentLink.parentId, studentId: parentLink.studentId })
    .from(parentLink)
    .where(inArray(parentLink.studentId, [...studentIds]))
    .orderBy(parentLink.studentId, parentLink.parentId)

/** Returns the condition for the requests of a school that wait for the end of their round. */
const isOpenAt = ({ schoolId }: SchoolRef) => and(eq(erasure.schoolId, schoolId), isRetention, isOpen)

/** Cancels the erasure of students who are to be kept longer. Returns the ids of those whose erasure was open. */
export async function cancelErasures(
  tenant: SchoolTenant,
  transaction: Database,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const cancelled = await transaction
    .update(erasure)
    .set({ cancelledAt: now, cancelledBy: tenant.accountId })
    .where(and(isOpenAt(tenant), inArray(erasure.accountId, [...ids])))
    .returning({ id: erasure.accountId })
  return cancelled.flatMap(({ id }) => id ?? [])
}

/** Cancels the erasure of students who did not leave as long ago as a number of months. */
export const cancelEarlyErasures = (tenant: SchoolRef, transaction: Database, months: number, now: Date) => {
  const leftEarlier = buildQuery()
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.schoolId, tenant.schoolId), lte(account.archivedAt, before(now, { months }))))
  return transaction
    .update(erasure)
    .set({ cancelledAt: now })
    .where(and(isOpenAt(tenant), sql`${erasure.accountId} not in ${leftEarlier}`))
}

/** Returns the rounds whose students are due to be erased and have been. Belongs to no tenant: a job calls it. */
export const selectFinishedRounds = (database: Database, now: Date) =>
  database
    .select({ id: retentionRound.id, schoolId: retentionRound.schoolId, announced: retentionRound.announced })
    .from(retentionRound)
    .where(
      and(
        isNull(retentionRound.doneAt),
        lte(retentionRound.dueAt, now),
        notExists(
          buildQuery()
            .select({ one: sql`1` })
            .from(erasure)
            .where(and(eq(erasure.schoolId, retentionRound.schoolId), isRetention, isOpen)),
        ),
      ),
    )
    .orderBy(retentionRound.id)

/**
 * Ends a round and counts its erased students. Returns their number; undefined if another process has ended the
 * round.
 */
export async function finishRound(transaction: Database, id: number, now: Date): Promise<number | undefined> {
  const erased = sql<number>`(select count(*)::int from ${erasure}
    where ${erasure.schoolId} = "retention_round"."school_id" and ${isRetention} and ${isNotNull(erasure.doneAt)}
    and ${erasure.requestedAt} = "retention_round"."announced_at")`
  const [row] = await transaction
    .update(retentionRound)
    .set({ doneAt: now, erased })
    .where(and(eq(retentionRound.id, id), isNull(retentionRound.doneAt)))
    .returning({ erased: retentionRound.erased })
  return row?.erased ?? undefined
}

/** Returns the school's period in months. */
export async function selectMonths({ schoolId }: SchoolRef, database: Database): Promise<number> {
  const [row] = await database.select({ months: school.retentionMonths }).from(school).where(eq(school.id, schoolId))
  return row?.months ?? SCHOOL_RETENTION.months
}

/** Returns the school's announced round with the number of students who still wait; undefined if there is none. */
export async function selectOpenRound(tenant: SchoolRef, database: Database) {
  const [row] = await database
    .select()
    .from(retentionRound)
    .where(and(eq(retentionRound.schoolId, tenant.schoolId), isNull(retentionRound.doneAt)))
  return row && { ...row, waiting: await database.$count(erasure, isOpenAt(tenant)) }
}

/** Returns the school's last round that was carried out; undefined if there was none. */
export async function selectLastRound({ schoolId }: SchoolRef, database: Database) {
  const [row] = await database
    .select()
    .from(retentionRound)
    .where(and(eq(retentionRound.schoolId, schoolId), isNotNull(retentionRound.doneAt)))
    .orderBy(desc(retentionRound.doneAt))
    .limit(1)
  return row
}
