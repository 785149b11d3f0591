import type { subscriptionContract } from '@lekta/shared/contract/money/subscription'
import type * as z from 'zod/mini'
import { assertVisibleClassroom } from '../access/authorise-ids'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { ApiError, badInput, notFound } from '../errors/api-error'
import { say } from '../i18n/sentence'
import { lockSubscriptions, type SubscriptionRow } from '../money/lock'
import { giveSeats, revokeSeats } from '../money/seats/give-seats'
import * as queries from './queries'

type SeatGiver = Tenant<'school' | 'teacher' | 'parent'>
type SeatReceivers = z.output<typeof subscriptionContract.addClassroomSubscription.body>

/**
 * Returns the students that a request names. Throws a 404 for students that the tenant may not see, and a 400 if the
 * request names none.
 */
async function studentsOf(
  tenant: SeatGiver,
  database: Database,
  { classroom_id, student_ids }: SeatReceivers,
): Promise<number[]> {
  if (student_ids) {
    const students = [...new Set(student_ids)]
    const seen = await queries.selectVisibleStudents(tenant, database, students)
    if (seen.length < students.length) throw notFound('student')
    return students
  }
  if (classroom_id === undefined) throw badInput({ classroom_id: 'Please choose a classroom, or students.' })
  await assertVisibleClassroom(tenant, database, classroom_id)
  return queries.selectClassroomStudents(tenant, database, classroom_id)
}

/**
 * Locks and returns the tenant's running subscriptions that seats may be given from: only the named one, or all of
 * them, the one that ends soonest first.
 */
export async function holdRunning(tenant: SeatGiver, transaction: Database, named: number | undefined, now: Date) {
  const running = await queries.selectRunning(tenant, transaction, now)
  const chosen = running.filter(({ id }) => named === undefined || id === named)
  if (named !== undefined && chosen.length === 0) {
    if (!(await queries.selectSubscription(tenant, transaction, named))) throw notFound('subscription')
    throw new ApiError(409, 'This subscription is not active. Choose another one.')
  }
  if (chosen.length === 0) throw new ApiError(409, 'There is no active subscription. Buy one first.')
  const held = await lockSubscriptions(
    transaction,
    chosen.map(({ id }) => id),
  )
  const rowOf = new Map(held.map((row) => [row.id, row]))
  // Subscriptions that ended while this request waited for the lock are left out.
  return chosen.flatMap(({ id }) => rowOf.get(id) ?? []).filter(({ status }) => status === 'active')
}

/** Throws a 409 with the number of missing seats. */
export function tooFew(missing: number, requested: number): never {
  const message = say(
    'Not enough seats: {{missing}} of {{requested}} are missing, so none were given. Add seats or choose fewer students.',
    {
      missing,
      requested,
    },
  )
  throw new ApiError(409, message)
}

/**
 * Gives seats of one subscription to all named students who have none. It uses the named subscription or, if none is
 * named, the active one that ends first among those with enough seats.
 */
export async function addSeatsTo(tenant: SeatGiver, database: Database, body: SeatReceivers, now: Date) {
  const students = await studentsOf(tenant, database, body)
  return database.transaction(async (transaction) => {
    const held = await holdRunning(tenant, transaction, body.subscription_id, now)
    const seated = await queries.selectSeatsOf(tenant, transaction, students, now)
    const isRequested = (id: number) => body.subscription_id === undefined || id === body.subscription_id
    const had = new Set(seated.filter((row) => isRequested(row.subscription_id)).map(({ studentId }) => studentId))
    const seatless = students.filter((id) => !had.has(id))
    const first = held[0] as SubscriptionRow
    let least = seatless.length
    for (const bought of held) {
      const { seatByStudent, missing } = await giveSeats(transaction, bought, seatless, {
        by: tenant.accountId,
        now,
      })
      if (missing === 0) return { subscription_id: bought.id, given: [...seatByStudent.keys()], had: [...had] }
      least = Math.min(least, missing)
    }
    if (seatless.length === 0) return { subscription_id: first.id, given: [], had: [...had] }
    return tooFew(least, seatless.length)
  })
}

/** Takes back the unused seats of the named students, in one subscription or in all running ones. */
export async function takeSeatsFrom(tenant: SeatGiver, database: Database, body: SeatReceivers, now: Date) {
  const students = await studentsOf(tenant, database, body)
  const named = body.subscription_id
  if (named !== undefined && !(await queries.selectSubscription(tenant, database, named)))
    throw notFound('subscription')
  return database.transaction(async (transaction) => {
    const seated = (await queries.selectSeatsOf(tenant, transaction, students, now)).filter(
      ({ subscription_id }) => named === undefined || subscription_id === named,
    )
    const ids = seated.map(({ id }) => id)
    const back = await revokeSeats(transaction, ids, { by: tenant.accountId, now })
    const free = new Set(back.map(({ seatId }) => seatId))
    return {
      taken: [...new Set(back.map(({ studentId }) => studentId))],
      kept: [...new Set(seated.filter(({ id }) => !free.has(id)).map(({ studentId }) => studentId))],
    }
  })
}
