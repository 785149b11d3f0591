import { type GrantReason, grantPlanCode, grantPrefix } from '@lekta/shared/contract/money/plan'
import { and, desc, eq, like, or, sql } from 'drizzle-orm'
import { actorOf, recordAction } from '../audit/record'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import { plan, school, seat, subscription } from '../database/schema'
import { ApiError, notFound } from '../errors/api-error'
import { notify } from '../notification/notify'
import { insertPlans } from '../plan/queries'
import { selectPayers } from './buyer'
import { lockSubscription, type SubscriptionRow } from './lock'
import { addMonths } from './months'
import { seatHasState, transition } from './transition'

/** The plan of each reason. Its name is what schools see. */
const names = {
  pilot: 'Pilot seats',
  compensation: 'Compensation seats',
  other: 'Granted seats',
} as const satisfies Record<GrantReason, string>

export interface Grant {
  schoolId: number
  seats: number
  months: number
  testsPerChild: number
  reason: GrantReason
  /** The school's newest active grant that the admin has seen. */
  newestId: number | null
}

interface Admin {
  by: number
  now: Date
}

/** The condition that a row of `subscription` is a grant. */
const isGranted = like(subscription.planCode, `${grantPrefix}%`)

/** Locks the school until the transaction ends, so that it gets one grant at a time. */
async function lockSchool(transaction: Database, id: number) {
  const [row] = await transaction.select().from(school).where(eq(school.id, id)).for('no key update')
  if (!row) throw notFound('school')
  if (row.archivedAt) throw new ApiError(409, 'This school is archived. Restore it first.')
}

const selectNewest = async (transaction: Database, schoolId: number): Promise<SubscriptionRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(subscription)
    .where(and(eq(subscription.schoolId, schoolId), isGranted, eq(subscription.status, 'active')))
    .orderBy(desc(subscription.id))
    .limit(1)
  return row
}

const isRepeated = (row: SubscriptionRow, grant: Grant, { by }: Admin) =>
  row.id > (grant.newestId ?? 0) &&
  row.createdBy === by &&
  row.planCode === grantPlanCode(grant.reason) &&
  row.seats === grant.seats &&
  row.months === grant.months &&
  row.testsPerChild === grant.testsPerChild

async function insertGrant(transaction: Database, grant: Grant, { by, now }: Admin) {
  const { schoolId, seats, months, testsPerChild, reason } = grant
  const planCode = grantPlanCode(reason)
  const terms = { price: 0, months, testsPerChild }
  const position = 100
  await insertPlans(transaction, [
    { code: planCode, audience: 'school', name: names[reason], offered: false, position, ...terms },
  ])
  const period = { status: 'active', startsAt: now, endsAt: addMonths(now, months), endsForGood: true } as const
  const [row] = await transaction
    .insert(subscription)
    .values({ schoolId, planCode, seats, currency: 'IDR', createdBy: by, ...terms, ...period })
    .returning({ id: subscription.id })
  if (!row) throw new Error('An inserted subscription came back as nothing.')
  await transaction.execute(
    sql`insert into ${seat} (subscription_id) select ${row.id}::int from generate_series(1, ${seats}::int)`,
  )
  return { id: row.id, endsAt: period.endsAt }
}

/**
 * Grants seats to a school: creates a subscription at no cost and without an invoice, and notifies the school. Returns
 * its id; the same request again returns the same one. Throws a 404 for an unknown school, and a 409 if the school is
 * archived or another grant was made or ended in the meantime.
 */
export const grantSeats = (database: Database, grant: Grant, admin: Admin): Promise<number> =>
  database.transaction(async (transaction) => {
    const { schoolId, seats: count, reason, newestId } = grant
    await lockSchool(transaction, schoolId)
    const newest = await selectNewest(transaction, schoolId)
    if ((newest?.id ?? null) !== newestId) {
      if (newest && isRepeated(newest, grant, admin)) return newest.id
      throw new ApiError(
        409,
        'Seats were granted to this school in the meantime. Please check them before you grant more.',
      )
    }
    const { id, endsAt } = await insertGrant(transaction, grant, admin)
    const entry = { actor: actorOf(admin.by), subject: `subscription ${id}`, at: admin.now }
    await recordAction(transaction, { ...entry, action: 'seats granted' })
    const payers = await selectPayers({ schoolId, parentId: null }, transaction)
    const values = { plan: names[reason], count, ends: endsAt.toISOString(), zone: homeZone }
    await notify(transaction, payers, 'seatsGranted', values, `subscription ${id} granted`)
    return id
  })

async function revokeFree(transaction: Database, { id, seats }: SubscriptionRow, now: Date) {
  const hasNoStudent = or(seatHasState.free(), seatHasState.kept())
  const revoked = await transaction
    .update(seat)
    .set({ revokedAt: now })
    .where(and(eq(seat.subscriptionId, id), hasNoStudent))
    .returning({ id: seat.id })
  const left = seats - revoked.length
  if (left === 0) await transition(transaction, 'subscription', 'end', id)
  else await transaction.update(subscription).set({ seats: left }).where(eq(subscription.id, id))
  return { withdrawn: revoked.length, left }
}

/**
 * Withdraws the seats of a school's grant that no student has, and so ends the grant if none is left. Seats of
 * students stay until the grant's last day. Returns how many seats were withdrawn and how many are left. Throws a 404
 * if the school has no such grant, and a 409 if it has ended.
 */
export const withdrawGrant = (
  database: Database,
  { schoolId, subscriptionId }: { schoolId: number; subscriptionId: number },
  admin: Admin,
): Promise<{ withdrawn: number; left: number }> =>
  database.transaction(async (transaction) => {
    const locked = await lockSubscription(transaction, subscriptionId)
    const [granted] = await transaction
      .select({ name: plan.name })
      .from(subscription)
      .innerJoin(plan, eq(plan.code, subscription.planCode))
      .where(and(eq(subscription.id, subscriptionId), eq(subscription.schoolId, schoolId), isGranted))
    if (!locked || !granted) throw notFound('subscription')
    if (locked.status !== 'active') throw new ApiError(409, 'This subscription has already ended.')
    const counts = await revokeFree(transaction, locked, admin.now)
    if (counts.withdrawn === 0) return counts
    const subject = `subscription ${subscriptionId}`
    await recordAction(transaction, { actor: actorOf(admin.by), action: 'grant withdrawn', subject, at: admin.now })
    const payers = await selectPayers(locked, transaction)
    const occasion = `${subject} withdrawn, ${counts.left} left`
    await notify(transaction, payers, 'grantWithdrawn', { plan: granted.name, count: counts.withdrawn }, occasion)
    return counts
  })
