import type { ListQuery } from '@lekta/shared/contract/list'
import type { Voucher } from '@lekta/shared/contract/money/voucher'
import { and, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, plan, seat, subscription, voucher } from '../database/schema'
import { escapeLike, type SortColumns, sortBy, whereSearched, windowOf } from '../http/list-page'
import { visibleSubscriptions } from '../money/buyer'
import { isRunningAt } from '../money/subscription-period'
import { plainCode } from '../money/voucher-code'

type Status = Voucher['status']

/** The filters of a list of vouchers. */
export interface VoucherFilter {
  query: ListQuery
  batch: string | undefined
  subscriptionId: number | undefined
  status: Status | undefined
  now: Date
}

const stateAt = (now: Date) => sql<Status>`case
  when ${voucher.redeemedAt} is not null then 'redeemed' when ${voucher.voidedAt} is not null then 'void'
  when ${seat.revokedAt} is null and ${isRunningAt(now)} then 'open' else 'ended' end`

const sortable = {
  id: { filled: voucher.createdAt },
  code: { filled: voucher.code },
  batch: { filled: voucher.batch },
  created_at: { filled: voucher.createdAt },
  redeemed_at: voucher.redeemedAt,
} satisfies SortColumns

function whereListed(tenant: Tenant<'school'>, { query, batch, subscriptionId, status, now }: VoucherFilter): SQL {
  const text = whereSearched(query)
  return and(
    visibleSubscriptions(tenant),
    batch === undefined ? undefined : eq(voucher.batch, batch),
    subscriptionId === undefined ? undefined : eq(subscription.id, subscriptionId),
    status && eq(stateAt(now), status),
    text === '' ? undefined : ilike(voucher.code, `%${escapeLike(plainCode(text))}%`),
  ) as SQL
}

export function selectVouchers(tenant: Tenant<'school'>, database: Database, filter: VoucherFilter) {
  const { limit, offset } = windowOf(filter.query)
  // The school must not see who redeemed a voucher at home.
  const isOfSchool = and(eq(account.id, voucher.studentId), eq(account.schoolId, tenant.schoolId))
  return database
    .select({
      code: voucher.code,
      batch: voucher.batch,
      status: stateAt(filter.now),
      subscription_id: subscription.id,
      plan_name: plan.name,
      createdAt: voucher.createdAt,
      endsAt: sql<Date>`${subscription.endsAt}`.mapWith(subscription.endsAt),
      redeemedAt: voucher.redeemedAt,
      student: { id: account.id, name: account.name },
    })
    .from(voucher)
    .innerJoin(seat, eq(seat.id, voucher.seatId))
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .leftJoin(account, isOfSchool)
    .where(whereListed(tenant, filter))
    .orderBy(...sortBy(filter.query, sortable, voucher.code))
    .limit(limit)
    .offset(offset)
}

export async function countVouchers(tenant: Tenant<'school'>, database: Database, filter: VoucherFilter) {
  const [row] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(voucher)
    .innerJoin(seat, eq(seat.id, voucher.seatId))
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .where(whereListed(tenant, filter))
  return row?.total ?? 0
}

/** Returns the tenant's subscriptions that these vouchers belong to. */
export async function selectSubscriptionIds(
  tenant: Tenant<'school'>,
  database: Database,
  choice: { codes: readonly string[] } | { batch: string },
): Promise<number[]> {
  const which =
    'codes' in choice ? sql`${voucher.code} = any(${sql.param(choice.codes)}::text[])` : eq(voucher.batch, choice.batch)
  const rows = await database
    .selectDistinct({ id: seat.subscriptionId })
    .from(voucher)
    .innerJoin(seat, eq(seat.id, voucher.seatId))
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .where(and(visibleSubscriptions(tenant), which))
  return rows.map(({ id }) => id)
}

/** Returns a running subscription of the tenant, with the terms of its vouchers. */
export async function selectWorth(database: Database, subscriptionId: number) {
  const [row] = await database
    .select({
      plan_name: plan.name,
      tests_per_child: subscription.testsPerChild,
      endsAt: sql<Date>`${subscription.endsAt}`.mapWith(subscription.endsAt),
    })
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .where(eq(subscription.id, subscriptionId))
  if (!row) throw new Error('A subscription is gone that has a voucher.')
  const { endsAt, ...rest } = row
  return { ...rest, ends_at: endsAt.toISOString() }
}

/** Returns whether the tenant's subscription with this id is running; undefined if there is no such subscription. */
export async function selectRuns(tenant: Tenant<'school'>, database: Database, id: number, now: Date) {
  const [row] = await database
    .select({ runs: sql<boolean>`coalesce(${isRunningAt(now)}, false)`, id: subscription.id })
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .where(and(visibleSubscriptions(tenant), eq(subscription.id, id)))
  return row
}
