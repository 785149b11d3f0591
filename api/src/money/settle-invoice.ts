import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { auditEntry, seat, subscription } from '../database/schema'
import { together } from '../database/together'
import { enqueue } from '../jobs/job'
import { seatStudents } from './give-seats'
import type { Bill, InvoiceRow, SubscriptionRow } from './lock'
import { addMonths } from './months'
import { move, moving } from './move'
import { selectOwnStudents } from './owner'
import { type Doer, recordMoney } from './record'
import { allows } from './states'
import { seatChanges, tellPaidJob } from './tell'

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

/** What an invoice buys: the time of a subscription, or seats of one that runs; and the statement that makes it so. */
async function fulfil(transaction: Database, { invoice: { purpose, seats }, subscription: bought }: Bill, now: Date) {
  if (purpose === 'add') {
    const write = transaction
      .update(subscription)
      .set({ seats: sql`${subscription.seats} + ${seats}` })
      .where(eq(subscription.id, bought.id))
      .returning({ id: subscription.id })
    return { bought, write }
  }
  const startsAt = await startOf(transaction, bought, now)
  const times = { startsAt, endsAt: addMonths(startsAt, bought.months) }
  return { bought: { ...bought, ...times }, write: moving(transaction, 'subscription', 'pay', bought.id, times) }
}

const insertSeats = ({ id, subscriptionId, seats }: InvoiceRow) =>
  sql`insert into ${seat} (subscription_id, invoice_id) select ${subscriptionId}::int, ${id}::int
    from generate_series(1, ${seats}::int) returning id`

/**
 * Makes an invoice paid, and what it is for real: the subscription runs, its seats are there and are given to those who were
 * named. `paying` is the statement that makes its payment paid, where money came. The caller has seen by `takesMoney` that all
 * of it can be.
 */
export async function settleInvoice(
  transaction: Database,
  bill: Bill,
  { by, now, paying }: Doer & { paying?: SQLWrapper },
): Promise<void> {
  const { id, studentIds } = bill.invoice
  const { bought, write } = await fulfil(transaction, bill, now)
  await together(transaction, [
    ...(paying ? [paying] : []),
    moving(transaction, 'invoice', 'pay', id, { paidAt: now }),
    write,
    insertSeats(bill.invoice),
    recordMoney(transaction, 'invoice paid', `invoice ${id}`, { by, now }).returning({ id: auditEntry.id }),
  ])
  const students = studentIds.length > 0 ? await selectOwnStudents(bought, transaction, studentIds) : []
  const { changes } = await seatStudents(transaction, bought.id, students, { by, now })
  const seats = changes.length > 0 ? [seatChanges('seatGiven', bought.id, changes, { by, now })] : []
  await enqueue(transaction, tellPaidJob, { invoiceId: id, seats })
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
