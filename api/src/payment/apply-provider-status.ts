import { and, eq, sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import { actorOf, recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { perConnection } from '../database/per-database'
import { payment, paymentEvent } from '../database/schema'
import type { Actor } from '../money/actor'
import { type LockedPayment, lockPayment, type PaymentRow } from '../money/lock'
import { notifyOverpaymentRefund } from '../money/notify-overpayment'
import { refundInvoice, settleInvoice, takesMoney } from '../money/settle-invoice'
import { allows, type EventOf } from '../money/states'
import { transition, transitionSql } from '../money/transition'
import { oneAtATime } from './one-at-a-time'
import type { ProviderStatus } from './providers/provider'

/** The effect of a provider's message. */
export type Outcome =
  | 'unknown order'
  | 'another amount'
  | 'another currency'
  | 'nothing new'
  | 'pending'
  | 'paid'
  | 'surplus'
  | 'failed'
  | 'refunded'

const events = { pending: 'wait', paid: 'pay', failed: 'fail', refunded: 'refund' } as const satisfies Record<
  ProviderStatus['status'],
  EventOf<'payment'>
>

/** A message from a provider: the reported status and the body. */
export interface ProviderReport {
  provider: PaymentRow['provider']
  status: ProviderStatus
  body: unknown
}

const { placeholder } = sql

const paymentByOrder = perConnection((database) =>
  database
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, placeholder('orderId')), eq(payment.provider, placeholder('provider'))))
    .prepare('payment_by_order'),
)

async function selectPayment(
  database: Database,
  { provider, status }: ProviderReport,
): Promise<PaymentRow | undefined> {
  const [row] = await paymentByOrder(database).execute({ orderId: status.orderId, provider })
  return row
}

/** Returns why a message has no effect on a payment; null if the message has an effect. */
function findIdleReason(row: PaymentRow | undefined, { amount, currency, status }: ProviderStatus): Outcome | null {
  if (!row) return 'unknown order'
  if (currency !== row.currency) return 'another currency'
  if (amount !== row.amount) return 'another amount'
  return allows('payment', events[status], row.status) ? null : 'nothing new'
}

/** Returns the statement that stores a message with its outcome. */
const insertEvent = (database: Database, row: PgInsertValue<typeof paymentEvent>) =>
  database.insert(paymentEvent).values(row).returning({ id: paymentEvent.id })

const rowOf = ({ provider, status, body }: ProviderReport, outcome: Outcome, at: Date) => ({
  ...{ provider, body, outcome, at },
  orderId: status.orderId,
})

const insertAnyEvent = perConnection((database) =>
  insertEvent(database, {
    provider: placeholder('provider'),
    orderId: placeholder('orderId'),
    body: placeholder('body'),
    outcome: placeholder('outcome'),
    at: placeholder('at'),
  }).prepare('keep_word'),
)

async function storeReport(database: Database, ...what: Parameters<typeof rowOf>): Promise<Outcome> {
  await insertAnyEvent(database).execute(rowOf(...what))
  return what[1]
}

/** A change to the payment itself. */
interface PaymentChange extends Actor {
  report: ProviderReport
  settled: Pick<PaymentRow, 'reference' | 'settledAt'>
}

/** Records a refund. Undoes the invoice only if this payment paid it. */
async function refund(transaction: Database, locked: LockedPayment, { report, settled, ...actor }: PaymentChange) {
  const { id, status } = locked.payment
  await transition(transaction, 'payment', 'refund', id, settled)
  if (status === 'paid') await refundInvoice(transaction, locked, actor)
  else {
    const action = status === 'surplus' ? 'surplus given back' : 'refund before its payment'
    await recordAction(transaction, {
      actor: actorOf(actor.by),
      action: action,
      subject: `payment ${id}`,
      at: actor.now,
    })
  }
  if (status === 'surplus') await notifyOverpaymentRefund(transaction, locked)
  return storeReport(transaction, report, 'refunded', actor.now)
}

async function pay(
  transaction: Database,
  { payment: row, ...locked }: LockedPayment,
  { report, settled, ...actor }: PaymentChange,
) {
  if (takesMoney(locked, actor.now)) {
    const also = {
      money: transitionSql(transaction, 'payment', 'pay', row.id, settled),
      event: insertEvent(transaction, rowOf(report, 'paid', actor.now)),
    }
    await settleInvoice(transaction, locked, { ...actor, furtherWrites: also })
    return 'paid' as const
  }
  await transition(transaction, 'payment', 'overpay', row.id, settled)
  await recordAction(transaction, {
    actor: actorOf(actor.by),
    action: 'payment without an open invoice',
    subject: `payment ${row.id}`,
    at: actor.now,
  })
  return storeReport(transaction, report, 'surplus', actor.now)
}

/**
 * Applies a message to a payment and stores the message, unless a concurrent message has already changed the payment.
 */
async function applyLocked(transaction: Database, id: number, report: ProviderReport, now: Date): Promise<Outcome> {
  const locked = await lockPayment(transaction, id)
  const { status, reference } = report.status
  const idle = findIdleReason(locked?.payment, report.status)
  if (idle || !locked) return storeReport(transaction, report, idle ?? 'unknown order', now)
  const { createdBy: by, reference: earlier } = locked.payment
  const change = { by, now, report, settled: { reference: reference ?? earlier, settledAt: now } }
  if (status === 'paid') return pay(transaction, locked, change)
  if (status === 'refunded') return refund(transaction, locked, change)
  await transition(transaction, 'payment', events[status], id)
  return storeReport(transaction, report, status, now)
}

/**
 * Applies and stores a provider's message in one transaction. The message may arrive twice, late, or out of order. If
 * it changes nothing, it waits for no lock. Messages about the same order are applied one after the other.
 */
export const applyProviderStatus = (database: Database, report: ProviderReport, now: Date): Promise<Outcome> =>
  oneAtATime(database, report.status.orderId, async () => {
    const row = await selectPayment(database, report)
    const idle = findIdleReason(row, report.status)
    if (idle || !row) return storeReport(database, report, idle ?? 'unknown order', now)
    return database.transaction((transaction) => applyLocked(transaction, row.id, report, now))
  })
