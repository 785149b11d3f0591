import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import { actorOf, recordAction, recordActionSql, recordSql } from '../audit/record'
import type { Database } from '../database/connect'
import { seat, subscription } from '../database/schema'
import { writeInOneStatement } from '../database/write-in-one-statement'
import { enqueueSql } from '../jobs/job'
import { notify } from '../notification/notify'
import type { Actor } from './actor'
import { ownStudents, selectPayers } from './buyer'
import type { InvoiceRow, LockedInvoice, SubscriptionRow } from './lock'
import { addMonths } from './months'
import { notifyPaidJob } from './seats/notify-seats'
import { allows } from './states'
import { transition, transitionSql } from './transition'

const isOver = ({ status, endsAt }: SubscriptionRow, now: Date) =>
  status !== 'active' || endsAt === null || endsAt <= now

/** Returns whether an invoice can be paid: it is unpaid, and its order can still be fulfilled. */
export const takesMoney = ({ invoice: { status, purpose }, subscription: bought }: LockedInvoice, now: Date): boolean =>
  allows('invoice', 'pay', status) &&
  (purpose === 'add' ? !isOver(bought, now) : allows('subscription', 'pay', bought.status))

/** Returns when a subscription begins: a renewal begins when the previous period ends, any other subscription now. */
async function startOf(transaction: Database, { renewsId }: SubscriptionRow, now: Date): Promise<Date> {
  if (renewsId === null) return now
  const [before] = await transaction.select().from(subscription).where(eq(subscription.id, renewsId))
  return before && !isOver(before, now) ? (before.endsAt as Date) : now
}

/**
 * Returns the statement that fulfils the order of an invoice: it starts the period of a subscription, or adds seats
 * to a running one.
 */
function fulfilOrderSql(
  transaction: Database,
  { invoice: { purpose, seats }, subscription: bought }: LockedInvoice,
  startsAt: Date,
) {
  if (purpose !== 'add') {
    const endsAt = addMonths(startsAt, bought.months)
    return transitionSql(transaction, 'subscription', 'pay', bought.id, { startsAt, endsAt })
  }
  return transaction
    .update(subscription)
    .set({ seats: sql`${subscription.seats} + ${seats}` })
    .where(eq(subscription.id, bought.id))
    .returning({ id: subscription.id })
}

/**
 * Creates the seats of an invoice. Students named in the invoice get one if they are still the buyer's and have no
 * seat; the remaining seats are free.
 */
function insertSeats({ subscriptionId, ...issued }: InvoiceRow, { by, now }: Actor) {
  const named = sql`${sql.param(issued.studentIds)}::int[]`
  return sql`insert into ${seat} (subscription_id, invoice_id, student_id, given_by, given_at)
    select ${subscriptionId}::int, ${issued.id}::int, named.id,
      case when named.id is not null then ${by}::int end,
      case when named.id is not null then ${now.toISOString()}::timestamptz end
    from generate_series(1, ${issued.seats}::int) as bought (ordinal) left join (
      select id, row_number() over (order by array_position(${named}, id)) as ordinal
      from (${ownStudents(issued, named)}) as owned (id)
      where id not in (select student_id from ${seat}
        where subscription_id = ${subscriptionId}::int and student_id is not null and revoked_at is null)
    ) as named using (ordinal)
    returning id, student_id`
}

const recordSeats = ({ schoolId }: InvoiceRow, { by, now }: Actor) =>
  recordSql(
    { actor: actorOf(by), action: 'seat given', schoolId: sql`${schoolId}`, at: now },
    sql`select student_id, null::text from seats where student_id is not null`,
  )

/** Further writes in the statement that settles an invoice. Each needs a `returning` clause. */
export type FurtherWrites = Readonly<Record<string, SQLWrapper>>

/**
 * Settles an invoice in one statement: activates the subscription, creates its seats, and gives them to the students
 * named in the order. `furtherWrites` contains the writes for its payment, if there is one. The caller has checked
 * the invoice with `takesMoney`.
 */
export async function settleInvoice(
  transaction: Database,
  locked: LockedInvoice,
  { furtherWrites = {}, ...actor }: Actor & { furtherWrites?: FurtherWrites },
): Promise<void> {
  const { id } = locked.invoice
  const startsAt = await startOf(transaction, locked.subscription, actor.now)
  const requiredWrites = {
    ...furtherWrites,
    paid: transitionSql(transaction, 'invoice', 'pay', id, { paidAt: actor.now }),
    fulfilled: fulfilOrderSql(transaction, locked, startsAt),
    seats: insertSeats(locked.invoice, actor),
    recorded: sql`${recordActionSql({ actor: actorOf(actor.by), action: 'invoice paid', subject: `invoice ${id}`, at: actor.now })} returning id`,
  }
  const notified = await enqueueSql(notifyPaidJob, { invoiceId: id })
  await writeInOneStatement(transaction, requiredWrites, {
    recordedSeats: recordSeats(locked.invoice, actor),
    notified,
  })
}

/** Revokes the seats of a refunded invoice. The subscription ends when it has no seats left. */
async function revokeSeats(
  transaction: Database,
  { invoice: { id, seats }, subscription: bought }: LockedInvoice,
  now: Date,
) {
  await transaction.update(seat).set({ revokedAt: now }).where(eq(seat.invoiceId, id))
  const left = bought.seats - seats
  if (left > 0) await transaction.update(subscription).set({ seats: left }).where(eq(subscription.id, bought.id))
  else await transition(transaction, 'subscription', 'end', bought.id)
}

/**
 * Marks a paid invoice as refunded, undoes its effects, and notifies the payer. Returns whether the invoice was paid.
 */
export async function refundInvoice(
  transaction: Database,
  locked: LockedInvoice,
  { by, now }: Actor,
): Promise<boolean> {
  const { id } = locked.invoice
  if (!(await transition(transaction, 'invoice', 'refund', id))) return false
  await revokeSeats(transaction, locked, now)
  await recordAction(transaction, { actor: actorOf(by), action: 'invoice refunded', subject: `invoice ${id}`, at: now })
  const { number, total: amount, currency } = locked.invoice
  const payers = await selectPayers(locked.invoice, transaction)
  await notify(transaction, payers, 'invoiceRefunded', { id, number, amount, currency }, `invoice ${id} refunded`)
  return true
}

/**
 * Closes an unpaid invoice and drops the subscription that was waiting for it. Returns whether the invoice was still
 * unpaid.
 */
export async function closeInvoice(
  transaction: Database,
  { invoice: { id, purpose }, subscription: bought }: LockedInvoice,
  event: 'expire' | 'withdraw',
  { by, now }: Actor,
): Promise<boolean> {
  if (!(await transition(transaction, 'invoice', event, id))) return false
  if (purpose !== 'add') await transition(transaction, 'subscription', 'drop', bought.id)
  const action = event === 'expire' ? 'invoice expired' : 'invoice withdrawn'
  await recordAction(transaction, { actor: actorOf(by), action, subject: `invoice ${id}`, at: now })
  return true
}
