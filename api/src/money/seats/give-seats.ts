import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { actorOf, recordSql, recordStudents } from '../../audit/record'
import type { Database } from '../../database/connect'
import { seat, subscription } from '../../database/schema'
import { selectOneJson } from '../../database/select-json'
import { enqueue } from '../../jobs/job'
import type { Actor } from '../actor'
import { lockSubscriptions, type SubscriptionRow } from '../lock'
import { seatAllows } from '../transition'
import { notifySeatsJob, SeatChange, seatChanges } from './notify-seats'

/** The result of giving seats. */
export interface GiveSeatsResult {
  /** The seat of each student who got one. */
  seatByStudent: Map<number, number>
  /** The students who already had a seat. */
  alreadySeated: number[]
  /** The number of missing seats. If it is not 0, no student got a seat. */
  missing: number
}

/** Queues notifications about changes to seats. They are sent after the transaction is committed. */
const notifyLater = (transaction: Database, ...changes: Parameters<typeof seatChanges>) =>
  enqueue(transaction, notifySeatsJob, seatChanges(...changes))

/** Selects the school that has a subscription; null if it is a family's. Its log shows what happens to the seats. */
const schoolOf = (subscriptionId: number) =>
  sql`(select ${subscription.schoolId} from ${subscription} where ${subscription.id} = ${subscriptionId}::int)`

const inIds = (ids: readonly number[]) => sql`= any(${sql.param(ids)}::int[])`

const Seated = z.object({ changes: z.array(SeatChange), alreadySeated: z.array(z.number()), missing: z.number() })
type Seated = z.infer<typeof Seated>

/**
 * Gives free seats of a locked subscription to all students without a seat, or to none of them if there are too few
 * seats. Records the change in the audit in the same statement. Sends no notifications.
 */
export async function seatStudents(
  transaction: Database,
  subscriptionId: number,
  studentIds: readonly number[],
  { by, now }: Actor,
): Promise<Seated> {
  if (studentIds.length === 0) return { changes: [], alreadySeated: [], missing: 0 }
  const ofThis = eq(seat.subscriptionId, subscriptionId)
  const at = sql`${now.toISOString()}::timestamptz`
  const statement = sql`
    with seated as (
      select student_id as id from ${seat} where ${and(ofThis, isNull(seat.revokedAt))} and student_id ${inIds(studentIds)}
    ), seatless as (
      select id, row_number() over (order by min(ordinal)) as rank
      from unnest(${sql.param(studentIds)}::int[]) with ordinality as requested (id, ordinal)
      where id not in (select id from seated) group by id
    ), free as (
      select id, row_number() over (order by id) as rank
      from (select id from ${seat} where ${and(ofThis, seatAllows('give'))} order by id limit (select count(*) from seatless))
    ), new_seats as (
      update ${seat} set student_id = seatless.id, given_by = ${by}::int, given_at = ${at}
      from seatless join free using (rank)
      where ${seat.id} = free.id and (select count(*) from free) = (select count(*) from seatless)
      returning ${seat.id} as "seatId", ${seat.studentId} as "studentId"
    ), written as (
      ${recordSql({ actor: actorOf(by), action: 'seat given', schoolId: schoolOf(subscriptionId), at: now }, sql`select "studentId", null::text from new_seats`)}
    )
    select (select coalesce(json_agg(new_seats order by "seatId"), '[]') from new_seats) as changes,
      array(select id from seated) as "alreadySeated",
      (select count(*) from seatless)::int - (select count(*) from free)::int as missing`
  return selectOneJson(transaction, Seated, statement)
}

/** Gives seats as `seatStudents` does, and notifies the students who got one. */
export async function giveSeats(
  transaction: Database,
  { id }: SubscriptionRow,
  studentIds: readonly number[],
  actor: Actor,
): Promise<GiveSeatsResult> {
  const { changes, ...rest } = await seatStudents(transaction, id, studentIds, actor)
  if (changes.length > 0) await notifyLater(transaction, 'seatGiven', id, changes, actor)
  return { seatByStudent: new Map(changes.map(({ studentId, seatId }) => [studentId, seatId])), ...rest }
}

/** Gives students the seats that were reserved for vouchers. The caller has checked that the seats may be given. */
export async function giveReservedSeats(
  transaction: Database,
  { id }: SubscriptionRow,
  changes: readonly SeatChange[],
  actor: Actor,
): Promise<void> {
  await transaction.execute(sql`update ${seat}
    set student_id = change."studentId", given_by = ${actor.by}::int, given_at = ${actor.now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change("seatId" int, "studentId" int)
    where ${seat.id} = change."seatId"`)
  const students = changes.map(({ studentId }) => studentId)
  await recordStudents(actorOf(actor.by), transaction, 'voucher redeemed', students, actor.now, schoolOf(id))
  await notifyLater(transaction, 'seatGiven', id, changes, actor)
}

/**
 * Takes back seats that no test has used or is using, and leaves the other seats unchanged. Returns the freed seats
 * with their students. The caller has checked that the seats are the tenant's.
 */
export async function revokeSeats(
  transaction: Database,
  seatIds: readonly number[],
  { by, now }: Actor,
): Promise<SeatChange[]> {
  const isAmongSeats = sql`${seat.id} ${inIds(seatIds)}`
  const rows = await transaction.selectDistinct({ id: seat.subscriptionId }).from(seat).where(isAmongSeats)
  const held = await lockSubscriptions(
    transaction,
    rows.map(({ id }) => id),
  )
  const back = await transaction
    .select({ seatId: seat.id, studentId: sql<number>`${seat.studentId}`, subscriptionId: seat.subscriptionId })
    .from(seat)
    .where(and(isAmongSeats, isNotNull(seat.studentId), seatAllows('takeBack')))
    .orderBy(asc(seat.id))
    .for('update', { of: seat })
  if (back.length === 0) return []
  await transaction
    .update(seat)
    .set({ studentId: null, givenBy: null, givenAt: null })
    .where(sql`${seat.id} ${inIds(back.map(({ seatId }) => seatId))}`)
  for (const { id } of held) {
    const changes = back.filter(({ subscriptionId }) => subscriptionId === id)
    if (changes.length === 0) continue
    const students = changes.map(({ studentId }) => studentId)
    await recordStudents(actorOf(by), transaction, 'seat taken back', students, now, schoolOf(id))
    await notifyLater(transaction, 'seatTaken', id, changes, { by, now })
  }
  return back
}
