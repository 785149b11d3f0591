import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { seat } from '../database/schema'
import { enqueue } from '../jobs/job'
import { lockSubscriptions, type SubscriptionRow } from './lock'
import { seatMay } from './move'
import { type Doer, recordSeats } from './record'
import { type SeatChanges, tellSeatsJob } from './tell'

/** What became of a wish for seats. */
export interface Giving {
  /** The seat of each student who got one. */
  given: Map<number, number>
  /** Students who had one already. */
  had: number[]
  /** How many seats are missing; then nobody got any. */
  missing: number
}

/** A change of a seat, for those who are to hear of it. */
interface SeatChange {
  seatId: number
  studentId: number
}

/** Lets those whom it is about be told, once the transaction is committed. */
const tellLater = (
  transaction: Database,
  kind: SeatChanges['kind'],
  { id: subscriptionId }: SubscriptionRow,
  { changes, by, now }: Doer & { changes: readonly SeatChange[] },
) =>
  enqueue(transaction, tellSeatsJob, {
    ...{ kind, subscriptionId, by, at: now.toISOString() },
    changes: changes.map(({ seatId, studentId }) => ({ seatId, studentId })),
  })

const among = (ids: readonly number[]) => sql`= any(${sql.param(ids)}::int[])`

/**
 * Gives free seats of a subscription, which the transaction holds, to students who have none of it: to all of them, or to nobody
 * when there are too few. The one way in which a seat is given, but for vouchers, which keep theirs.
 */
export async function giveSeats(
  transaction: Database,
  bought: SubscriptionRow,
  studentIds: readonly number[],
  { by, now }: Doer,
): Promise<Giving> {
  if (studentIds.length === 0) return { given: new Map(), had: [], missing: 0 }
  const ofThis = eq(seat.subscriptionId, bought.id)
  const seated = await transaction
    .select({ id: seat.studentId })
    .from(seat)
    .where(and(ofThis, isNull(seat.revokedAt), sql`${seat.studentId} ${among(studentIds)}`))
  const had = seated.map(({ id }) => id as number)
  const wanting = [...new Set(studentIds)].filter((id) => !had.includes(id))
  if (wanting.length === 0) return { given: new Map(), had, missing: 0 }
  const free = await transaction
    .select({ id: seat.id })
    .from(seat)
    .where(and(ofThis, seatMay('give')))
    .orderBy(asc(seat.id))
    .limit(wanting.length)
  if (free.length < wanting.length) return { given: new Map(), had, missing: wanting.length - free.length }
  const changes = wanting.map((studentId, i) => ({ studentId, seatId: free[i]?.id as number }))
  await seatStudents(transaction, changes, { by, now })
  await recordSeats(transaction, 'seat given', wanting, { by, now })
  await tellLater(transaction, 'seatGiven', bought, { changes, by, now })
  return { given: new Map(changes.map(({ studentId, seatId }) => [studentId, seatId])), had, missing: 0 }
}

/** Writes who has which seat. */
async function seatStudents(transaction: Database, changes: readonly SeatChange[], { by, now }: Doer): Promise<void> {
  await transaction.execute(sql`update ${seat}
    set student_id = given."studentId", given_by = ${by}::int, given_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given("seatId" int, "studentId" int)
    where ${seat.id} = given."seatId"`)
}

/** Gives the very seats that vouchers kept. The caller has seen that they may be given. */
export async function giveKeptSeats(
  transaction: Database,
  bought: SubscriptionRow,
  changes: readonly SeatChange[],
  doer: Doer,
): Promise<void> {
  await seatStudents(transaction, changes, doer)
  const students = changes.map(({ studentId }) => studentId)
  await recordSeats(transaction, 'voucher redeemed', students, doer)
  await tellLater(transaction, 'seatGiven', bought, { changes, ...doer })
}

/**
 * Takes seats back that no test was taken from, nor is being taken. The others stay. Gives the seats that are free again, with
 * those who had them. The caller has made sure whose they are.
 */
export async function takeSeatsBack(
  transaction: Database,
  seatIds: readonly number[],
  { by, now }: Doer,
): Promise<SeatChange[]> {
  const asked = sql`${seat.id} ${among(seatIds)}`
  const rows = await transaction.selectDistinct({ id: seat.subscriptionId }).from(seat).where(asked)
  const held = await lockSubscriptions(
    transaction,
    rows.map(({ id }) => id),
  )
  const back = await transaction
    .select({ seatId: seat.id, studentId: sql<number>`${seat.studentId}`, subscriptionId: seat.subscriptionId })
    .from(seat)
    .where(and(asked, isNotNull(seat.studentId), seatMay('takeBack')))
    .orderBy(asc(seat.id))
    .for('update', { of: seat })
  if (back.length === 0) return []
  await transaction
    .update(seat)
    .set({ studentId: null, givenBy: null, givenAt: null })
    .where(sql`${seat.id} ${among(back.map(({ seatId }) => seatId))}`)
  const students = back.map(({ studentId }) => studentId)
  await recordSeats(transaction, 'seat taken back', students, { by, now })
  for (const bought of held) {
    const changes = back.filter(({ subscriptionId }) => subscriptionId === bought.id)
    if (changes.length > 0) await tellLater(transaction, 'seatTaken', bought, { changes, by, now })
  }
  return back
}
