import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { seat, subscription } from '../database/schema'
import { enqueue } from '../jobs/job'
import { giveSeats } from './give-seats'
import type { Bill, SubscriptionRow } from './lock'
import { addMonths } from './months'
import { move } from './move'
import { selectOwnStudents } from './owner'
import { type Doer, recordMoney } from './record'
import { allows } from './states'
import { tellPaidJob } from './tell'

const isOver = ({ status, endsAt }: SubscriptionRow, now: Date) =>
  status !== 'active' || endsAt === null || endsAt <= now

/** Whether an invoice can take money: it waits for it, and what it is for is still to be had. */
export const takesMoney = ({ invoice: { status, purpose }, subscription: bought }: Bill, now: Date): boolean =>
  allows('invoice', 'pay', status) &&
  (purpose === 'add' ? !isOver(bought, now) : allows('subscription', 'pay', bought.status))

/** A renewal begins when the time before it is over; all else begins now. */
async function startOf(transaction: Database, { renewsId }: SubscriptionRow, now: Date): Promise<Date> {
  if (renewsId === null) return now
  const [before] = await transaction.select().from(subscription).where(eq(subscription.id, renewsId))
  return before && !isOver(before, now) ? (before.endsAt as Date) : now
}

async function begin(transaction: Database, bought: SubscriptionRow, now: Date): Promise<SubscriptionRow> {
  const startsAt = await startOf(transaction, bought, now)
  const times = { startsAt, endsAt: addMonths(startsAt, bought.months) }
  await move(transaction, 'subscription', 'pay', bought.id, times)
  return { ...bought, ...times, status: 'active' }
}

async function addSeats(transaction: Database, bought: SubscriptionRow, seats: number): Promise<SubscriptionRow> {
  await transaction
    .update(subscription)
    .set({ seats: sql`${subscription.seats} + ${seats}` })
    .where(eq(subscription.id, bought.id))
  return { ...bought, seats: bought.seats + seats }
}

/**
 * Makes an invoice paid, and what it is for real: the subscription runs, its seats are there and are given to those who were
 * named. The caller has seen by `takesMoney` that it can be.
 */
export async function settleInvoice(transaction: Database, bill: Bill, { by, now }: Doer): Promise<void> {
  const { id, purpose, seats, studentIds } = bill.invoice
  await move(transaction, 'invoice', 'pay', id, { paidAt: now })
  const bought =
    purpose === 'add'
      ? await addSeats(transaction, bill.subscription, seats)
      : await begin(transaction, bill.subscription, now)
  await transaction.execute(
    sql`insert into ${seat} (subscription_id, invoice_id) select ${bought.id}, ${id} from generate_series(1, ${seats}::int)`,
  )
  const students = studentIds.length > 0 ? await selectOwnStudents(bought, transaction, studentIds) : []
  await giveSeats(transaction, bought, students, { by, now })
  await recordMoney(transaction, 'invoice paid', `invoice ${id}`, { by, now })
  await enqueue(transaction, tellPaidJob, { invoiceId: id })
}

/** The seats that money came for are there no more, because the money was given back; without any left, the subscription ends. */
async function revokeSeats(transaction: Database, { invoice: { id, seats }, subscription: bought }: Bill, now: Date) {
  await transaction.update(seat).set({ revokedAt: now }).where(eq(seat.invoiceId, id))
  const left = bought.seats - seats
  if (left > 0) await transaction.update(subscription).set({ seats: left }).where(eq(subscription.id, bought.id))
  else await move(transaction, 'subscription', 'end', bought.id)
}

/** Undoes a paid invoice whose money was given back. Tells whether it was paid. */
export async function refundInvoice(transaction: Database, bill: Bill, { by, now }: Doer): Promise<boolean> {
  const { id } = bill.invoice
  if (!(await move(transaction, 'invoice', 'refund', id))) return false
  await revokeSeats(transaction, bill, now)
  await recordMoney(transaction, 'invoice refunded', `invoice ${id}`, { by, now })
  return true
}

/** Closes an invoice that was not paid, and drops the subscription that waited for it. Tells whether it was still unpaid. */
export async function closeInvoice(
  transaction: Database,
  { invoice: { id, purpose }, subscription: bought }: Bill,
  event: 'expire' | 'withdraw',
  { by, now }: Doer,
): Promise<boolean> {
  if (!(await move(transaction, 'invoice', event, id))) return false
  if (purpose !== 'add') await move(transaction, 'subscription', 'drop', bought.id)
  await recordMoney(transaction, `invoice ${event === 'expire' ? 'expired' : 'withdrawn'}`, `invoice ${id}`, {
    by,
    now,
  })
  return true
}
