import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Tenant, visibleStudents } from '../access/tenant'
import { actorOf, recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { seat, subscription, voucher } from '../database/schema'
import type { Actor } from './actor'
import { visibleSubscriptions } from './buyer'
import { lockSubscriptions, type SubscriptionRow } from './lock'
import { giveReservedSeats } from './seats/give-seats'
import { isRunningAt } from './subscription-period'
import { seatAllows } from './transition'
import { newCode } from './voucher-code'

const isOpen = and(isNull(voucher.redeemedAt), isNull(voucher.voidedAt)) as SQL

const inCodes = (codes: readonly string[]) => sql`${voucher.code} = any(${sql.param(codes)}::text[])`

/**
 * Returns the condition for the vouchers that a tenant may redeem: those of the school for staff, all vouchers for a
 * family.
 */
const redeemable = (tenant: Tenant): SQL | undefined =>
  tenant.role === 'school' || tenant.role === 'teacher' ? visibleSubscriptions(tenant) : undefined

/**
 * Creates vouchers for free seats of a locked subscription: as many as requested, or none when there are too few
 * seats.
 */
export async function createVouchers(
  transaction: Database,
  bought: SubscriptionRow,
  { count, batch, by, now }: Actor & { count: number; batch: string },
): Promise<string[]> {
  const free = await transaction
    .select({ id: seat.id })
    .from(seat)
    .where(and(eq(seat.subscriptionId, bought.id), seatAllows('keep')))
    .orderBy(asc(seat.id))
    .limit(count)
  if (free.length < count) return []
  const rows = free.map(({ id }) => ({ code: newCode(), seatId: id, batch, createdBy: by as number, createdAt: now }))
  await insertMany(transaction, voucher, rows, ['code'])
  await recordAction(transaction, { actor: actorOf(by), action: 'vouchers made', subject: `batch ${batch}`, at: now })
  return rows.map(({ code }) => code)
}

/** Returns the vouchers with these plain codes that the tenant may redeem, with their states. */
export const selectRedeemable = (tenant: Tenant, database: Database, codes: readonly string[], now: Date) =>
  database
    .select({
      code: voucher.code,
      seatId: voucher.seatId,
      subscriptionId: seat.subscriptionId,
      redeemedAt: voucher.redeemedAt,
      redeemedFor: voucher.studentId,
      voidedAt: voucher.voidedAt,
      runs: sql<boolean>`${isRunningAt(now)} and ${isNull(seat.revokedAt)}`,
    })
    .from(voucher)
    .innerJoin(seat, eq(seat.id, voucher.seatId))
    .innerJoin(subscription, eq(subscription.id, seat.subscriptionId))
    .where(and(redeemable(tenant), inCodes(codes)))

export type RedeemableRow = Awaited<ReturnType<typeof selectRedeemable>>[number]

/** A voucher and the student who gets its seat. */
export interface Redemption {
  code: string
  studentId: number
}

/**
 * Returns which of these students have a seat of which of these subscriptions, as strings of the form `<student id>
 * <subscription id>`.
 */
async function selectSeated(transaction: Database, requests: readonly Redemption[], held: readonly SubscriptionRow[]) {
  const [students, subscriptions] = [requests.map(({ studentId }) => studentId), held.map(({ id }) => id)]
  const rows = await transaction
    .select({ studentId: seat.studentId, subscriptionId: seat.subscriptionId })
    .from(seat)
    .where(
      and(
        sql`${seat.studentId} = any(${sql.param(students)}::int[])`,
        sql`${seat.subscriptionId} = any(${sql.param(subscriptions)}::int[])`,
        isNull(seat.revokedAt),
      ),
    )
  return new Set(rows.map(({ studentId, subscriptionId }) => `${studentId} ${subscriptionId}`))
}

/**
 * Redeems vouchers, each for its student. This is the only way to redeem a voucher. Returns the number of redeemed
 * vouchers; if it is lower than requested, a concurrent request redeemed one first, and the caller rolls back. The
 * caller has checked that the students are the tenant's.
 */
export async function redeemVouchers(
  tenant: Tenant,
  transaction: Database,
  requests: readonly Redemption[],
  now: Date,
): Promise<number> {
  const codes = requests.map(({ code }) => code)
  const found = await selectRedeemable(tenant, transaction, codes, now)
  const held = await lockSubscriptions(
    transaction,
    found.map(({ subscriptionId }) => subscriptionId),
  )
  // Checked again, because a concurrent request may have redeemed a voucher while this one waited for the lock.
  const fresh = new Map((await selectRedeemable(tenant, transaction, codes, now)).map((row) => [row.code, row]))
  const seated = await selectSeated(transaction, requests, held)
  const good = requests.flatMap(({ code, studentId }) => {
    const row = fresh.get(code)
    const isRedeemable = row && !row.redeemedAt && !row.voidedAt && row.runs
    return isRedeemable && !seated.has(`${studentId} ${row.subscriptionId}`) ? [{ ...row, studentId }] : []
  })
  await transaction.execute(sql`update ${voucher}
    set student_id = redeemed."studentId", redeemed_by = ${tenant.accountId}::int, redeemed_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(good)}::jsonb) as redeemed(code text, "studentId" int)
    where ${voucher.code} = redeemed.code`)
  for (const bought of held) {
    const changes = good.filter(({ subscriptionId }) => subscriptionId === bought.id)
    if (changes.length > 0) await giveReservedSeats(transaction, bought, changes, { by: tenant.accountId, now })
  }
  return good.length
}

/** Returns whether the tenant has a student with this id. */
export async function hasStudent(tenant: Tenant, database: Database, id: number): Promise<boolean> {
  const found = await database.execute(
    sql`select 1 from student join account on account.id = student.id where student.id = ${id} and ${visibleStudents(tenant)}`,
  )
  return found.rows.length > 0
}

/**
 * Voids open vouchers of locked subscriptions, which makes their seats free again. Returns the number of voided
 * vouchers.
 */
export async function voidVouchers(
  transaction: Database,
  choice: { codes: readonly string[] } | { batch: string },
  held: readonly SubscriptionRow[],
  { by, now }: Actor,
): Promise<number> {
  const which = 'codes' in choice ? inCodes(choice.codes) : eq(voucher.batch, choice.batch)
  const ofHeld = sql`${voucher.seatId} in (select id from seat where subscription_id = any(${sql.param(held.map(({ id }) => id))}::int[]))`
  const done = await transaction
    .update(voucher)
    .set({ voidedAt: now })
    .where(and(which, ofHeld, isOpen))
  const count = done.rowCount ?? 0
  const subject = 'batch' in choice ? `batch ${choice.batch}` : `${count} vouchers`
  if (count > 0)
    await recordAction(transaction, { actor: actorOf(by), action: 'vouchers made void', subject: subject, at: now })
  return count
}

/** Makes redeemed vouchers whose seats were taken back valid again. */
export const reopenVouchers = (transaction: Database, codes: readonly string[]) =>
  transaction
    .update(voucher)
    .set({ studentId: null, redeemedAt: null, redeemedBy: null })
    .where(
      and(
        inCodes(codes),
        sql`exists (select 1 from seat where seat.id = ${voucher.seatId} and seat.student_id is null and seat.revoked_at is null)`,
        sql`not exists (select 1 from voucher other where other.seat_id = ${voucher.seatId} and other.redeemed_at is null
          and other.voided_at is null)`,
      ),
    )
