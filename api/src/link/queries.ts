import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import { LINK_PAUSE, LINK_WAITS } from '@lekta/shared/contract/people/link'
import { and, desc, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mayLogIn } from '../access/may-log-in'
import { type Tenant, visibleStudents } from '../access/tenant'
import { recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { account, isChild, linkRequest, parentLink, school, seat, student, subscription } from '../database/schema'
import { visibleSubscriptions } from '../money/buyer'
import { seatAllows } from '../money/transition'

const DAY = 24 * 60 * 60_000
/** Returns the time that is a number of days before `now`. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

type ParentTenant = Tenant<'parent'>
type SchoolTenant = Tenant<'school'>

const parent = alias(account, 'parent')

/** A parent's input: the code in the form that `plainCode` returns, and the username in lower case. */
export interface Typed {
  code: string
  username: string
}

/**
 * Returns the child identified by a school's code and a username. Belongs to no tenant, because the result is not
 * shown to the caller.
 */
export async function selectNamed(database: Database, { code, username }: Typed): Promise<number | null> {
  // This is the same normalisation as in `plainCode`.
  const plain = sql`translate(upper(regexp_replace(${school.code}, '[^A-Za-z0-9]', '', 'g')), 'OIL', '011')`
  const [found] = await database
    .select({ id: account.id })
    .from(account)
    .innerJoin(school, eq(school.id, account.schoolId))
    .where(and(eq(account.username, username), isChild(account), mayLogIn(), sql`${plain} = ${code}`))
  return found?.id ?? null
}

/** Returns whether a username belongs to one of the parent's children. */
export async function isOwnChild(tenant: ParentTenant, database: Database, username: string): Promise<boolean> {
  const rows = await database
    .select({ id: student.id })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant, 'including archived'), eq(account.username, username)))
  return rows.length > 0
}

/**
 * Stores a new request, or renews an earlier one that was not answered in time or whose pause is over. Returns
 * undefined if the earlier request cannot be renewed yet.
 */
export async function upsertRequest(
  { accountId: parentId }: ParentTenant,
  transaction: Database,
  { code: schoolCode, username, studentId, now }: Typed & { studentId: number | null; now: Date },
) {
  const request = {
    studentId,
    status: 'waiting' as const,
    askedAt: now,
    decidedAt: null,
    decidedBy: null,
    reason: null,
  }
  const unanswered = or(ne(linkRequest.status, 'waiting'), lte(linkRequest.askedAt, daysBefore(now, LINK_WAITS)))
  const paused = or(isNull(linkRequest.decidedAt), lte(linkRequest.decidedAt, daysBefore(now, LINK_PAUSE)))
  const [row] = await transaction
    .insert(linkRequest)
    .values({ parentId, schoolCode, username, ...request })
    .onConflictDoUpdate({
      target: [linkRequest.parentId, linkRequest.schoolCode, linkRequest.username],
      set: request,
      setWhere: and(unanswered, paused) as SQL,
    })
    .returning()
  return row
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof upsertRequest>>>

const isFromParent = ({ accountId }: ParentTenant) => eq(linkRequest.parentId, accountId)

/** Returns the parent's earlier request for the same input. */
export async function selectTyped(tenant: ParentTenant, database: Database, { code, username }: Typed) {
  const [row] = await database
    .select()
    .from(linkRequest)
    .where(and(isFromParent(tenant), eq(linkRequest.schoolCode, code), eq(linkRequest.username, username)))
  return row
}

/** Returns the parent's open requests, newest first. */
export const selectOwnRequests = (tenant: ParentTenant, database: Database) =>
  database
    .select()
    .from(linkRequest)
    .where(and(isFromParent(tenant), inArray(linkRequest.status, ['waiting', 'declined', 'ended'])))
    .orderBy(desc(linkRequest.askedAt), desc(linkRequest.id))

/** Locks and returns one of the parent's requests. */
export async function lockOwnRequest(tenant: ParentTenant, transaction: Database, id: number) {
  const [row] = await transaction
    .select()
    .from(linkRequest)
    .where(and(isFromParent(tenant), eq(linkRequest.id, id)))
    .for('update')
  return row
}

/** Locks and returns a request for a student of the school, with the names for its notifications. */
export async function lockRequest(tenant: SchoolTenant, transaction: Database, id: number) {
  const [row] = await transaction
    .select({ request: linkRequest, child: account.name, school: school.name })
    .from(linkRequest)
    .innerJoin(student, eq(student.id, linkRequest.studentId))
    .innerJoin(account, isAccountOfStudent)
    .innerJoin(school, eq(school.id, account.schoolId))
    .where(and(visibleStudents(tenant), eq(linkRequest.id, id)))
    .for('update', { of: linkRequest })
  return row
}

/** Writes a change to a request that the caller has locked. */
export const updateRequest = (
  transaction: Database,
  { id }: Pick<RequestRow, 'id'>,
  change: Partial<Pick<RequestRow, 'status' | 'decidedAt' | 'decidedBy' | 'reason'>>,
) => transaction.update(linkRequest).set(change).where(eq(linkRequest.id, id))

/** Deletes requests that have not changed since the given time, except approved ones. Belongs to no tenant. */
export const deleteRequests = (database: Database, before: Date) =>
  database
    .delete(linkRequest)
    .where(
      and(
        ne(linkRequest.status, 'approved'),
        sql`greatest(${linkRequest.askedAt}, ${linkRequest.decidedAt}) <= ${before.toISOString()}::timestamptz`,
      ),
    )

/**
 * Returns the data for the school's notification about a waiting request. Returns undefined if the request no longer
 * waits or identifies no child. Belongs to no tenant: a job calls it.
 */
export async function selectSchoolToNotify(database: Database, id: number) {
  const [row] = await database
    .select({
      parent: parent.name,
      child: account.name,
      childId: account.id,
      schoolId: account.schoolId,
      askedAt: linkRequest.askedAt,
    })
    .from(linkRequest)
    .innerJoin(account, eq(account.id, linkRequest.studentId))
    .innerJoin(parent, eq(parent.id, linkRequest.parentId))
    .where(and(eq(linkRequest.id, id), eq(linkRequest.status, 'waiting')))
  return row
}

/**
 * Returns the school of a child that the tenant may see, with the names of both. `schoolId` is null if the child has
 * no school.
 */
export async function selectChildToNotify(tenant: Tenant<'school' | 'parent'>, database: Database, id: number) {
  const [row] = await database
    .select({ child: account.name, schoolId: account.schoolId, school: school.name })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .leftJoin(school, eq(school.id, account.schoolId))
    .where(and(visibleStudents(tenant, 'including archived'), eq(student.id, id)))
  return row
}

/** A parent and a child. The caller of these queries has checked that the tenant may change the link between them. */
export interface Pair {
  parentId: number
  studentId: number
}

export const insertLink = (transaction: Database, { parentId, studentId }: Pair, since: Date) =>
  transaction.insert(parentLink).values({ parentId, studentId, since }).onConflictDoNothing()

/**
 * Ends a parent's requests for a child. Call it before `deleteLink`, so that locks are taken in the same order as
 * when the school answers a request.
 */
export const closeRequests = (
  transaction: Database,
  { parentId, studentId }: Pair,
  change: Parameters<typeof updateRequest>[2],
) =>
  transaction
    .update(linkRequest)
    .set(change)
    .where(
      and(
        eq(linkRequest.parentId, parentId),
        eq(linkRequest.studentId, studentId),
        inArray(linkRequest.status, ['waiting', 'approved']),
      ),
    )

/** Deletes a link. Returns whether there was one. */
export async function deleteLink(transaction: Database, { parentId, studentId }: Pair): Promise<boolean> {
  const done = await transaction
    .delete(parentLink)
    .where(and(eq(parentLink.parentId, parentId), eq(parentLink.studentId, studentId)))
  return done.rowCount === 1
}

/** Returns the seats that a child has in a parent's subscriptions and that can be taken back. */
export async function selectSeatsBetween(transaction: Database, { parentId, studentId }: Pair): Promise<number[]> {
  const rows = await transaction
    .select({ id: seat.id })
    .from(seat)
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .where(
      and(
        visibleSubscriptions({ role: 'parent', accountId: parentId }),
        eq(seat.studentId, studentId),
        seatAllows('takeBack'),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Writes an audit entry for a change between a parent and a child; the subject names the other account. */
export const recordLink = (
  actor: Tenant,
  database: Database,
  action: AuditAction,
  { parentId, studentId }: { parentId: number; studentId: number | null },
  at: Date,
) => recordAction(database, { actor, action, studentId, subject: `account ${parentId}`, at })
