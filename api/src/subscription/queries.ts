import type { ListQuery } from '@lekta/shared/contract/list'
import { and, asc, eq, ilike, isNull, type SQL, sql } from 'drizzle-orm'
import { type Tenant, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { account, invoice, plan, seat, student, subscription, voucher } from '../database/schema'
import {
  accountName,
  escapeLike,
  matchesSearch,
  type SortColumns,
  sortBy,
  whereSearched,
  windowOf,
} from '../http/list-page'
import { visibleSubscriptions } from '../money/buyer'
import { isRunningAt, testsLeft } from '../money/subscription-period'
import { seatAllows, seatHasState, seatHasStudent } from '../money/transition'

type SubscriptionTenant = Tenant<'school' | 'teacher' | 'parent'>
type Status = typeof subscription.$inferSelect.status

const countSeats = (condition: SQL | undefined) =>
  sql<number>`(select count(*)::int from ${seat} where ${seat.subscriptionId} = ${subscription.id} and ${condition})`

const invoiceToShow = sql<number | null>`(
  select ${invoice.id} from ${invoice} where ${invoice.subscriptionId} = ${subscription.id}
  order by ${invoice.status} = 'unpaid' desc, ${invoice.id} desc limit 1)`

const columnsFor = ({ role }: SubscriptionTenant) => ({
  id: subscription.id,
  plan: subscription.planCode,
  plan_name: plan.name,
  status: subscription.status,
  price: subscription.price,
  currency: subscription.currency,
  months: subscription.months,
  tests_per_child: subscription.testsPerChild,
  seats: subscription.seats,
  given: countSeats(seatHasStudent),
  used: countSeats(seatHasState.used()),
  kept: countSeats(seatHasState.kept()),
  free: countSeats(seatHasState.free()),
  startsAt: subscription.startsAt,
  endsAt: subscription.endsAt,
  ends_for_good: subscription.endsForGood,
  invoice_id: role === 'teacher' ? sql<number | null>`null::int` : invoiceToShow,
  createdAt: subscription.createdAt,
})

/** The rank of each status in sorted lists: never paid, ended, waiting for payment, active. */
const statusRank = sql`array_position(array['dropped', 'ended', 'pending', 'active'], ${subscription.status})`

const sortable = {
  id: subscription.id,
  standing: { filled: statusRank },
  plan_name: { filled: plan.name },
  status: { filled: subscription.status },
  seats: { filled: subscription.seats },
  starts_at: subscription.startsAt,
  ends_at: subscription.endsAt,
  created_at: { filled: subscription.createdAt },
} satisfies SortColumns

/**
 * Returns the condition for the subscriptions that a tenant may see; a teacher sees the school's, except unpaid ones.
 */
const visible = (tenant: SubscriptionTenant) =>
  and(
    visibleSubscriptions(tenant),
    tenant.role === 'teacher' ? sql`${subscription.status} in ('active', 'ended')` : undefined,
  )

function whereListed(tenant: SubscriptionTenant, query: ListQuery, status: Status | undefined) {
  const text = whereSearched(query)
  const found = text === '' ? undefined : ilike(plan.name, `%${escapeLike(text)}%`)
  return and(visible(tenant), status && eq(subscription.status, status), found)
}

const joined = (tenant: SubscriptionTenant, database: Database) =>
  database.select(columnsFor(tenant)).from(subscription).innerJoin(plan, eq(plan.code, subscription.planCode))

export type SubscriptionListRow = Awaited<ReturnType<typeof joined>>[number]

export function selectSubscriptions(tenant: SubscriptionTenant, database: Database, query: ListQuery, status?: Status) {
  const { limit, offset } = windowOf(query)
  return joined(tenant, database)
    .where(whereListed(tenant, query, status))
    .orderBy(...sortBy(query, sortable, subscription.id))
    .limit(limit)
    .offset(offset)
}

export async function countSubscriptions(
  tenant: SubscriptionTenant,
  database: Database,
  query: ListQuery,
  status?: Status,
) {
  const [row] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .where(whereListed(tenant, query, status))
  return row?.total ?? 0
}

export async function selectSubscription(tenant: SubscriptionTenant, database: Database, id: number) {
  const [row] = await joined(tenant, database).where(and(visible(tenant), eq(subscription.id, id)))
  return row
}

/** Returns the tenant's running subscriptions, the one that ends soonest first. */
export const selectRunning = (tenant: SubscriptionTenant, database: Database, now: Date) =>
  database
    .select({
      id: subscription.id,
      plan_name: plan.name,
      tests_per_child: subscription.testsPerChild,
      endsAt: sql<Date>`${subscription.endsAt}`.mapWith(subscription.endsAt),
      seats: subscription.seats,
      free: countSeats(seatHasState.free()),
    })
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .where(and(visibleSubscriptions(tenant), isRunningAt(now)))
    .orderBy(asc(subscription.endsAt), asc(subscription.id))

/** Sets whether a subscription ends without renewal. */
export const updateEndsForGood = (
  tenant: SubscriptionTenant,
  transaction: Database,
  id: number,
  endsForGood: boolean,
) =>
  transaction
    .update(subscription)
    .set({ endsForGood })
    .where(and(visibleSubscriptions(tenant), eq(subscription.id, id)))

/** Returns the unpaid invoice of a subscription that was never paid. */
export async function selectUnpaidInvoice(tenant: SubscriptionTenant, database: Database, subscriptionId: number) {
  const [row] = await database
    .select({ id: invoice.id })
    .from(invoice)
    .innerJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .where(and(visibleSubscriptions(tenant), eq(subscription.id, subscriptionId), eq(invoice.status, 'unpaid')))
  return row?.id
}

const seatSortable = {
  id: seat.id,
  name: accountName,
  username: { filled: account.username },
  given_at: seat.givenAt,
  tests_used: { filled: seat.testsUsed },
} satisfies SortColumns

/** Returns the condition for the seats of a subscription whose students the tenant may see, archived or not. */
const seated = (tenant: SubscriptionTenant, query: ListQuery, subscriptionId: number) =>
  and(
    visibleSubscriptions(tenant),
    eq(subscription.id, subscriptionId),
    seatHasStudent,
    visibleStudents(tenant, 'including archived'),
    matchesSearch(query),
  )

const code = sql<string | null>`(select ${voucher.code} from ${voucher}
  where ${voucher.seatId} = ${seat.id} and ${voucher.studentId} = ${seat.studentId} limit 1)`

const person = { id: account.id, name: account.name, username: account.username, avatar: account.avatar }

export function selectSeats(tenant: SubscriptionTenant, database: Database, query: ListQuery, subscriptionId: number) {
  const { limit, offset } = windowOf(query)
  return database
    .select({
      id: seat.id,
      student: person,
      givenAt: seat.givenAt,
      tests_used: seat.testsUsed,
      tests_left: testsLeft,
      code,
    })
    .from(seat)
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .innerJoin(student, eq(student.id, seat.studentId))
    .innerJoin(account, isAccountOfStudent)
    .where(seated(tenant, query, subscriptionId))
    .orderBy(...sortBy(query, seatSortable, seat.id))
    .limit(limit)
    .offset(offset)
}

export async function countSeatsOf(
  tenant: SubscriptionTenant,
  database: Database,
  query: ListQuery,
  subscriptionId: number,
) {
  const [row] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(seat)
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .innerJoin(student, eq(student.id, seat.studentId))
    .innerJoin(account, isAccountOfStudent)
    .where(seated(tenant, query, subscriptionId))
  return row?.total ?? 0
}

const inIds = (ids: readonly number[]) => sql`= any(${sql.param(ids)}::int[])`

/** Returns the seats of these students in the tenant's running subscriptions, the one that ends soonest first. */
export const selectSeatsOf = (
  tenant: SubscriptionTenant,
  database: Database,
  studentIds: readonly number[],
  now: Date,
) =>
  database
    .select({
      id: seat.id,
      studentId: sql<number>`${seat.studentId}`,
      subscription_id: subscription.id,
      plan_name: plan.name,
      endsAt: sql<Date>`${subscription.endsAt}`.mapWith(subscription.endsAt),
      tests_used: seat.testsUsed,
      tests_left: testsLeft,
      can_take_back: sql<boolean>`coalesce(${seatAllows('takeBack')}, false)`,
    })
    .from(seat)
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .where(
      and(
        visibleSubscriptions(tenant),
        isRunningAt(now),
        isNull(seat.revokedAt),
        sql`${seat.studentId} ${inIds(studentIds)}`,
      ),
    )
    .orderBy(asc(subscription.endsAt), asc(seat.id))

/** Returns which of the students the tenant may see. */
export async function selectVisibleStudents(tenant: SubscriptionTenant, database: Database, ids: readonly number[]) {
  const rows = await database
    .select({ id: student.id })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(and(visibleStudents(tenant), sql`${student.id} ${inIds(ids)}`))
  return rows.map(({ id }) => id)
}

/** Returns the students in a classroom. The caller has checked that it is the tenant's. */
export async function selectClassroomStudents(tenant: SubscriptionTenant, database: Database, classroomId: number) {
  const rows = await database
    .select({ id: student.id })
    .from(student)
    .innerJoin(account, isAccountOfStudent)
    .where(
      and(
        visibleStudents(tenant),
        sql`exists (select 1 from classroom_student place where place.student_id = ${student.id} and place.classroom_id = ${classroomId})`,
      ),
    )
    .orderBy(asc(student.id))
  return rows.map(({ id }) => id)
}
